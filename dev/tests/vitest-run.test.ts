import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesToTryAgain } from './second-try.ts'
import { runVitest } from './vitest-run.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'protracker-vitest-run-'))
  await mkdir(join(folder, 'reports'))
})
afterEach(() => rm(folder, { recursive: true }))

async function run(tests: Record<string, string>) {
  for (const [name, text] of Object.entries(tests)) await writeFile(join(folder, `${name}.test.mjs`), text)
  return runVitest({ name: 'sample', folder, options: ['--globals'], isQuiet: true }, join(folder, 'reports'))
}

const FAILS = `test('adds', () => expect(1 + 1).toBe(3))`
const STRAYS = `test('asks', async () => { void Promise.reject(new Error('no one waits')); await new Promise((go) => setTimeout(go, 50)) })`

test('tells which tests failed', async () => {
  const result = await run({ shaky: FAILS, sound: `test('adds', () => expect(1 + 1).toBe(2))` })
  const shaky = result.files.find(({ file }) => file.endsWith('shaky.test.mjs'))
  expect(shaky?.failures).toEqual([expect.stringMatching(/shaky\.test\.mjs > adds: AssertionError/)])
  expect(result.failures).toEqual([])
  expect(filesToTryAgain(result)).toEqual([shaky?.file])
})

test('tells of an error outside of any test, also beside a failed one, and then nothing runs again', async () => {
  const result = await run({ shaky: FAILS, stray: STRAYS })
  expect(result.failures).toEqual(['sample: an error outside of any test: no one waits'])
  expect(filesToTryAgain(result)).toEqual([])
})
