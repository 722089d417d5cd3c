import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { integrityOf } from '#build/build-manifest.ts'
import { folderStorage } from '#places/folder-storage.ts'
import { createEnvironment, registryIn } from './environments.ts'
import type { ReleasePlace } from './place.ts'
import { withShell } from './registry.ts'
import { editRegistry } from './registry-store.ts'
import {
  endCanary,
  pointTo,
  promoteCanary,
  promoteFrom,
  release,
  releaseBuild,
  rollBackRemote,
  tryOut,
  turn,
  upload,
} from './release.ts'

const NAME = 'mf-reports'
let dataDir: string
let place: ReleasePlace
let host: Server
/** What the host does to a file, if anything. */
let spoil: ((file: string) => { status?: number; body?: string; type?: string; origin?: string } | null) | null

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'protracker-release-'))
  spoil = null
  host = createServer(async (request, response) => {
    const file = join(dataDir, 'releases', request.url ?? '')
    const spoiled = spoil?.(file) ?? {}
    const body = spoiled.body ?? (await readFile(file, 'utf8').catch(() => null))
    response.setHeader('Access-Control-Allow-Origin', spoiled.origin ?? '*')
    response.setHeader('Content-Type', spoiled.type ?? 'text/javascript')
    response.writeHead(spoiled.status ?? (body === null ? 404 : 200)).end(body)
  })
  await new Promise<void>((resolve) => host.listen(0, resolve))
  const baseUrl = `http://localhost:${(host.address() as AddressInfo).port}/${NAME}/`
  const storage = folderStorage(dataDir)
  place = { storage, files: storage, baseUrls: { [NAME]: baseUrl }, store: registryIn(storage) }
})

afterEach(async () => {
  host.closeAllConnections()
  host.close()
  await rm(dataDir, { recursive: true })
})

/** A finished build, as small as one can be. */
async function build(version: string, code = `run(${version})`): Promise<string> {
  const dir = join(dataDir, 'dist', `${version}-${code.length}`)
  const manifest = {
    name: NAME,
    version,
    contractVersion: 1,
    shellApi: '^1.0.0',
    runtime: '2.9.2',
    entry: 'entry.js',
    globalName: 'mf_reports',
    files: { 'entry.js': integrityOf(Buffer.from(code)) },
    preload: { contract: [], pages: {} },
    shared: {},
    data: { name: NAME, shellApi: '^1.0.0', routes: [], nav: [] },
  }
  await mkdir(dir, { recursive: true })
  await writeFile(join(dir, 'entry.js'), code)
  await writeFile(join(dir, 'manifest.json'), JSON.stringify(manifest))
  return dir
}

const current = async () => (await place.store.read()).registry.remotes[NAME]

describe('a release', () => {
  test('becomes active once its host serves it', async () => {
    await releaseBuild(NAME, await build('1.0.0'), place, { why: 'first' })
    expect(await current()).toMatchObject({ active: '1.0.0' })
    expect(await place.store.history()).toMatchObject([{ what: 'release', from: null, to: '1.0.0', why: 'first' }])
  })

  test('of a published version with other files is refused, and the published ones stay', async () => {
    await releaseBuild(NAME, await build('1.0.0', 'old'), place)
    await expect(releaseBuild(NAME, await build('1.0.0', 'newer'), place)).rejects.toThrow('published already')
    expect(await readFile(join(dataDir, 'releases', NAME, '1.0.0/entry.js'), 'utf8')).toBe('old')
    const files = (await current())?.versions['1.0.0']?.manifest.files
    expect(files?.['entry.js']).toBe(integrityOf(Buffer.from('old')))
    // The same files again are no other release.
    await releaseBuild(NAME, await build('1.0.0', 'old'), place)
  })

  test.each<[string, Exclude<ReturnType<NonNullable<typeof spoil>>, null>]>([
    ['answered 404', { status: 404 }],
    ['has another hash', { body: 'cut of' }],
    ['has the type text/plain', { type: 'text/plain' }],
    ['doesn’t allow other origins', { origin: 'https://elsewhere.test' }],
  ])('whose file %s moves nothing', async (fault, what) => {
    await releaseBuild(NAME, await build('1.0.0'), place)
    spoil = (file) => (file.includes('2.0.0') ? what : null)
    await expect(releaseBuild(NAME, await build('2.0.0'), place)).rejects.toThrow(`entry.js: ${fault}`)
    expect(await current()).toMatchObject({ active: '1.0.0', past: [] })
  })

  test.each(['../../../evil', '1.0.0/../../evil', '..', '', 'latest', '1.0.0 '])(
    'of the version %j is refused before anything is built',
    async (version) => {
      await expect(release(join(dataDir, NAME), place, { version })).rejects.toThrow('isn’t a version')
      expect(await readdir(dataDir)).toEqual([])
    },
  )
})

test('a canary is promoted without another build; the history tells all of it', async () => {
  await releaseBuild(NAME, await build('1.0.0'), place)
  await releaseBuild(NAME, await build('2.0.0'), place, { canary: 10 })
  const canary = (await current())?.versions['2.0.0']
  await promoteCanary(NAME, place)
  expect((await current())?.versions['2.0.0']).toEqual(canary)
  await turn('off', NAME, place, { why: 'it loses money' })
  await rollBackRemote(NAME, place, { version: '1.0.0' })
  const history = await place.store.history()
  expect(history.map(({ what, from, to, why, share }) => [what, from, to, why, share])).toEqual([
    ['release', null, '1.0.0', null, undefined],
    ['canary', '1.0.0', '2.0.0', null, 10],
    ['promote', '1.0.0', '2.0.0', null, undefined],
    ['disable', '2.0.0', '2.0.0', 'it loses money', undefined],
    ['rollback', '2.0.0', '1.0.0', null, undefined],
  ])
})

test('a canary gets a larger share, and not everyone', async () => {
  await releaseBuild(NAME, await build('1.0.0'), place)
  await releaseBuild(NAME, await build('2.0.0'), place, { canary: 10 })
  await promoteCanary(NAME, place, { canary: 50, why: 'fine so far' })
  expect(await current()).toMatchObject({ active: '1.0.0', canary: { version: '2.0.0', share: 50 } })
  expect((await place.store.history()).at(-1)).toMatchObject({ what: 'canary', share: 50, why: 'fine so far' })
})

test('the history tells which version was uploaded for testers, why it was withdrawn, and what a canary got', async () => {
  await releaseBuild(NAME, await build('1.0.0'), place)
  const uploaded = await upload(NAME, await build('2.0.0'), place)
  await tryOut(uploaded, NAME, place, { why: 'faster', problemOf: async () => 'its page stays empty' })
  const crash = async () => Promise.reject(new Error('no browser'))
  await expect(tryOut(uploaded, NAME, place, { why: 'faster', problemOf: crash })).rejects.toThrow('no browser')
  await tryOut(uploaded, NAME, place, { why: 'faster', problemOf: async () => null })
  for (const canary of [0, 50]) await pointTo(uploaded, NAME, place, { canary })
  const history = await place.store.history()
  expect(history.slice(1).map(({ what, version, to, share, why }) => [what, version ?? to, share, why])).toEqual([
    ['upload', '2.0.0', undefined, 'faster'],
    ['withdraw', '2.0.0', undefined, 'its page stays empty'],
    ['upload', '2.0.0', undefined, 'faster'],
    ['withdraw', '2.0.0', undefined, 'no browser'],
    ['upload', '2.0.0', undefined, 'faster'],
    ['canary', '2.0.0', 0, null],
    ['canary', '2.0.0', 50, null],
  ])
})

test('a release goes from one environment to the next as it is, and rollbacks of one leave the other alone', async () => {
  await releaseBuild(NAME, await build('1.0.0'), place)
  await createEnvironment(place.storage, 'staging')
  const staging = { ...place, store: registryIn(place.storage, 'staging') }
  const inStaging = async () => (await staging.store.read()).registry.remotes[NAME]
  expect((await inStaging())?.versions).toEqual((await current())?.versions)

  await releaseBuild(NAME, await build('2.0.0'), staging)
  expect(await current()).toMatchObject({ active: '1.0.0' })
  await promoteFrom(staging.store, NAME, place, { origin: 'staging', why: 'tried for a day' })
  expect(await current()).toMatchObject({ active: '2.0.0', past: ['1.0.0'] })
  expect((await current())?.versions['2.0.0']).toEqual((await inStaging())?.versions['2.0.0'])

  await rollBackRemote(NAME, place)
  expect([(await current())?.active, (await inStaging())?.active]).toEqual(['1.0.0', '2.0.0'])
  expect(await place.store.history()).toMatchObject([
    { what: 'release', origin: null },
    { what: 'promote', from: '1.0.0', to: '2.0.0', origin: 'staging', where: expect.stringMatching(/./) },
    { what: 'rollback' },
  ])
})

test('an environment gets nothing that the other one does not have, or that its own shell cannot run', async () => {
  await releaseBuild(NAME, await build('1.0.0'), place)
  await createEnvironment(place.storage, 'staging')
  const staging = registryIn(place.storage, 'staging')
  const promotion = (version: string) => promoteFrom(staging, NAME, place, { origin: 'staging', version })
  await expect(promotion('9.0.0')).rejects.toThrow('mf-reports has no version 9.0.0; it has 1.0.0')
  const offer = {
    version: '1',
    shellApi: '2.0.0',
    contractVersion: 1,
    runtime: '2.9.2',
    shared: {},
    routes: [],
    icons: [],
  }
  await editRegistry(place.store, { what: 'start' }, (registry) => withShell(registry, offer))
  await expect(promotion('1.0.0')).rejects.toThrow("it needs the shell's API ^1.0.0, the shell offers 2.0.0")
})

test('nothing goes back to a version whose files are gone', async () => {
  await releaseBuild(NAME, await build('1.0.0'), place)
  await releaseBuild(NAME, await build('2.0.0'), place)
  await rm(join(dataDir, 'releases', NAME, '1.0.0'), { recursive: true })
  await expect(rollBackRemote(NAME, place)).rejects.toThrow('answered 404')
  expect(await current()).toMatchObject({ active: '2.0.0' })
})

test('a canary is ended by its version: one that was promoted meanwhile stays', async () => {
  await releaseBuild(NAME, await build('1.0.0'), place)
  await releaseBuild(NAME, await build('2.0.0'), place, { canary: 10 })
  await endCanary(NAME, place, { version: '1.9.0' })
  expect((await current())?.canary?.version).toBe('2.0.0')
  await endCanary(NAME, place, { version: '2.0.0', why: 'It failed too often' })
  expect(await current()).toMatchObject({ active: '1.0.0', canary: null })
  expect((await place.store.history()).at(-1)).toMatchObject({ what: 'rollback', why: 'It failed too often' })

  await releaseBuild(NAME, await build('3.0.0'), place, { canary: 10 })
  await promoteCanary(NAME, place)
  await endCanary(NAME, place, { version: '3.0.0' })
  expect(await current()).toMatchObject({ active: '3.0.0', canary: null })
})
