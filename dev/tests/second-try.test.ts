import { expect, test } from 'vitest'
import { filesToTryAgain, withSecondTry } from './second-try.ts'

const sound = { file: 'sound.test.ts', passed: 3, failures: [] }
const shaky = { file: 'shaky.test.ts', passed: 1, failures: ['shaky.test.ts > waits: took too long'] }
const first = { files: [sound, shaky], failures: [] }

test('a few failed files run again', () => {
  expect(filesToTryAgain(first)).toEqual(['shaky.test.ts'])
  expect(filesToTryAgain({ files: [sound], failures: [] })).toEqual([])
})

test('nothing runs again when much failed, or something outside of the files', () => {
  const many = Array.from({ length: 6 }, (_, index) => ({ ...shaky, file: `${index}.test.ts` }))
  expect(filesToTryAgain({ files: many, failures: [] })).toEqual([])
  expect(filesToTryAgain({ ...first, failures: ['tests: an error outside of any test'] })).toEqual([])
})

test('a file that passes the second time counts as passed, and its first failures are told', () => {
  const after = withSecondTry(first, { files: [{ file: 'shaky.test.ts', passed: 2, failures: [] }], failures: [] })
  expect(after.files).toEqual([sound, { file: 'shaky.test.ts', passed: 2, failures: [] }])
  expect(after.passedOnSecondTry).toEqual(['shaky.test.ts > waits: took too long'])
})

test('a file that fails again, loses a test, or does not run stays failed', () => {
  for (const files of [[shaky], [{ ...shaky, passed: 1, failures: [] }], []]) {
    const after = withSecondTry(first, { files, failures: [] })
    expect(after.files).toEqual([sound, shaky])
    expect(after.passedOnSecondTry).toEqual([])
  }
})

test('an error of the second run counts', () => {
  const after = withSecondTry(first, { files: [], failures: ['journeys-again: ended without a report'] })
  expect(after.failures).toEqual(['journeys-again: ended without a report'])
})
