import type { A } from './typed-a.ts'

export const b: A = 'b'
