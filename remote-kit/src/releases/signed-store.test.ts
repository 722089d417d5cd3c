import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Registry, Release } from '#federation/registry.ts'
import { folderStorage } from '#places/folder-storage.ts'
import type { Storage } from '#places/storage.ts'
import { createEnvironment, registryIn } from './environments.ts'
import { resign, retireKey } from './rotation.ts'
import { storedRegistry } from './stored-registry.ts'
import { activate, EMPTY, setDisabled } from './registry.ts'
import { type Change, editRegistry } from './registry-store.ts'
import { newPrivateKey, signerWith } from '#trust/ed25519.ts'
import { loadTrustedKeys, storeTrustedKeys } from './key-files.ts'

const NAME = 'mf-deals'
const [pem, nextPem] = [newPrivateKey(), newPrivateKey()]
const [team, next, stranger] = [signerWith(pem), signerWith(nextPem), signerWith(newPrivateKey())]
let folder: string
let storage: Storage

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'protracker-signed-'))
  storage = folderStorage(folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const releaseOf = (version: string): Release => ({
  version,
  baseUrl: `http://localhost/${NAME}/${version}/`,
  manifest: {
    name: NAME,
    version,
    contractVersion: 1,
    shellApi: '^1.0.0',
    runtime: '2.9.2',
    entry: 'entry.js',
    globalName: 'mf_deals',
    files: {},
    preload: { contract: [], pages: {} },
    shared: {},
    data: { name: NAME, shellApi: '^1.0.0', routes: [], nav: [] },
  },
})

const publish = (version: string) =>
  editRegistry(registryIn(storage), { what: 'release', remote: NAME }, (registry) =>
    activate(registry, NAME, releaseOf(version)),
  )
const record = async () => (await registryIn(storage).read()).registry.remotes[NAME]
const pin = (keys: Record<string, string>, remotes = [NAME]) =>
  storeTrustedKeys(storage, { teams: { deals: { remotes, keys } } })

/** Writes to the registry past the signatures, as someone with access to the storage would. */
async function forge(change: (registry: Registry) => Registry): Promise<void> {
  const store = storedRegistry(storage, 'production')
  const { registry, revision } = await store.read()
  await store.write(change(registry), revision, {} as Change)
}

describe('on a developer’s machine', () => {
  test('a key is made when it is first needed, readable only by its owner', async () => {
    await publish('1.0.0')
    const file = join(folder, 'keys/development.pem')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const { id } = signerWith(await readFile(file, 'utf8'))
    expect((await loadTrustedKeys(storage)).teams['development']?.keys).toHaveProperty([id])
    expect((await record())?.proof).toMatchObject({ key: id, sequence: 1 })
    expect(await registryIn(storage).history()).toMatchObject([{ key: id }])
  })

  test('a registry from before there were keys is signed with its next edit', async () => {
    await forge(() => activate(EMPTY, NAME, releaseOf('1.0.0')))
    await publish('2.0.0')
    expect((await record())?.versions['1.0.0']?.proof).toBeDefined()
  })

  const whole = activate(EMPTY, NAME, releaseOf('1.0.0')).remotes[NAME]
  test.each<[fault: string, record: unknown]>([
    ['isn’t a record', null],
    ['isn’t a record', 'text'],
    ['isn’t a record', { active: '1.0.0' }],
    ['has no active version', { versions: {} }],
    ['has no version 9.0.0', { ...whole, active: '9.0.0' }],
    ['has no list of past versions', { ...whole, past: 'x' }],
    ['has a canary that isn’t one', { ...whole, canary: 5 }],
    ['has a canary that isn’t one', { ...whole, canary: { version: '9.0.0', share: 5 } }],
    ['doesn’t say whether it’s disabled', { ...whole, disabled: 'no' }],
    ['has a version 1.0.0 that isn’t a release', { ...whole, versions: { '1.0.0': null } }],
    [
      'has a version 1.0.0 that isn’t a release',
      { ...whole, versions: { '1.0.0': { version: '1.0.0', baseUrl: 'x' } } },
    ],
  ])('an unsigned record that %s is named: %j', async (fault, broken) => {
    await publish('1.0.0')
    await forge((registry) => ({ ...registry, remotes: { ...registry.remotes, 'mf-odd': broken as never } }))
    await expect(publish('2.0.0')).rejects.toThrow(`mf-odd ${fault}`)
    vi.stubEnv('SIGNING_KEY', pem)
    await expect(resign(storage, { adopts: true })).rejects.toThrow(`mf-odd ${fault}`)
  })
})

describe('with pinned keys', () => {
  beforeEach(async () => {
    await pin({ [team.id]: team.publicKey })
    vi.stubEnv('SIGNING_KEY', pem)
  })

  test('each edit is signed and counted; a release keeps the signature it came with', async () => {
    await publish('1.0.0')
    const first = (await record())?.versions['1.0.0']?.proof
    await publish('2.0.0')
    expect((await record())?.proof).toMatchObject({ sequence: 2, key: team.id })
    expect((await record())?.versions['1.0.0']?.proof).toEqual(first)
  })

  test.each<[string, (registry: Registry) => Registry]>([
    ['is not signed', () => activate(EMPTY, NAME, releaseOf('9.0.0'))],
    ['is not what was signed', (registry) => setDisabled(registry, NAME, true)],
    ['has a release 2.0.0 that is not signed', (registry) => activate(registry, NAME, releaseOf('2.0.0'))],
  ])('nothing is built on a record that %s', async (fault, forgery) => {
    await publish('1.0.0')
    await forge(forgery)
    await expect(publish('3.0.0')).rejects.toThrow(`${NAME} ${fault}`)
  })

  test('a record of one environment is none of another', async () => {
    await publish('1.0.0')
    await createEnvironment(storage, 'staging')
    expect((await registryIn(storage, 'staging').read()).registry.remotes[NAME]?.proof?.sequence).toBe(2)
    await writeFile(join(folder, 'registry.copy.json'), await readFile(join(folder, 'registry.json')))
    await expect(registryIn(storage, 'copy').read()).rejects.toThrow(`${NAME} is not what was signed`)
  })

  test('no key, a stranger’s, or that of another team signs nothing, and the error says what to do', async () => {
    vi.stubEnv('SIGNING_KEY', '')
    await expect(publish('1.0.0')).rejects.toThrow('`pt-remote keys new` makes one')
    vi.stubEnv('SIGNING_KEY', join(folder, 'nothing.pem'))
    await expect(publish('1.0.0')).rejects.toThrow('nothing.pem) is neither a file that exists nor a PEM')
    vi.stubEnv('SIGNING_KEY', newPrivateKey())
    await expect(publish('1.0.0')).rejects.toThrow(
      /may not sign for mf-deals; [0-9a-f]{16} may\..*pt-remote keys trust/,
    )
    vi.stubEnv('SIGNING_KEY', pem)
    await pin({ [team.id]: team.publicKey }, ['mf-reports'])
    await expect(publish('1.0.0')).rejects.toThrow('may not sign for mf-deals; none may')
  })

  test.each([
    ['without its first line', (key: string) => key.split('\n').slice(1).join('\n')],
    ['in base64', (key: string) => Buffer.from(key).toString('base64')],
    ['in one line', (key: string) => key.replaceAll('\n', ' ')],
  ])('a key %s is refused, and no message has it', async (_form, change) => {
    const secret = newPrivateKey()
    vi.stubEnv('SIGNING_KEY', change(secret))
    const error = await publish('1.0.0').catch(String)
    expect(error).toMatch(/SIGNING_KEY (is neither a file that exists nor a PEM|isn’t a private key)/)
    expect(error).not.toContain(secret.split('\n')[1])
    expect(error).not.toContain(change(secret))
  })

  test('keys that should be pinned somewhere else are not made up', async () => {
    vi.stubEnv('TRUSTED_KEYS', join(folder, 'elsewhere.json'))
    await expect(publish('1.0.0')).rejects.toThrow('elsewhere.json, which isn’t there')
  })

  test('in a rotation both keys count; without the old one, what it signed does not', async () => {
    await publish('1.0.0')
    await pin({ [team.id]: team.publicKey, [next.id]: next.publicKey })
    expect((await record())?.proof?.key).toBe(team.id)
    await pin({ [next.id]: next.publicKey })
    await expect(record()).rejects.toThrow(`is signed by ${team.id}, which isn’t a key for ${NAME}`)
  })

  test('what a stolen key has signed is signed again only if an operator says so', async () => {
    await publish('1.0.0')
    await pin({ [team.id]: team.publicKey, [next.id]: next.publicKey })
    await retireKey(storage, team.id, { isLost: true })
    vi.stubEnv('SIGNING_KEY', nextPem)
    await expect(resign(storage)).rejects.toThrow(`is signed by ${team.id}, which isn’t a key for ${NAME}`)
    expect(await resign(storage, { adopts: true, after: 57 })).toEqual([NAME])
    expect((await record())?.proof).toMatchObject({ key: next.id, sequence: 58 })
  })

  test('keys that cannot be read are named with their field', async () => {
    await writeFile(
      join(folder, 'trusted-keys.json'),
      JSON.stringify({ teams: { deals: { remotes: [NAME], keys: { a: stranger.id } } } }),
    )
    await expect(publish('1.0.0')).rejects.toThrow('/teams/deals/keys/a must be 32 bytes in base64')
  })
})
