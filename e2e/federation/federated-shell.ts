/** The shell and its remotes from their production builds, on hosts that can fail, with the contract's examples as the API. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from '../../dev/machine/chromium.ts'
import { buildAll } from '../../dev/releases/build.ts'
import type { ReleasePlace } from '../../dev/releases/place.ts'
import { readRegistryFile, writeRegistryFile } from '../../dev/releases/registry.ts'
import { releaseAll } from '../../dev/releases/release.ts'
import { remoteNames } from '../../dev/workspace/remotes.ts'
import { mockApi } from '../../remote-kit/src/dev-server/mock-api.ts'
import type { RegistryRemote } from '../../remote-kit/src/federation/registry.ts'
import { readEnv } from '../../shell/server/env.ts'
import { createShellServer } from '../../shell/server/server.ts'
import { FaultHost } from './fault-host.ts'

/**
 * The time limit of one load in these tests; 120,000 ms in production. Files that are not held back must load within
 * it.
 */
export const LOAD_TIMEOUT_MS = 6000

export type FederatedShell = {
  url: string
  hosts: readonly FaultHost[]
  /** The host of a remote. */
  host: (name: string) => FaultHost
  place: ReleasePlace
  /** Opens a path in a new browser with an empty cache. `bucket`: the visitor's number for canary releases. */
  open: (path: string, options?: { bucket?: number }) => Promise<Page>
  /** Changes one remote's record in the registry. Returns a function that restores it. */
  editRegistry: (name: string, change: (remote: RegistryRemote) => RegistryRemote) => Promise<() => Promise<void>>
  stop: () => Promise<void>
}

export async function startFederatedShell(): Promise<FederatedShell> {
  await buildAll()
  const dataDir = await mkdtemp(join(tmpdir(), 'protracker-federation-'))
  const hosts = remoteNames.map((name) => new FaultHost(join(dataDir, 'releases', name), name))
  await Promise.all(hosts.map((host) => host.start()))
  const baseUrls = Object.fromEntries(hosts.map(({ name, baseUrl }) => [name, baseUrl]))
  const place = { dataDir, baseUrls }
  await releaseAll(place)

  const api = await startApi()
  const registryFile = join(dataDir, 'registry.json')
  const env = { ...readEnv(), apiUrl: api.url, registryFile, loadTimeoutMs: LOAD_TIMEOUT_MS }
  const shell = createShellServer(env, (error) => console.error(error))
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
    open: (path, options = {}) => openPage(browser, url, path, options.bucket ?? 99),
    async editRegistry(name, change) {
      const before = await readRegistryFile(registryFile)
      const remote = before.remotes[name]
      if (!remote) throw new Error(`${name} is not in the registry`)
      await writeRegistryFile(registryFile, { ...before, remotes: { ...before.remotes, [name]: change(remote) } })
      return () => writeRegistryFile(registryFile, before)
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

async function openPage(browser: Browser, url: string, path: string, bucket: number): Promise<Page> {
  const context: BrowserContext = await browser.newContext()
  await context.addCookies([{ name: 'visitor_bucket', value: String(bucket), url }])
  const page = await context.newPage()
  // Does not wait for all requests, because preloaded files may be held back.
  await page.goto(url + path, { waitUntil: 'domcontentloaded' })
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
