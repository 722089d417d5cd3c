// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dealRoute, testRemote } from '#test/test-release.ts'
import type { Registry, RegistryRemote } from 'remote-kit/registry'
import { filesIn, pinKeys, signed } from './testing/test-keys.ts'
import { bucketOf } from './visits/visitor.ts'
import { readEnv } from './env.ts'
import { createShellServer } from './server.ts'

let folder: string
let servers: Server[]
const onError = vi.fn<(error: unknown) => void>()

const listen = async (server: Server): Promise<string> => {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** A shell server with a small build and registry, in front of `api`. */
async function startShell(api: RequestListener, changes: Partial<ReturnType<typeof readEnv>> = {}): Promise<string> {
  const apiUrl = await listen(createServer(api))
  const env = { ...readEnv(), apiUrl, distDir: folder, ...filesIn(folder), ...changes }
  return listen(await createShellServer(env, onError))
}

/** Sends a raw request that no HTTP client would send, and returns the raw response. */
async function sendRaw(url: string, requestLine: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), 'localhost')
  socket.write(`${requestLine}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

const contactsRoute = { path: '/agent/contacts', title: 'Contacts', audience: 'agent', page: 'ContactsPage' } as const

/** The record of a remote with one version. */
function recordOf(name: string, route: typeof dealRoute | typeof contactsRoute, version: string): RegistryRemote {
  const { release } = testRemote(name, [route], version)
  return { active: version, past: [], canary: null, disabled: false, versions: { [version]: release } }
}

const registryOf = (version: string): Registry => ({
  shell: null,
  remotes: {
    'mf-deals': recordOf('mf-deals', dealRoute, version),
    'mf-contacts': recordOf('mf-contacts', contactsRoute, '1'),
  },
  routes: {},
})

const writeText = (text: string) => writeFile(join(folder, 'registry.json'), text)
const writeSigned = async (registry: { remotes: object; routes?: object }) =>
  writeText(JSON.stringify(await signed(registry)))
const writeRegistry = (version: string) => writeSigned(registryOf(version))

beforeEach(async () => {
  servers = []
  onError.mockClear()
  folder = await mkdtemp(join(tmpdir(), 'protracker-shell-'))
  await mkdir(join(folder, 'v1'))
  await writeFile(join(folder, 'current'), 'v1')
  await writeFile(
    join(folder, 'v1/manifest.json'),
    JSON.stringify({ files: {}, scripts: [], preload: [], controls: [], pages: {} }),
  )
  await writeFile(join(folder, 'v1/main.js'), 'run()')
  await writeFile(join(folder, 'v1/main.js.map'), '{}')
  await pinKeys(folder)
  await writeRegistry('1')
})

afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  await rm(folder, { recursive: true })
})

describe('pages', () => {
  test('have a policy that allows only their own code and that of the remotes', async () => {
    const url = await startShell((_, response) => response.end())
    const response = await fetch(`${url}/agent/deal/7`)
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(nonce.length).toBeGreaterThan(20)
    expect(await response.text()).toContain(`<script nonce="${nonce}">`)
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}' http://remotes.test;`)
    expect(policy).not.toMatch(/unsafe-(eval|inline)/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(response.headers.get('Integrity-Policy')).toBe('blocked-destinations=(script)')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
  })

  test('follow the registry without a restart and keep the last valid one', async () => {
    const url = await startShell((_, response) => response.end())
    const version = async () => (await versionsFor(url))['mf-deals']
    expect(await version()).toBe('1')
    await writeRegistry('22')
    expect(await version()).toBe('22')
    await writeFile(join(folder, 'registry.json'), '{')
    expect(await version()).toBe('22')
    expect(onError).toHaveBeenCalled()
  })

  test('know a visitor again', async () => {
    const url = await startShell((_, response) => response.end())
    const first = await fetch(url)
    const cookie = first.headers.get('Set-Cookie') ?? ''
    expect(cookie).toMatch(/^visitor=[0-9a-f]{16}; Path=\/; Max-Age=\d+; SameSite=Lax$/)
    const second = await fetch(url, { headers: { Cookie: cookie.split(';')[0] ?? '' } })
    expect(second.headers.get('Set-Cookie')).toBeNull()
  })
})

/** The versions that a visitor gets, by remote. */
async function versionsFor(url: string, cookie = ''): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/registry.json`, { headers: { Cookie: cookie } })
  const { remotes } = (await answer.json()) as { remotes: { name: string; release: { version: string } }[] }
  return Object.fromEntries(remotes.map(({ name, release }) => [name, release.version]))
}

describe('canaries', () => {
  async function startCanaries(): Promise<string> {
    const { remotes, ...registry } = registryOf('1')
    const canaries = Object.entries(remotes).map(([name, remote]) => {
      const { release } = testRemote(name, [name === 'mf-deals' ? dealRoute : contactsRoute], '2')
      return [name, { ...remote, canary: { version: '2', share: 10 }, versions: { ...remote.versions, 2: release } }]
    })
    await writeSigned({ ...registry, remotes: Object.fromEntries(canaries) })
    return startShell((_, response) => response.end())
  }

  const ids = Array.from({ length: 10_000 }, (_, i) => (i * 7919).toString(16).padStart(16, '0'))
  const reached = (remote: string) => ids.filter((id) => bucketOf(id, remote) < 10)

  test('reach their share of the visitors, independently of each other', () => {
    const deals = new Set(reached('mf-deals'))
    const contacts = reached('mf-contacts')
    // Ten percent of ten thousand, within four standard deviations.
    for (const share of [deals.size, contacts.length]) {
      expect(share).toBeGreaterThan(880)
      expect(share).toBeLessThan(1120)
    }
    // Independent: both reach one percent. The same tenth for both would be a thousand, two that avoid each other none.
    const both = contacts.filter((id) => deals.has(id)).length
    expect(both).toBeGreaterThan(60)
    expect(both).toBeLessThan(140)
  })

  test('are the same for a visitor at every visit', async () => {
    const url = await startCanaries()
    const id = reached('mf-deals').find((each) => !reached('mf-contacts').includes(each))
    for (let i = 0; i < 2; i++) {
      expect(await versionsFor(url, `visitor=${id}`)).toEqual({ 'mf-deals': '2', 'mf-contacts': '1' })
    }
  })

  test('are chosen by a tester, for their own browser only', async () => {
    const url = await startCanaries()
    const ask = (query: string, site: string) =>
      fetch(`${url}/agent/contacts?tab=1&remote_versions=${query}`, {
        redirect: 'manual',
        headers: { 'Sec-Fetch-Site': site },
      })
    const chosen = await ask('mf-deals@2+mf-contacts@1', 'none')
    expect(chosen.status).toBe(303)
    expect(chosen.headers.get('Location')).toBe('/agent/contacts?tab=1')
    const cookie = chosen.headers.get('Set-Cookie') ?? ''
    expect(cookie).toContain('SameSite=Lax')
    expect(await versionsFor(url, cookie.split(';')[0])).toEqual({ 'mf-deals': '2', 'mf-contacts': '1' })
    expect((await ask('', 'none')).headers.get('Set-Cookie')).toContain('Max-Age=0')
    // A link on another site chooses nothing.
    expect((await ask('mf-deals@2', 'cross-site')).status).toBe(200)
  })
})

describe('reports of pages', () => {
  test('are counted for the operators', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const url = await startShell((_, response) => response.end())
    const report = { what: 'failed', kind: 'blank', times: 1, remote: 'mf-deals', version: '1', route: dealRoute.path }
    const answer = await fetch(`${url}/page-reports`, { method: 'POST', body: JSON.stringify([report]) })
    expect(answer.status).toBe(204)
    expect(await (await fetch(`${url}/metrics`)).text()).toContain(
      'remote_failures_total{remote="mf-deals",version="1",route="/agent/deal/:id",kind="blank"} 1',
    )
  })
})

describe('operators', () => {
  const metricsOf = async (url: string, headers: Record<string, string> = {}) => fetch(`${url}/metrics`, { headers })

  test('get metrics with their token, and no one else does, whatever header is sent or left out', async () => {
    const url = await startShell((_, response) => response.end(), { metricsToken: 'a-long-token' })
    expect((await metricsOf(url, { Authorization: 'Bearer a-long-token' })).status).toBe(200)
    expect((await metricsOf(url)).status).toBe(404)
    expect((await metricsOf(url, { Authorization: 'Bearer a-long-tokem' })).status).toBe(404)
    const none = await startShell((_, response) => response.end(), { metricsToken: '' })
    expect((await metricsOf(none, { Authorization: 'Bearer ' })).status).toBe(404)
  })

  test('see requests by kind and status, the edit of each record, and no address', async () => {
    const url = await startShell((_, response) => response.writeHead(503).end())
    await Promise.all([fetch(`${url}/agent/deal/7`), fetch(`${url}/set_password/7/secret`)])
    await fetch(`${url}/api/v1/deals/`)
    const text = await (await metricsOf(url)).text()
    expect(text).toContain('http_request_duration_seconds_count{kind="page",status="200"} 2')
    expect(text).toContain('http_request_duration_seconds_count{kind="api",status="503"} 1')
    expect(text).toContain('api_requests_in_progress 0')
    expect(text).toMatch(/^registry_edit\{remote="mf-deals"\} \d+$/m)
    expect(text).toMatch(/^registry_reachable 1$/m)
    expect(text).toMatch(/^registry_read_age_seconds \d/m)
    expect(text).not.toContain('secret')
  })

  test('hear that a server is ready, and that it is not while it stops', async () => {
    let isStopping = false
    const env = { ...readEnv(), distDir: folder, ...filesIn(folder) }
    const url = await listen(await createShellServer(env, onError, () => isStopping))
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready', registry: 'current' })
    isStopping = true
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })
})

describe('what visitors get right now', () => {
  test('is a few bytes, and none while nothing changes', async () => {
    const url = await startShell((_, response) => response.end())
    const first = await fetch(`${url}/versions.json`)
    expect(await first.json()).toEqual({
      shell: 'v1',
      remotes: {
        'mf-deals': { version: '1', disabled: false, sequence: expect.any(Number) },
        'mf-contacts': { version: '1', disabled: false, sequence: expect.any(Number) },
      },
    })
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '', Cookie: first.headers.get('Set-Cookie') ?? '' }
    expect((await fetch(`${url}/versions.json`, { headers })).status).toBe(304)
    const off = registryOf('1')
    await writeSigned({
      ...off,
      remotes: { ...off.remotes, 'mf-deals': { ...off.remotes['mf-deals'], disabled: true } },
    })
    const changed = await fetch(`${url}/versions.json`, { headers })
    expect(await changed.json()).toMatchObject({ remotes: { 'mf-deals': { disabled: true } } })
  })
})

/** All ways to spoil one place of a value: missing, null, and other types. */
function spoiled(value: unknown): [where: string, text: string][] {
  const root = { value }
  const found: [string, string][] = []
  const visit = (holder: Record<string, unknown>, key: string, where: string) => {
    const original = holder[key]
    for (const other of [undefined, null, 7, 'text', [], {}, [null]]) {
      holder[key] = other
      found.push([`${where} = ${JSON.stringify(other)}`, JSON.stringify(root.value) ?? ''])
    }
    holder[key] = original
    if (typeof original !== 'object' || original === null) return
    for (const inner of Object.keys(original)) visit(original as Record<string, unknown>, inner, `${where}.${inner}`)
  }
  visit(root, 'value', 'registry')
  return found
}

describe('a broken registry', () => {
  test('in any place makes no page fail, and the other remotes stay', async () => {
    const [deals, rest] = [registryOf('1'), registryOf('1').remotes['mf-contacts']]
    const url = await startShell((_, response) => response.end())
    const places = spoiled({ ...deals, remotes: { 'mf-deals': deals.remotes['mf-deals'] } })
    expect(places.length).toBeGreaterThan(250)
    await versionsFor(url)
    const failed: string[] = []
    for (const [where, text] of places) {
      const registry: unknown = text === '' ? '' : JSON.parse(text)
      // The other remote is there in any case; without a list of remotes, it is the one that was read last.
      if (isWithRemotes(registry)) registry.remotes['mf-contacts'] = rest
      await (isWithRemotes(registry) ? writeSigned(registry) : writeText(JSON.stringify(registry)))
      const pages = ['/agent/deal/7', '/registry.json', '/agent/contacts']
      const answers = await Promise.all(pages.map((page) => fetch(url + page)))
      const statuses = answers.map(({ status }) => status)
      const page = await answers[2]?.text()
      if (
        statuses.some((status) => status >= 500) ||
        statuses[2] !== 200 ||
        !page?.includes('mf-contacts/1/remoteEntry')
      ) {
        failed.push(`${where}: ${statuses.join()}`)
      }
    }
    expect(failed).toEqual([])
  })

  test.each(['', '{', 'null', '[]', '{"remotes":null}', JSON.stringify(registryOf('2')).slice(0, 900)])(
    'that reads %j leaves the last one in use, and the log says so once',
    async (text) => {
      const url = await startShell((_, response) => response.end())
      expect(await versionsFor(url)).toMatchObject({ 'mf-deals': '1' })
      await writeText(text)
      for (let i = 0; i < 3; i++) expect(await versionsFor(url)).toMatchObject({ 'mf-deals': '1' })
      expect(onError).toHaveBeenCalledTimes(1)
    },
  )

  test('that has lost a remote keeps its last record; what it claims of others is named', async () => {
    const url = await startShell((_, response) => response.end())
    await versionsFor(url)
    const { remotes, ...registry } = registryOf('1')
    const thief = testRemote('mf-thief', [contactsRoute, { ...dealRoute, audience: 'no-one' as 'agent' }], '3')
    const taken = { active: '3', past: [], canary: null, disabled: false, versions: { 3: thief.release } }
    const next = { ...registry, remotes: { 'mf-thief': taken, ...remotes, 'mf-deals': { active: '9' } } }
    await writeSigned({ ...next, routes: { '/agent/contacts': 'mf-contacts' } })
    expect(await versionsFor(url)).toMatchObject({ 'mf-deals': '1', 'mf-contacts': '1' })
    expect(await (await fetch(`${url}/agent/contacts`)).text()).toContain('mf-contacts/1/remoteEntry')
    const log = onError.mock.calls.map(([error]) => String(error)).join('\n')
    expect(log).toContain('mf-deals has no version 9')
    expect(log).toContain('mf-thief page /agent/deal/:id: unknown audience no-one')
    expect(log).toContain('mf-thief 3 claims /agent/contacts, which belongs to mf-contacts')
  })
})

function isWithRemotes(value: unknown): value is { remotes: Record<string, unknown> } {
  if (typeof value !== 'object' || value === null || !('remotes' in value)) return false
  return typeof value.remotes === 'object' && value.remotes !== null && !Array.isArray(value.remotes)
}

test.each([
  ['outside production', true, 200, 'from the API'],
  ['but in production it is a 404', false, 404, '<!doctype html>'],
])('the development inbox is served by the API, %s', async (_, hasDevInbox, status, beginning) => {
  const url = await startShell((_, response) => response.end('from the API'), { hasDevInbox })
  const answer = await fetch(`${url}/dev/mail/`)
  expect(answer.status).toBe(status)
  expect((await answer.text()).toLowerCase().startsWith(beginning.toLowerCase())).toBe(true)
})

describe('headers', () => {
  const paths = [
    '/',
    '/portal/a-secret',
    '/registry.json',
    '/assets/v1/main.js',
    '/assets/v0/main.js',
    '/nothing',
    '/healthz',
  ]

  test.each(paths)('%s has the security headers', async (path) => {
    const url = await startShell((_, response) => response.end(), { isHttpsOnly: true })
    const { headers } = await fetch(url + path)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('same-origin')
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('X-Powered-By')).toBeNull()
  })

  test('no site may frame a page or receive its forms', async () => {
    const { headers } = await fetch(await startShell((_, response) => response.end()))
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    const policy = headers.get('Content-Security-Policy') ?? ''
    for (const directive of [`default-src 'self'`, `object-src 'none'`, `base-uri 'none'`, `form-action 'self'`])
      expect(policy).toContain(directive)
    // Without HTTPS there is nothing to enforce.
    expect(headers.get('Strict-Transport-Security')).toBeNull()
  })
})

describe('the log', () => {
  test('never contains the secret of an address, even after an error', async () => {
    const away = await startShell((_, response) => response.end(), { apiUrl: 'http://127.0.0.1:1' })
    await writeFile(join(folder, 'registry.json'), '{')
    for (const path of [
      '/portal/SeCrEt',
      '/api/v1/portal/SeCrEt/',
      '/set_password/1/SeCrEt?a=SeCrEt',
      '//[/portal/SeCrEt',
    ])
      await sendRaw(away, `GET ${path} HTTP/1.1`)
    expect(await sendRaw(away, 'GET //[/portal/SeCrEt HTTP/1.1')).toMatch(/^HTTP\/1.1 404/)
    expect(await sendRaw(away, 'GET http://[/portal/SeCrEt HTTP/1.1')).toMatch(/^HTTP\/1.1 400/)
    expect(onError).toHaveBeenCalled()
    expect(inspect(onError.mock.calls, { depth: 9 })).not.toContain('SeCrEt')
  })
})

describe('files', () => {
  test('of a build are cached forever; its source maps and manifest are not served', async () => {
    const url = await startShell((_, response) => response.end())
    const file = await fetch(`${url}/assets/v1/main.js`)
    expect(await file.text()).toBe('run()')
    expect(file.headers.get('Cache-Control')).toContain('immutable')
    expect((await fetch(`${url}/assets/v1/main.js.map`)).status).toBe(404)
    expect((await fetch(`${url}/assets/v1/manifest.json`)).status).toBe(404)
    expect((await fetch(`${url}/assets/v0/main.js`)).status).toBe(404)
  })
})

describe('the proxy to the API', () => {
  test('forwards requests unchanged, with the address of the caller', async () => {
    const url = await startShell((request, response) => {
      request.on('data', (data: Buffer) => response.write(`${request.method} ${request.url} ${data.toString()} `))
      request.on('end', () => response.end(JSON.stringify(request.headers)))
    })
    const headers = { 'X-Forwarded-For': '6.6.6.6', 'X-Forwarded-Proto': 'https', Cookie: 'sessionid=1' }
    const answer = await (await fetch(`${url}/api/v1/deals/?page=2`, { method: 'POST', body: 'a=1', headers })).text()
    expect(answer).toContain('POST /api/v1/deals/?page=2 a=1')
    expect(answer).toContain('"cookie":"sessionid=1"')
    expect(answer).not.toContain('6.6.6.6')
    expect(answer).toContain('"x-forwarded-proto":"http"')
    expect(answer).toContain(`"x-forwarded-host":"${new URL(url).host}"`)
  })

  test('trusts the proxies that it was configured with', async () => {
    const echo: RequestListener = (request, response) => response.end(JSON.stringify(request.headers))
    const url = await startShell(echo, { trustedProxies: 1 })
    const headers = { 'X-Forwarded-For': '6.6.6.6', 'X-Forwarded-Proto': 'https' }
    const answer = await (await fetch(`${url}/api/v1/deals/`, { headers })).text()
    expect(answer).toMatch(/"x-forwarded-for":"6\.6\.6\.6, [^"]+"/)
    expect(answer).toContain('"x-forwarded-proto":"https"')
  })

  test('never reuses a connection that the API is about to close', async () => {
    // Closes each connection when a second request arrives on it, like a server whose keep-alive timeout ends just
    // then.
    const api = createTcpServer((socket) => {
      let asked = 0
      socket.on('error', () => undefined)
      socket.on('data', () => {
        asked += 1
        if (asked > 1) socket.resetAndDestroy()
        else
          socket.write(
            'HTTP/1.1 200 OK\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\nContent-Length: 2\r\n\r\nok',
          )
      })
    })
    await new Promise<void>((resolve) => api.listen(0, resolve))
    const url = await startShell(() => undefined, { apiUrl: `http://localhost:${(api.address() as AddressInfo).port}` })
    const statuses: number[] = []
    for (let i = 0; i < 3; i++) statuses.push((await fetch(`${url}/api/v1/deals/`)).status)
    api.close()
    expect(statuses).toEqual([200, 200, 200])
  })

  test('closes each connection with its response once it is stopping', async () => {
    const apiUrl = await listen(createServer((_, response) => response.end('{}')))
    const env = { ...readEnv(), apiUrl, distDir: folder, ...filesIn(folder) }
    let isStopping = false
    const url = await listen(await createShellServer(env, onError, () => isStopping))
    const connections = async () => {
      const paths = ['/agent', '/assets/v1/main.js', '/healthz', '/api/v1/deals/']
      const answers = await Promise.all(paths.map((path) => fetch(url + path)))
      return new Set(answers.map(({ headers }) => headers.get('connection')))
    }
    expect(await connections()).toEqual(new Set(['keep-alive']))
    isStopping = true
    expect(await connections()).toEqual(new Set(['close']))
  })

  test('answers 502 as problem+json if the API is down, and 504 if it does not respond', async () => {
    const away = await startShell((_, response) => response.end(), { apiUrl: 'http://127.0.0.1:1' })
    const refused = await fetch(`${away}/api/v1/deals/`)
    expect(refused.status).toBe(502)
    expect(refused.headers.get('Content-Type')).toBe('application/problem+json')
    expect(await refused.json()).toMatchObject({ status: 502, title: 'ProTracker isn’t available right now' })

    const silent = await startShell(() => undefined, { apiTimeoutMs: 50 })
    expect((await fetch(`${silent}/api/v1/deals/`)).status).toBe(504)
  })
})
