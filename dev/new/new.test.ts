/**
 * `pnpm new` on a copy of the repository. Mistakes are planted into the new files. Each check must report its mistake
 * and nothing else, which proves that the checks see new folders and that the templates are correct.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { watchOver } from '#dev/processes/watchdog.ts'
import { buildAll } from '#dev/releases/build.ts'
import { remoteNames, remotes } from '#dev/workspace/remotes.ts'
import { pluralOf } from '#remote-kit/scaffold/names.ts'
import { placesOf } from '#remote-kit/scaffold/new-remote.ts'
import { copyRepository, linkInstalled } from './scratch-copy.ts'

let copy: string
/** The complaints of each check. */
let complaints: ReadonlyMap<string, string>

const CHECKS = ['types of mf-open', 'types of api', 'boundaries', 'contract', 'unused', 'format', 'size']

beforeAll(async () => {
  await buildAll()
  copy = await copyRepository()
  await layDown('mf-open-houses/remote.json', 'remote', 'open-houses', '--skip-install')
  await linkInstalled('mf-reports', copy, 'mf-open-houses')
  await layDown('openapi/guest-lists/paths.yaml', 'entity', 'guest-list', '--in', 'mf-open-houses')
  for (const [file, text] of Object.entries(PLANTED)) write(file, text)
  replace('mf-open-houses/src/remote.ts', 'import data', "import '#parts/planted/large.ts'\nimport data")
  replace('openapi/guest-lists/schemas.yaml', 'maxLength: 100, ', '')
  replace('api/test/authorization/calls.ts', /^ {2}getGuestList: .*\n/m, '')
  await node('dev/build.ts', 'mf-open-houses')
  complaints = complaintsIn(await node('dev/check.ts', ...CHECKS))
}, 300_000)

afterAll(() => rm(copy, { recursive: true, force: true }))

/** Runs `pnpm new`, which must report that it wrote `file`. */
async function layDown(file: string, ...args: string[]): Promise<void> {
  const said = await node('dev/new.ts', ...args)
  if (!said.includes(file)) throw new Error(said)
}

const failing = "import { expect, it } from 'vitest'\n\nit('is seven', () => expect(6).toBe(7))\n"

/** Files with planted mistakes. */
const PLANTED = {
  'mf-open-houses/src/parts/planted/type.ts': "export const seven: number = 'seven'\n",
  'mf-open-houses/src/parts/planted/import.ts': "export { contract } from '../../../../mf-deals/src/remote.ts'\n",
  'mf-open-houses/src/parts/planted/format.ts': 'export const seven = 7;\n',
  'mf-open-houses/src/parts/planted/large.ts': `document.title =\n  '${randomBytes(150_000).toString('base64')}'\n`,
  'mf-open-houses/src/parts/planted/seven.test.ts': failing,
  'api/src/entities/guest-lists/planted/type.ts': "export const seven: number = 'seven'\n",
  'api/src/entities/guest-lists/planted/import.ts':
    "export { contactsRoutes } from '../../contacts/contacts.routes.ts'\n",
  'api/src/entities/guest-lists/planted/format.ts': 'export const seven = 7;\n',
  'api/src/entities/guest-lists/planted/seven.test.ts': failing,
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), text)
}

function replace(file: string, text: string | RegExp, replacement: string): void {
  const content = readFileSync(join(copy, file), 'utf8')
  const replaced = content.replace(text, replacement)
  if (replaced === content) throw new Error(`${file} does not say ${text}`)
  write(file, replaced)
}

/** Runs a program in the copy and returns its output without colors. */
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

/** Each complaint comes before the line of its check. */
const complaintsIn = (output: string): ReadonlyMap<string, string> =>
  new Map([...output.matchAll(/((?:^(?![✓✗]).*\n)*)^[✓✗] (.*?) {2}/gm)].map(([, text = '', name = '']) => [name, text]))

/** The parts of a complaint that match. */
const found = (check: string, pattern: RegExp): string[] => complaints.get(check)?.match(pattern) ?? []

const plantedInRemote = (name: string) => `mf-open-houses/src/parts/planted/${name}.ts`
const plantedInEntity = (name: string) => `api/src/entities/guest-lists/planted/${name}.ts`

it('two pages never get one path, and nothing is written', async () => {
  expect(await node('dev/new.ts', 'entity', 'open-house', '--in', 'mf-contacts')).toBe(
    '/agent/open_houses is a page of mf-open-houses already. Choose another name\n',
  )
  expect(existsSync(join(copy, 'openapi/open-houses'))).toBe(false)
  expect(await node('dev/new.ts', 'entity', 'open-house', '--in', 'mf-contact')).toMatch(
    /^There is no remote mf-contact, only mf-deals, .*\n$/,
  )
})

it('the examples of the README can be run one after the other', async () => {
  const readme = readFileSync(join(copy, 'README.md'), 'utf8')
  const [, entity = '', into = ''] = /`pnpm new entity (\S+) --in (\S+)`/.exec(readme) ?? []
  const [, remote = ''] = /`pnpm new remote (\S+)`/.exec(readme) ?? []
  const taken = remotes.flatMap(({ pages }) => Object.values(pages).map(({ path }) => path))
  const paths = [placesOf(pluralOf(entity)).path, placesOf(remote).path, ...taken]
  expect(paths).toHaveLength(new Set(paths).size)
  expect(remoteNames).toContain(into)
})

describe('a new remote and a new entity', () => {
  it('are type-checked, including what is missing for them', () => {
    const errors = /^.*error TS\d+(?:.*is missing)?/gm
    expect(found('types of mf-open-houses', errors)).toEqual([`${plantedInRemote('type')}(1,14): error TS2322`])
    expect(found('types of api', errors)).toEqual([
      `${plantedInEntity('type')}(1,14): error TS2322`,
      expect.stringMatching(/^api\/test\/authorization\/calls.ts.* error TS2741: Property 'getGuestList' is missing$/),
    ])
  })

  it('are checked for boundaries', () => {
    expect(found('boundaries', /^\S+: .*/gm)).toEqual([
      `entities-meet-by-suffix: ${plantedInEntity('import')} → api/src/entities/contacts/contacts.routes.ts`,
      `no-remote-to-remote: ${plantedInRemote('import')} → mf-deals/src/remote.ts`,
      `routes-are-mounted-once: ${plantedInEntity('import')} → api/src/entities/contacts/contacts.routes.ts`,
    ])
  })

  it('are checked against the contract', () => {
    expect(found('contract lint', /./g)).toEqual([])
    expect(found('contract drift', /openapi\.json/g)).not.toEqual([])
  })

  it('are checked for unused code', () => {
    const planted = ['format', 'import', 'type']
    expect(found('unused code and dependencies', /^\S.*?(?=\s*$)/gm)).toEqual([
      'Unused files (6)',
      ...planted.map(plantedInEntity),
      ...planted.map(plantedInRemote),
    ])
  })

  it('are checked for their format', () => {
    expect(found('format', /^\S+\.ts/gm).toSorted()).toEqual([plantedInEntity('format'), plantedInRemote('format')])
  })

  it('are built and checked against the byte budgets', () => {
    expect(found('size budgets', /^ +\S+ \/.*(?=\n.*exceeded)/gm)).toEqual([
      '  mf-open-houses /agent/open_houses',
      '  mf-open-houses /agent/guest_lists',
    ])
  })

  it('are linted', async () => {
    const folders = ['mf-open-houses', 'api/src/entities/guest-lists']
    const output = await node('node_modules/oxlint/bin/oxlint', '--type-aware', ...folders)
    expect(output).toContain(`${plantedInRemote('import')}:1:1`)
    expect(output).toContain(`${plantedInEntity('import')}:1:1`)
    expect(output).toContain('Found 0 warnings and 2 errors.')
  })

  it('are tested', async () => {
    const output = await node('node_modules/vitest/vitest.mjs', 'run', 'mf-open-houses', 'guest-lists')
    expect(output).toContain('FAIL   mf-open-houses  src/parts/planted/seven.test.ts > is seven')
    expect(output).toContain('FAIL   api  src/entities/guest-lists/planted/seven.test.ts > is seven')
    expect(output).toMatch(/Tests +2 failed \| 14 passed/)
  })
})
