import { refused } from '../../platform/http/errors.ts'

export const planted = refused
