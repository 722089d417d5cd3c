/** The only server that a visitor talks to: pages, the shell's files, the registry, and the proxy to the API. */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ShellManifest } from 'remote-kit/build-manifest'
import { Registry as Metrics } from 'prom-client'
import sirv from 'sirv'
import { createApiProxy, setForwarded } from './api-proxy.ts'
import { CONSOLE_PATH, createConsole } from './console/console.ts'
import type { Env } from './env.ts'
import { createFigureStore } from './figures/figure-store.ts'
import { apiAddressOfForm, apiAddressOfUnsubscribe } from './form-address.ts'
import { createOperations, type RequestKind } from './operations/operations.ts'
import { createPageReports } from './page-reports/page-reports.ts'
import { readPrerendered } from './prerendered.ts'
import { followRegistry } from './registry/follow-registry.ts'
import { commonHeaders, httpsOnly } from './security-headers.ts'
import { header, sendJson, sendNothing } from './send.ts'
import { REPORTS_PATH } from '../src/federation/page-reports/report.ts'
import { createVisitAnswers, type ShellBuild } from './visit-answers.ts'
import { chooseVersions } from './visits/visitor.ts'

/** Longer than a load balancer keeps a connection, so that no request meets one that is just closing. */
const KEEP_ALIVE_MS = 65_000

/** How long a request may take to arrive: long enough for a large file on a slow line. */
const REQUEST_TIMEOUT_MS = 5 * 60 * 1000

/**
 * Creates the server; it does not listen yet. `onError` is called for errors that do not stop it. While `isStopping`,
 * each response closes its connection.
 */
export async function createShellServer(
  env: Env,
  onError: (error: unknown) => void,
  isStopping: () => boolean = () => false,
): Promise<Server> {
  const build = readBuild(env.distDir)
  const registryFollower = await followRegistry(env, onError)
  const visits = createVisitAnswers(env, build, registryFollower.read, onError)
  const proxyApi = createApiProxy({
    target: env.apiUrl,
    timeoutMs: env.apiTimeoutMs,
    bodyTimeoutMs: env.bodyTimeoutMs,
    trustedProxies: env.trustedProxies,
  })
  const metrics = new Metrics()
  const { metricsToken } = env
  const operations = createOperations({ follower: registryFollower, metrics, metricsToken, isStopping })
  const figures = createFigureStore({ folder: env.figuresDir, onError })
  const operatorConsole = createConsole({ env, figures })
  const pageReports = createPageReports({
    readRegistry: async () => (await registryFollower.read()).registry,
    metrics,
    onReport: figures.count,
    log: console.log,
    timeoutMs: env.bodyTimeoutMs,
  })
  // All builds, not only the current one: open tabs still request files of older builds.
  const serveAssets = sirv(env.distDir, {
    immutable: true,
    maxAge: 31_536_000,
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
  })
  const serveFiles = sirv(join(import.meta.dirname, '../public'), { maxAge: 3600, etag: true })

  async function sendConsole(pathname: string, request: IncomingMessage, response: ServerResponse) {
    setForwarded(request, env.trustedProxies)
    const data = await operatorConsole.answer(pathname, request)
    if (!data) return sendNothing(response, 404)
    sendJson(request, response, JSON.stringify(data))
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (env.isHttpsOnly) response.setHeader(...httpsOnly)
    if (isStopping()) response.setHeader('Connection', 'close')
    const { url = '/' } = request
    const address = URL.parse(url.startsWith('/') ? `http://shell${url}` : url)
    if (!address) return sendNothing(response, 400)
    const { pathname } = address
    operations.measure(kindOf(pathname), response)
    if (pathname.startsWith('/api/') || (env.hasDevInbox && pathname.startsWith('/dev/mail'))) {
      return proxyApi(request, response)
    }
    const publicPage = apiAddressOfForm(address, request.method) ?? apiAddressOfUnsubscribe(address)
    if (publicPage) {
      request.url = publicPage
      return proxyApi(request, response)
    }
    response.setHeaders(new Headers(commonHeaders))
    if (pathname === REPORTS_PATH && request.method === 'POST') {
      return pageReports.take(request, response, setForwarded(request, env.trustedProxies))
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendNothing(response, 405)
    if (await operations.answer(pathname, request, response)) return
    if (pathname === '/registry.json') return visits.sendRegistry(request, response)
    if (pathname === '/versions.json') return visits.sendVersions(request, response)
    if (pathname.startsWith(CONSOLE_PATH)) return sendConsole(pathname, request, response)
    if (pathname.startsWith('/assets/')) {
      // Source maps are for error reports, manifests are for the server. Visitors get neither.
      if (/\.(map|json)$/.test(pathname)) return sendNothing(response, 404)
      request.url = pathname.slice('/assets'.length)
      return serveAssets(request, response, () => sendNothing(response, 404))
    }
    const choice = chooseVersions(address, header(request, 'sec-fetch-site'))
    if (choice) {
      response.writeHead(303, {
        Location: choice.location,
        'Set-Cookie': choice.setCookie,
        'Cache-Control': 'no-store',
      })
      return void response.end()
    }
    return serveFiles(request, response, () => visits.sendPage(pathname, request, response))
  }

  const server = createServer(
    { headersTimeout: env.bodyTimeoutMs, requestTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => {
      answer(request, response).catch((error: unknown) => {
        onError(error)
        if (response.headersSent) response.destroy()
        else sendNothing(response, 500)
      })
    },
  )
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.once('close', () => {
    for (const part of [registryFollower, figures, operatorConsole]) void part.stop().catch(onError)
  })
  return server
}

const KINDS: [start: string, kind: RequestKind][] = [
  ['/api/', 'api'],
  ['/forms/', 'api'],
  ['/dev/mail', 'api'],
  ['/assets/', 'asset'],
  ['/registry.json', 'registry'],
  ['/versions.json', 'registry'],
  [REPORTS_PATH, 'report'],
  [CONSOLE_PATH, 'operations'],
  ['/healthz', 'operations'],
  ['/readyz', 'operations'],
  ['/metrics', 'operations'],
]

/** What a request is for. Addresses have secrets and no end, so metrics have none of them. */
const kindOf = (pathname: string): RequestKind => KINDS.find(([start]) => pathname.startsWith(start))?.[1] ?? 'page'

/** The latest build of the shell. */
function readBuild(distDir: string): ShellBuild {
  try {
    const version = readFileSync(join(distDir, 'current'), 'utf8')
    const dir = join(distDir, version)
    const shell = JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8')) as ShellManifest
    return { version, shell, prerendered: readPrerendered(dir) }
  } catch (error) {
    throw new Error(`There is no build of the shell in ${distDir}: run \`pnpm --filter shell build\``, { cause: error })
  }
}
