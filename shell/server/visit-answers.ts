/** What a visitor gets of their own: the registry with their versions of the remotes, and the pages that start from it. */
import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ShellManifest } from 'remote-kit/build-manifest'
import type { TabRegistry } from 'remote-kit/registry'
import { registryForVisitor } from 'remote-kit/registry-for-visitor'
import type { Env } from './env.ts'
import { renderIndexPage } from './index-page.ts'
import type { Prerendered } from './prerendered.ts'
import type { LiveRegistry } from './registry/follow-registry.ts'
import { pageHeaders } from './security-headers.ts'
import { header, sendJson, sendText } from './send.ts'
import { shellPages } from './shell-pages.ts'
import { registryOfPage } from './visits/page-registry.ts'
import { versionsOf } from './visits/versions.ts'
import { hasSession, visitorOf } from './visits/visitor.ts'

const API_BASE_URL = '/api/v1'

/** The paths of the shell's own pages. */
const ownPaths = shellPages.map(({ path }) => path)

/** A build of the shell, by the name of its folder, with its prerendered pages. */
export type ShellBuild = { version: string; shell: ShellManifest; prerendered: Prerendered }

export type VisitAnswers = {
  sendRegistry: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** The versions of the registry: 304 if the tab has them already. */
  sendVersions: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  sendPage: (pathname: string, request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/** Answers visits from what is live. `onError` hears once of each fault of a release. */
export function createVisitAnswers(
  env: Env,
  { version, shell, prerendered }: ShellBuild,
  readLive: () => Promise<LiveRegistry>,
  onError: (error: unknown) => void,
): VisitAnswers {
  const reported = new Set<string>()
  function reportOnce({ remotes }: TabRegistry): void {
    for (const { name, release, faults } of remotes) {
      for (const fault of faults.map((each) => `${name} ${release.version} ${each}`)) {
        if (!reported.has(fault)) onError(new Error(fault))
        reported.add(fault)
      }
    }
  }

  async function tabRegistry(request: IncomingMessage, response: ServerResponse) {
    const visitor = visitorOf(request.headers.cookie)
    if (visitor.setCookie) response.setHeader('Set-Cookie', visitor.setCookie)
    const live = await readLive()
    const registry = registryForVisitor(live.registry, visitor, ownPaths)
    reportOnce(registry)
    return { registry, sent: await registryOfPage(registry, live), keys: live.keys }
  }

  return {
    async sendRegistry(request, response) {
      sendJson(request, response, JSON.stringify((await tabRegistry(request, response)).sent))
    },

    async sendVersions(request, response) {
      const text = JSON.stringify(versionsOf(version, (await tabRegistry(request, response)).sent))
      const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
      response.setHeader('ETag', tag)
      if (header(request, 'if-none-match') !== tag) return sendJson(request, response, text)
      response.writeHead(304, { 'Cache-Control': 'no-cache' }).end()
    },

    async sendPage(pathname, request, response) {
      const nonce = randomBytes(16).toString('base64url')
      const { registry, sent, keys } = await tabRegistry(request, response)
      const { status, html } = renderIndexPage({
        pathname,
        nonce,
        registry,
        sent,
        settings: {
          apiBaseUrl: API_BASE_URL,
          loadTimeoutMs: env.loadTimeoutMs,
          hasSession: hasSession(header(request, 'cookie')),
          version,
          trust: { environment: env.environment, keys },
        },
        shell,
        assetsUrl: `/assets/${version}/`,
        prerendered,
        webUrl: env.webUrl,
      })
      response.statusCode = status
      response.setHeaders(new Headers(pageHeaders(nonce, registry)))
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      sendText(request, response, html)
    },
  }
}
