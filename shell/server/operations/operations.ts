/** What operators and their machines ask of a shell's server: whether it is alive, whether it can serve, and how it is doing. */
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'
import type { RegistryFollower, RegistryState } from '../registry/follow-registry.ts'
import { createServerMeters } from './server-meters.ts'

export type OperationsOptions = {
  follower: RegistryFollower
  metrics: Registry
  /** What Prometheus must know. An empty text: no one may ask. Undefined: everyone may. */
  metricsToken: string | undefined
  isStopping: () => boolean
}

/** What a request was for, in metrics. */
export type RequestKind = 'page' | 'asset' | 'registry' | 'api' | 'report' | 'operations'

/** Answers `/healthz`, `/readyz` and `/metrics`, and measures every request. */
export function createOperations({ follower, metrics, metricsToken, isStopping }: OperationsOptions) {
  const meters = createServerMeters(metrics, follower)

  /** Counts a request once it is answered. */
  function measure(kind: RequestKind, response: ServerResponse): void {
    const started = performance.now()
    if (kind === 'api') meters.apiCalls.inc()
    response.once('close', () => {
      if (kind === 'api') meters.apiCalls.dec()
      // Who went away before there was an answer got none.
      const status = response.headersSent ? response.statusCode : 499
      meters.requests.observe({ kind, status }, (performance.now() - started) / 1000)
    })
  }

  /** Answers a request of an operator. False: it is for someone else. */
  async function answer(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (pathname === '/healthz') response.end('ok\n')
    else if (pathname === '/readyz') sendReadiness(await follower.state(), response)
    else if (pathname === '/metrics' && mayRead(request, metricsToken)) {
      response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
      response.end(await metrics.metrics())
    } else return false
    return true
  }

  /**
   * Without its place, a server goes on with the last registry that it trusted, and says so: if it said that it could not
   * serve, an outage of the place would be one of the product.
   */
  function sendReadiness({ readAt, fault, live }: RegistryState, response: ServerResponse): void {
    const isReady = !isStopping() && (readAt !== null || Object.keys(live.records).length > 0)
    const registry = fault === null ? 'current' : 'the last one that could be read'
    response.writeHead(isReady ? 200 : 503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(
      `${JSON.stringify({ status: isReady ? 'ready' : 'not ready', registry: isReady ? registry : 'none' })}\n`,
    )
  }

  return { answer, measure }
}

/** Whether someone has the token. */
function mayRead({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return true
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)]
  return token !== '' && given.length === wanted.length && timingSafeEqual(given, wanted)
}
