/**
 * `pnpm new` on a copy of the repository. Something wrong is planted into what it lays down: each check has to name it, and
 * nothing else, which shows both that the check sees new folders and that they are right as they are laid down.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { watchOver } from '#dev/processes/watchdog.ts'
import { copyRepository, linkInstalled } from './scratch-copy.ts'

let copy: string
/** What each check complained about. */
let complaints: ReadonlyMap<string, string>

beforeAll(async () => {
  copy = await copyRepository()
  const said = await node('dev/new.ts', 'remote', 'open-houses', '--skip-install')
  if (!said.includes('mf-open-houses/remote.json')) throw new Error(said)
  await linkInstalled('mf-reports', copy, 'mf-open-houses')
  for (const [file, text] of Object.entries(PLANTED)) write(`mf-open-houses/src/${file}`, text)
  replace('mf-open-houses/src/remote.ts', 'import data', "import '#parts/planted/large.ts'\nimport data")
  const output = await node('dev/check.ts', 'types of mf-open', 'boundaries', 'unused', 'format', 'build', 'size')
  complaints = complaintsIn(output)
}, 120_000)

afterAll(() => rm(copy, { recursive: true, force: true }))

/** Files with something wrong. */
const PLANTED = {
  'parts/planted/type.ts': "export const seven: number = 'seven'\n",
  'parts/planted/import.ts': "export { contract } from '../../../../mf-deals/src/remote.ts'\n",
  'parts/planted/format.ts': 'export const seven = 7;\n',
  'parts/planted/large.ts': `document.title =\n  '${randomBytes(150_000).toString('base64')}'\n`,
  'parts/planted/seven.test.ts': "import { expect, it } from 'vitest'\n\nit('is seven', () => expect(6).toBe(7))\n",
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), text)
}

function replace(file: string, text: string, replacement: string): void {
  write(file, readFileSync(join(copy, file), 'utf8').replace(text, replacement))
}

/** Runs a program of the copy; gives what it printed, without colours. */
function node(script: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [script, ...args], { cwd: copy, detached: true })
  watchOver(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((done, fail) => {
    child.once('error', fail).once('close', () => done(stripVTControlCharacters(output)))
  })
}

/** Each complaint stands before the line of its check. */
const complaintsIn = (output: string): ReadonlyMap<string, string> =>
  new Map([...output.matchAll(/((?:^(?![✓✗]).*\n)*)^[✓✗] (.*?) {2}/gm)].map(([, text = '', name = '']) => [name, text]))

/** The parts of a complaint that match. */
const found = (check: string, pattern: RegExp): string[] => complaints.get(check)?.match(pattern) ?? []

describe('a new remote', () => {
  it('is type-checked', () => {
    const errors = found('types of mf-open-houses', /^.*error TS\d+/gm)
    expect(errors).toEqual(['mf-open-houses/src/parts/planted/type.ts(1,14): error TS2322'])
  })

  it('is held against the boundaries', () => {
    const violations = found('boundaries', /^\S+: .*/gm)
    const planted = 'mf-open-houses/src/parts/planted/import.ts'
    expect(violations).toEqual([`no-remote-to-remote: ${planted} → mf-deals/src/remote.ts`])
  })

  it('is searched for code that nothing uses', () => {
    const unused = found('unused code and dependencies', /^\S.*/gm)
    const planted = ['format', 'import', 'type'].map((name) => `mf-open-houses/src/parts/planted/${name}.ts`)
    expect(unused).toEqual(['Unused files (3)', ...planted])
  })

  it('is held against the format', () => {
    expect(found('format', /^mf-\S+/gm)).toEqual(['mf-open-houses/src/parts/planted/format.ts'])
  })

  it('is built, and held against the byte budgets', () => {
    expect(found('front ends build', /./g)).toEqual([])
    expect(found('size budgets', /^ +\S+ \/.*(?=\n.*exceeded)/gm)).toEqual(['  mf-open-houses /agent/open-houses'])
  })

  it('is linted', async () => {
    const output = await node('node_modules/oxlint/bin/oxlint', '--type-aware', 'mf-open-houses')
    expect(output).toContain('mf-open-houses/src/parts/planted/import.ts:1:1')
    expect(output).toContain('Found 0 warnings and 1 error.')
  })

  it('is tested', async () => {
    const output = await node('node_modules/vitest/vitest.mjs', 'run', 'mf-open-houses')
    expect(output).toContain('FAIL   mf-open-houses  src/parts/planted/seven.test.ts > is seven')
    expect(output).toMatch(/Tests +1 failed \| 3 passed/)
  })
})
