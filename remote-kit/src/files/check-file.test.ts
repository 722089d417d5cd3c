import { expect, it } from 'vitest'
import { checkFile } from './check-file.ts'

it.each([
  [0, 'The file is empty'],
  [1, null],
  [25 * 1024 * 1024, null],
  [25 * 1024 * 1024 + 1, 'The file is larger than 25 MB'],
])('%i bytes: %s', (size, reason) => {
  expect(checkFile({ size })).toBe(reason)
})
