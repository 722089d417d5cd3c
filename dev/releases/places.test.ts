/** What every place for registries and releases promises, asked of a folder, a real MongoDB and a real S3 server. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { BUCKET_CREDENTIALS, bucketServer, type BucketServer } from '#dev/machine/bucket-server.ts'
import { newPrivateKey, signerWith } from '#remote-kit/trust/ed25519.ts'
import { openStorage } from '#remote-kit/places/open-storage.ts'
import { bytesOf, filesBelow, forEachOf, type Storage, textOf } from '#remote-kit/places/storage.ts'
import { createEnvironment, environmentsIn, openEnvironment } from '#remote-kit/releases/environments.ts'
import { loadTrustedKeys } from '#remote-kit/releases/key-files.ts'
import { EMPTY, withShell } from '#remote-kit/releases/registry.ts'
import { editRegistry } from '#remote-kit/releases/registry-store.ts'
import { trustKey } from '#remote-kit/releases/rotation.ts'
import { storedRegistry } from '#remote-kit/releases/stored-registry.ts'

let folder: string
let server: BucketServer
let turn = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'protracker-places-'))
  server = await bucketServer(join(folder, 'bucket'))
  await server.start()
})
afterAll(async () => {
  await server.process.stop()
  await rm(folder, { recursive: true })
})

/** A place of each kind that no one has used yet. */
const KINDS: [name: string, addressOf: () => string][] = [
  ['a folder', () => join(folder, `place-${turn}`)],
  ['MongoDB', () => inject('mongoUri').replace('/protracker?', `/places-${turn}?`)],
  ['a bucket', () => server.address.replace('?', `-${turn}?`)],
]

describe.each(KINDS)('%s', (_name, addressOf) => {
  let storage: Storage
  const opened: Storage[] = []
  /** The same place, as another process opens it. */
  const again = async () => {
    const other = await openStorage(addressOf())
    opened.push(other)
    return other
  }

  beforeEach(async () => {
    for (const [name, value] of Object.entries(BUCKET_CREDENTIALS)) vi.stubEnv(name, value)
    turn += 1
    storage = await again()
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.close()))
    vi.unstubAllEnvs()
  })

  const read = async (path: string) => {
    const found = await storage.read(path)
    return found && textOf(found)
  }

  it('creates a file once: of many at the same time, one does, and its file is whole', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, again))
    const openerOf = (i: number) => others[i % others.length] ?? storage
    const texts = Array.from({ length: 20 }, (_, i) => `${i} `.repeat(10_000))
    const created = await Promise.all(texts.map((text, i) => openerOf(i).create('a/first.json', bytesOf(text))))
    expect(created.filter(Boolean)).toHaveLength(1)
    expect(await read('a/first.json')).toBe(texts[created.indexOf(true)])
    expect(await storage.create('a/first.json', bytesOf('late'))).toBe(false)
  })

  it('says whether a file has changed, and gives back every byte', async () => {
    expect(await storage.read('x.bin')).toBeNull()
    expect(await storage.readChange('x.bin', 'any')).toBeNull()
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i)
    await storage.replace('x.bin', bytes)
    const first = await storage.read('x.bin')
    expect([...(first?.bytes ?? [])]).toEqual([...bytes])
    expect(await storage.readChange('x.bin', first?.stamp ?? '')).toBe('unchanged')
    await storage.replace('x.bin', bytesOf('other'))
    const second = await storage.readChange('x.bin', first?.stamp ?? '')
    expect(second).toMatchObject({ bytes: expect.anything() })
    expect(await read('x.bin')).toBe('other')
  })

  it('lists what is directly in a folder, and removes that folder only', async () => {
    const start = Date.now() - 60_000
    for (const path of ['top.json', 'a/one.js', 'a/b/two & more.js', 'ab/three.js']) {
      await storage.create(path, bytesOf(path))
    }
    const named = async (path: string) => (await storage.list(path)).map(({ name }) => name).toSorted()
    expect((await named('')).filter((name) => name !== 'conditional-writes')).toEqual(['a', 'ab', 'top.json'])
    expect(await named('a')).toEqual(['b', 'one.js'])
    expect(await named('none')).toEqual([])
    const below = await filesBelow(storage, 'a')
    expect(below.map(({ path }) => path).toSorted()).toEqual(['b/two & more.js', 'one.js'])
    expect(below.every(({ at }) => at > start && at < Date.now() + 60_000)).toBe(true)
    await storage.remove('a')
    expect(await filesBelow(storage, 'a')).toEqual([])
    expect(await read('ab/three.js')).toBe('ab/three.js')
  })

  it('lists more files than fit into one answer', async () => {
    const numbers = Array.from({ length: 1005 }, (_, i) => i)
    await forEachOf(numbers, (i) => storage.replace(`many/${i}.json`, bytesOf('')), 16)
    expect(await storage.list('many')).toHaveLength(1005)
  })

  it('loses no edit of many at the same time, and keeps a line of each', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `mf-${i}`)
    const remote = { active: '1.0.0', past: [], canary: null, disabled: false, versions: {} }
    await Promise.all(
      names.map(async (name) =>
        editRegistry(storedRegistry(await again(), 'production'), { what: 'release', remote: name }, (registry) => ({
          ...registry,
          remotes: { ...registry.remotes, [name]: remote },
        })),
      ),
    )
    const store = storedRegistry(storage, 'production')
    const { registry, revision } = await store.read()
    expect(Object.keys(registry.remotes).toSorted()).toEqual(names.toSorted())
    expect(revision).toBe('12')
    expect(new Set((await store.history()).map((change) => change.remote))).toEqual(new Set(names))
    expect(await store.history()).toHaveLength(names.length)
    // What shells read is the newest one.
    expect(JSON.parse((await read('registry.json')) ?? '')).toEqual(registry)
  })

  it('stores nothing at a revision that has passed', async () => {
    const store = storedRegistry(storage, 'production')
    const change = { at: '', by: '', remote: null, from: null, to: null, why: null, where: '', origin: null }
    const shell = {
      version: '1',
      shellApi: '1.0.0',
      contractVersion: 1,
      runtime: '',
      shared: {},
      routes: [],
      icons: [],
    }
    const { revision } = await store.read()
    expect(await store.write(withShell(EMPTY, shell), revision, { ...change, what: 'start' })).toBe(true)
    expect(await store.write(EMPTY, revision, { ...change, what: 'start' })).toBe(false)
    expect((await store.read()).registry.shell?.version).toBe('1')
    expect(await store.history()).toHaveLength(1)
  })

  it('has environments and keys, and signs with none that no one has pinned', async () => {
    const pem = newPrivateKey()
    const team = signerWith(pem)
    await trustKey(storage, team.publicKey, 'deals', ['*'])
    expect((await loadTrustedKeys(await again())).teams['deals']?.keys).toEqual({ [team.id]: team.publicKey })
    await expect(createEnvironment(storage, 'staging')).rejects.toThrow('There is no key to sign with')
    vi.stubEnv('SIGNING_KEY', pem)
    await createEnvironment(storage, 'staging')
    expect(await environmentsIn(await again())).toEqual(['production', 'staging'])
    expect(await (await openEnvironment(storage, 'staging')).history()).toMatchObject([
      { what: 'create', key: team.id },
    ])
  })
})

describe('an address', () => {
  it('of MongoDB is named without its password, also when nothing answers there', async () => {
    const storage = await openStorage('mongodb://user:secret@127.0.0.1:1/none')
    const failure = await storage.read('registry.json').catch(String)
    expect(failure).toMatch(/mongodb:\/\/127\.0\.0\.1:1\/none.* can’t be used/)
    expect(failure).not.toContain('secret')
    await storage.close()
    const wrong = await openStorage('mongodb://user:secret@host:port/none').catch(String)
    expect(wrong).toMatch(/mongodb:\/\/host:port\/none isn’t the address/)
    expect(wrong).not.toContain('secret')
  })

  it('of a bucket takes its credentials from the environment only', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', '')
    await expect(openStorage('s3://bucket')).rejects.toThrow('AWS_ACCESS_KEY_ID')
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'tester')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong')
    await expect(openStorage('s3://key:secret@bucket')).rejects.toThrow(/^s3:\/\/bucket takes its credentials/)
    const stranger = await openStorage(server.address)
    await expect(stranger.read('registry.json')).rejects.toThrow('answered 403 (SignatureDoesNotMatch)')
  })

  it('that is none is refused with the forms that there are', async () => {
    await expect(openStorage('ftp://key:secret@host/x')).rejects.toThrow(/^ftp:\/\/host\/x isn’t a place.*mongodb.*s3/)
  })
})
