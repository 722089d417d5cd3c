import { priya } from './test/sample-contacts.ts'

export const planted = priya
