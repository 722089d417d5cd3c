// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isFigures } from 'remote-kit/figures'
import { isPlatform } from 'remote-kit/platform'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dealRoute, testRemote } from '#test/test-release.ts'
import { readEnv } from '../env.ts'
import { createShellServer } from '../server.ts'
import { filesIn, pinKeys, signed } from '../testing/test-keys.ts'

let folder: string
let servers: Server[]
const onError = vi.fn<(error: unknown) => void>()

async function listen(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** The API's part: it knows each visitor by their cookie. */
const api: RequestListener = ({ url, headers }, response) => {
  const user = /sessionid=(\w+)/.exec(headers.cookie ?? '')?.[1]
  if (url !== '/api/v1/auth/login/' || user === undefined) return void response.writeHead(401).end('{}')
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify({ id: user, is_client: user === 'client', is_operator: user === 'operator' }))
}

async function startShell(apiUrl?: string): Promise<{ url: string; server: Server }> {
  const env = { ...readEnv(), apiUrl: apiUrl ?? (await listen(createServer(api))), distDir: folder, ...filesIn(folder) }
  const server = await createShellServer(env, onError)
  return { url: await listen(server), server }
}

const get = (url: string, path: string, user?: string) =>
  fetch(url + path, { headers: user === undefined ? {} : { Cookie: `sessionid=${user}` } })
const read = async (url: string, path: string): Promise<unknown> => (await get(url, path, 'operator')).json()

/** A registry with its first line of history, as `pt-remote` writes them. */
async function writeRegistry(baseUrl: string): Promise<void> {
  const { release } = testRemote('mf-deals', [dealRoute], '1')
  const deals = { active: '1', past: [], canary: null, disabled: false, versions: { 1: { ...release, baseUrl } } }
  const registry = await signed({ shell: null, remotes: { 'mf-deals': deals }, routes: {} })
  const change = {
    at: '2026-11-27T10:00:00.000Z',
    by: 'dana',
    what: 'release',
    remote: 'mf-deals',
    from: null,
    to: '1',
  }
  const line = { ...change, why: 'first', where: 'ci', origin: null }
  await mkdir(join(folder, 'registry.history'), { recursive: true })
  await writeFile(join(folder, 'registry.history/000001.json'), JSON.stringify({ change: line, registry }))
  await writeFile(join(folder, 'registry.json'), JSON.stringify(registry))
}

beforeEach(async () => {
  servers = []
  onError.mockClear()
  folder = await mkdtemp(join(tmpdir(), 'protracker-console-'))
  await mkdir(join(folder, 'v1'))
  await writeFile(join(folder, 'current'), 'v1')
  await writeFile(join(folder, 'v1/manifest.json'), JSON.stringify({ files: {}, scripts: [], preload: [], pages: {} }))
  await pinKeys(folder)
  const host = await listen(createServer((_, response) => response.end('x'.repeat(50_000))))
  await writeRegistry(`${host}/`)
})

afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  await rm(folder, { recursive: true })
})

test.each(['platform.json', 'figures.json'])('%s is for operators; for everyone else it is not there', async (file) => {
  const { url } = await startShell()
  expect((await get(url, `/console/${file}`, 'operator')).status).toBe(200)
  for (const user of [undefined, 'owner', 'client']) {
    const answer = await get(url, `/console/${file}`, user)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('404\n')
  }
  expect((await get(url, '/console/toString', 'operator')).status).toBe(404)
})

test('no one is recognized while the API is away', async () => {
  const { url } = await startShell('http://127.0.0.1:1')
  expect((await get(url, '/console/platform.json', 'operator')).status).toBe(404)
})

test('the platform is told with who released what, and what its pages weigh', async () => {
  const { url } = await startShell()
  const platform = await read(url, '/console/platform.json')
  if (!isPlatform(platform)) throw new Error('It is no platform')
  expect(platform).toMatchObject({ environment: 'production', pageLimitKb: 120 })
  const [production] = platform.environments
  expect(production?.remotes[0]).toMatchObject({ name: 'mf-deals', active: '1', disabled: false, canary: null })
  const [version] = production?.remotes[0]?.versions ?? []
  expect(version).toMatchObject({ version: '1', released: { by: 'dana', why: 'first' }, misfits: { production: [] } })
  // Two files of 50 kB, which nearly vanish when they are compressed.
  expect(version?.pages).toEqual([{ path: '/agent/deal/:id', title: 'Deal', kb: 1 }])
})

test('a registry that no one has signed is not shown', async () => {
  const { release } = testRemote('mf-deals', [dealRoute], '1')
  const forged = { active: '1', past: [], canary: null, disabled: false, versions: { 1: release } }
  await rm(join(folder, 'registry.history'), { recursive: true })
  await writeFile(join(folder, 'registry.json'), JSON.stringify({ shell: null, remotes: { 'mf-deals': forged } }))
  const { url } = await startShell()
  const platform = await read(url, '/console/platform.json')
  if (!isPlatform(platform)) throw new Error('It is no platform')
  expect(platform.environments[0]?.fault).toContain('mf-deals is not signed')
  expect(platform.environments[0]?.remotes).toEqual([])
})

test('figures have what pages reported, also after a restart', async () => {
  const place = { remote: 'mf-deals', version: '1', route: '/agent/deal/:id' }
  const first = await startShell()
  const body = JSON.stringify([
    { what: 'shown', times: 4, ...place },
    { what: 'failed', kind: 'blank', times: 1, ...place },
    { what: 'tab', outcome: 'started', ...place },
  ])
  const sent = await fetch(`${first.url}/page-reports`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body,
  })
  expect(sent.status).toBe(204)
  first.server.closeAllConnections()
  await new Promise((resolve) => first.server.close(resolve))
  const { url } = await startShell()
  await vi.waitFor(async () => {
    const figures = await read(url, '/console/figures.json')
    if (!isFigures(figures)) throw new Error('They are no figures')
    expect(figures.slots).toMatchObject([{ remote: 'mf-deals', version: '1', shown: 4, failed: 1, tabs: 1 }])
    expect(figures.until - figures.since).toBe(24 * 60 * 60 * 1000)
  })
})
