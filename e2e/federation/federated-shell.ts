/** The shell and its remotes from their production builds, on hosts that can fail, with the contract's examples as the API. */
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from '../../dev/machine/chromium.ts'
import { buildAll } from '../../dev/releases/build.ts'
import { folderStorage } from '../../remote-kit/src/places/folder-storage.ts'
import { registryIn } from '../../remote-kit/src/releases/environments.ts'
import type { ReleasePlace } from '../../remote-kit/src/releases/place.ts'
import { releaseAll } from '../../dev/releases/release-all.ts'
import { editRegistry } from '../../remote-kit/src/releases/registry-store.ts'
import { releaseBuild } from '../../remote-kit/src/releases/release.ts'
import { remoteNames } from '../../dev/workspace/remotes.ts'
import { compile } from '../../remote-kit/src/build/compile.ts'
import { integrityOf } from '../../remote-kit/src/build/build-manifest.ts'
import { mockApi } from '../../remote-kit/src/dev-server/mock-api.ts'
import type { RegistryRemote, RemoteManifest } from '../../remote-kit/src/federation/registry.ts'
import { readEnv } from '../../shell/server/env.ts'
import { createShellServer } from '../../shell/server/server.ts'
import { FaultHost } from './fault-host.ts'

type OpenOptions = { visitor?: string; realTime?: boolean; origin?: string }

export type FederatedShell = {
  url: string
  hosts: readonly FaultHost[]
  /** The host of a remote. */
  host: (name: string) => FaultHost
  place: ReleasePlace
  /** The folder with all of it. */
  dataDir: string
  /**
   * Opens a path in a new browser with an empty cache. `visitor`: who comes, for canary releases. Time passes as usual until
   * a test moves it on; `realTime` is for errors in timers, which a clock that can be moved would keep to itself. `origin`: through whom, by default straight from the shell.
   */
  open: (path: string, options?: OpenOptions) => Promise<Page>
  /** Changes one remote's record, signed as ever. Returns a function that restores it. */
  editRegistry: (name: string, change: (remote: RegistryRemote) => unknown) => Promise<() => Promise<void>>
  stop: () => Promise<void>
}

/** Builds everything, and starts a shell whose remotes come from hosts that can fail. */
export async function startFederatedShell(): Promise<FederatedShell> {
  await buildAll()
  const dataDir = await mkdtemp(join(tmpdir(), 'protracker-federation-'))
  const hosts = remoteNames.map((name) => new FaultHost(join(dataDir, 'releases', name), name))
  await Promise.all(hosts.map((host) => host.start()))
  const baseUrls = Object.fromEntries(hosts.map(({ name, baseUrl }) => [name, baseUrl]))
  const storage = folderStorage(dataDir)
  const place = { storage, files: storage, baseUrls, store: registryIn(storage) }
  await releaseAll(place)

  const api = await startApi()
  const env = {
    ...readEnv(),
    apiUrl: api.url,
    place: dataDir,
    trustedKeysFile: undefined,
    acceptedFile: join(dataDir, 'accepted.json'),
    figuresDir: join(dataDir, 'figures'),
  }
  const shell = await createShellServer(env, (error) => console.error(error))
  await new Promise<void>((resolve) => shell.listen(0, resolve))
  const url = `http://localhost:${(shell.address() as AddressInfo).port}`
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })

  return {
    url,
    hosts,
    host(name) {
      const host = hosts.find((candidate) => candidate.name === name)
      if (!host) throw new Error(`There is no remote ${name}`)
      return host
    },
    place,
    dataDir,
    open: (path, { origin = url, ...options } = {}) => openPage(browser, origin + path, options),
    async editRegistry(name, change) {
      const { registry } = await place.store.read()
      const remote = registry.remotes[name]
      if (!remote) throw new Error(`${name} is not in the registry`)
      const put = async (next: unknown) => {
        await editRegistry(place.store, { what: 'release', remote: name }, (current) => {
          const { proof } = current.remotes[name] ?? {}
          return {
            ...current,
            remotes: { ...current.remotes, [name]: { ...(next as RegistryRemote), ...(proof && { proof }) } },
          }
        })
      }
      await put(change(remote))
      return () => put(remote)
    },
    async stop() {
      await browser.close()
      for (const server of [shell, api.server]) {
        server.close()
        server.closeAllConnections()
      }
      await Promise.all(hosts.map((host) => host.kill()))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function openPage(
  browser: Browser,
  address: string,
  { visitor = '0000000000000000', realTime = false }: OpenOptions,
): Promise<Page> {
  const context: BrowserContext = await browser.newContext()
  await context.addCookies([{ name: 'visitor', value: visitor, url: address }])
  const page = await context.newPage()
  if (!realTime) await page.clock.install()
  // Does not wait for all requests, because preloaded files may be held back.
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return page
}

async function startApi() {
  const contract: unknown = JSON.parse(
    await readFile(join(import.meta.dirname, '../../openapi/generated/openapi.json'), 'utf8'),
  )
  const answer = mockApi(contract)
  const server = createServer((request, response) => answer(request, response, () => response.writeHead(404).end()))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` }
}

const root = join(import.meta.dirname, '../..')

/** The remote of `dev/planted/mf-faults`, each of whose pages fails another way, on a host of its own. */
export type FaultyRemote = {
  host: FaultHost
  /** Releases the same files as another version, with other texts in them. */
  release: (version: string, texts?: [from: string | RegExp, to: string]) => Promise<void>
  stop: () => Promise<void>
}

/** Builds and releases it as version 1.0.0. */
export async function startFaultyRemote({ place, dataDir }: FederatedShell): Promise<FaultyRemote> {
  const name = 'mf-faults'
  const dir = join(dataDir, name)
  const dist = join(dir, 'dist')
  await cp(join(root, 'dev/planted', name), dir, { recursive: true })
  await symlink(join(root, 'mf-reports/node_modules'), join(dir, 'node_modules'))
  await mkdir(dist)
  await compile({ name, version: '1.0.0', dir, outDir: dist })
  const host = new FaultHost(join(dataDir, 'releases', name), name)
  await host.start()
  const itsPlace = { ...place, baseUrls: { ...place.baseUrls, [name]: host.baseUrl } }

  async function release(version: string, [from, to]: [string | RegExp, string] = ['', '']): Promise<void> {
    const copy = join(dir, version)
    await cp(dist, copy, { recursive: true })
    const manifest = JSON.parse(await readFile(join(copy, 'manifest.json'), 'utf8')) as RemoteManifest
    const { entry } = manifest
    const text = (await readFile(join(copy, entry), 'utf8')).replaceAll(from, to)
    await writeFile(join(copy, entry), text)
    const files = { ...manifest.files, [entry]: integrityOf(Buffer.from(text)) }
    await writeFile(join(copy, 'manifest.json'), JSON.stringify({ ...manifest, version, files }))
    await releaseBuild(name, copy, itsPlace)
  }

  await release('1.0.0')
  return { host, release, stop: () => host.kill() }
}
