/** Two shell servers on one place, which goes away and comes back: a real MongoDB, and a real S3 server. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { BUCKET_CREDENTIALS, bucketServer } from '#dev/machine/bucket-server.ts'
import { startMongod } from '#dev/machine/mongod.ts'
import type { Release } from '#remote-kit/federation/registry.ts'
import { openStorage } from '#remote-kit/places/open-storage.ts'
import { bytesOf, type Storage } from '#remote-kit/places/storage.ts'
import { createEnvironment, registryIn } from '#remote-kit/releases/environments.ts'
import { promoteFrom, pointTo } from '#remote-kit/releases/release.ts'
import { trustKey } from '#remote-kit/releases/rotation.ts'
import { newPrivateKey, signerWith } from '#remote-kit/trust/ed25519.ts'
import { readEnv } from '#shell/server/env.ts'
import { createShellServer } from '#shell/server/server.ts'

const NAME = 'mf-deals'
const pem = newPrivateKey()
let folder: string
let servers: Server[] = []
const said: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'protracker-following-'))
  await mkdir(join(folder, 'dist/v1'), { recursive: true })
  await writeFile(join(folder, 'dist/current'), 'v1')
  const manifest = { files: {}, scripts: [], preload: [], controls: [], pages: {} }
  await writeFile(join(folder, 'dist/v1/manifest.json'), JSON.stringify(manifest))
})
afterEach(() => {
  vi.unstubAllEnvs()
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  servers = []
})
afterAll(() => rm(folder, { recursive: true }))

/** A release without files, so no host has to serve any. */
const releaseOf = (version: string): Release => ({
  version,
  baseUrl: `http://remotes.test/${NAME}/${version}/`,
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

/** A shell server on a place. `memory`: names what it has accepted, which outlives it. */
async function startShell(place: string, memory: string): Promise<string> {
  const own = {
    place,
    trustedKeysFile: undefined,
    acceptedFile: join(folder, `${memory}.json`),
    figuresDir: join(folder, 'figures'),
    environment: 'production',
  }
  const env = { ...readEnv(), ...own, distDir: join(folder, 'dist') }
  const server = await createShellServer(env, (error) => said.push(String(error)))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What visitors of a server get. */
async function versionAt(url: string): Promise<string | undefined> {
  const answer = (await (await fetch(`${url}/versions.json`)).json()) as {
    remotes: Record<string, { version: string }>
  }
  return answer.remotes[NAME]?.version
}

async function readinessOf(url: string) {
  const response = await fetch(`${url}/readyz`)
  return { code: response.status, ...((await response.json()) as { registry: string }) }
}

const eventually = <Value>(look: () => Promise<Value>) => expect.poll(look, { timeout: 30_000, interval: 50 })

type Store = { address: string; kill: () => Promise<void>; restart: () => Promise<unknown>; stop: () => Promise<void> }

const KINDS: [name: string, start: () => Promise<Store>][] = [
  [
    'MongoDB',
    async () => {
      const mongod = await startMongod({ dataDir: join(folder, 'db') })
      const { process } = mongod
      return {
        address: mongod.uri,
        kill: () => process.kill(),
        restart: () => mongod.start(),
        stop: () => mongod.stop(),
      }
    },
  ],
  [
    'a bucket',
    async () => {
      const server = await bucketServer(join(folder, 'bucket'))
      await server.start()
      const { process, address } = server
      return { address, kill: () => process.kill(), restart: server.start, stop: () => process.stop() }
    },
  ],
]

describe.each(KINDS)('servers on %s', (kind, start) => {
  it('get every promotion, go on while it is away, and follow again once it is back', async () => {
    vi.stubEnv('SIGNING_KEY', pem)
    for (const [name, value] of Object.entries(BUCKET_CREDENTIALS)) vi.stubEnv(name, value)
    const store = await start()
    let storage: Storage | undefined
    try {
      storage = await openStorage(store.address)
      const place = { storage, files: storage, baseUrls: {}, store: registryIn(storage) }
      await trustKey(storage, signerWith(pem).publicKey, 'deals', ['*'])
      await pointTo(releaseOf('1.0.0'), NAME, place)
      const shells = await Promise.all([startShell(store.address, `${kind} 1`), startShell(store.address, `${kind} 2`)])
      const versions = () => Promise.all(shells.map(versionAt))
      const readiness = () => Promise.all(shells.map(readinessOf))
      expect(await versions()).toEqual(['1.0.0', '1.0.0'])

      await createEnvironment(storage, 'staging')
      const staging = { ...place, store: registryIn(storage, 'staging') }
      await pointTo(releaseOf('2.0.0'), NAME, staging)
      await promoteFrom(staging.store, NAME, place, { origin: 'staging' })
      await eventually(versions).toEqual(['2.0.0', '2.0.0'])
      expect(await readiness()).toMatchObject([
        { code: 200, registry: 'current' },
        { code: 200, registry: 'current' },
      ])

      await store.kill()
      const without = { code: 200, registry: 'the last one that could be read' }
      await eventually(readiness).toMatchObject([without, without])
      expect(await versions()).toEqual(['2.0.0', '2.0.0'])
      expect((await fetch(`${shells[0]}/`)).status).toBe(200)
      // A server that starts meanwhile goes on with what it had accepted; one that knows nothing is not ready.
      expect(await versionAt(await startShell(store.address, `${kind} 1`))).toBe('2.0.0')
      expect(await readinessOf(await startShell(store.address, `${kind} new`))).toMatchObject({ code: 503 })

      await store.restart()
      await eventually(() => storage?.read('registry.json').catch(() => null) ?? Promise.resolve(null)).not.toBeNull()
      await pointTo(releaseOf('3.0.0'), NAME, place)
      await eventually(versions).toEqual(['3.0.0', '3.0.0'])

      // An old registry that comes back does not take the place of the newer one.
      await storage.replace('registry.json', bytesOf('{"remotes":{}}'))
      await eventually(async () => said.some((line) => line.includes('mf-deals is missing'))).toBe(true)
      expect(await versions()).toEqual(['3.0.0', '3.0.0'])
    } finally {
      await storage?.close()
      await store.stop()
    }
  })
})
