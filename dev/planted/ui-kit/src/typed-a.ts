import { b } from './typed-b.ts'

export type A = string
export const a: A = b
