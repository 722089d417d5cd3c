import { session } from '../../../../shell/src/session.ts'

export const planted = session
