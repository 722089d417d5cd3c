import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { createProxyServer } from 'httpxy'
import { answerAfterBody } from './answer-after-body.ts'
import { BodyRefusal, createBodyIntake, hasBody } from './body-intake.ts'
import { copy } from './copy.ts'

export type ApiProxyOptions = { target: string; timeoutMs: number; bodyTimeoutMs: number; trustedProxies: number }

/**
 * How long before the API closes an idle connection (`Keep-Alive: timeout=…`, RFC 9112 §9.3) the proxy drops it. A
 * request sent while the other side closes is lost, and on a busy machine that window lasts seconds.
 */
const IDLE_MARGIN_MS = 30_000
const CONNECTIONS = {
  keepAlive: true,
  maxSockets: 256,
  maxFreeSockets: 64,
  agentKeepAliveTimeoutBuffer: IDLE_MARGIN_MS,
}

/** Forwards requests to the API and streams both ways. Answers with problem+json itself if the API cannot answer. */
export function createApiProxy({ target, timeoutMs, bodyTimeoutMs, trustedProxies }: ApiProxyOptions) {
  const agent = target.startsWith('https:') ? new HttpsAgent(CONNECTIONS) : new Agent(CONNECTIONS)
  const proxy = createProxyServer({ target, agent, proxyTimeout: timeoutMs })
  const takeBody = createBodyIntake(bodyTimeoutMs)
  const timedOut = new WeakSet<IncomingMessage>()
  proxy.on('proxyReq', (apiRequest, request) => apiRequest.once('timeout', () => timedOut.add(request)))
  proxy.on('error', (error, request, response) => {
    if (!response || !('writeHead' in response)) return
    if (response.headersSent) response.destroy(error)
    else if (request && timedOut.has(request)) sendProblem(response, 504, copy.apiProxy.late)
    else sendProblem(response, 502, copy.apiProxy.away)
  })
  // What this server says of its connection to the caller counts, not what the API says of its own.
  proxy.on('proxyRes', ({ headers }, _request, response) => {
    const connection = response.shouldKeepAlive ? response.getHeader('Connection') : 'close'
    if (typeof connection === 'string') headers.connection = connection
  })
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const caller = setForwarded(request, trustedProxies)
    // Whether the caller keeps its connection is nothing to the API's.
    delete request.headers.connection
    if (!hasBody(request)) return proxy.web(request, response)
    answerAfterBody(request, response)
    try {
      await proxy.web(request, response, { buffer: await takeBody(request, caller) })
    } catch (error) {
      if (request.destroyed && !request.complete) return
      if (!(error instanceof BodyRefusal)) throw error
      // The rest of the body must not keep the connection.
      response.setHeader('Connection', 'close')
      sendProblem(response, error.status, error.message)
    }
  }
}

/** Tells the API who called, and returns their address. The caller's own headers count only behind a trusted proxy. */
export function setForwarded({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const address = socket.remoteAddress ?? ''
  const claimed = trustedProxies > 0 ? headers : {}
  headers['x-forwarded-for'] = claimed['x-forwarded-for']
    ? `${String(claimed['x-forwarded-for'])}, ${address}`
    : address
  headers['x-forwarded-proto'] = claimed['x-forwarded-proto'] ?? 'http'
  headers['x-forwarded-host'] = claimed['x-forwarded-host'] ?? headers.host ?? ''
  const addresses = headers['x-forwarded-for'].split(',')
  return (addresses.at(-1 - trustedProxies) ?? addresses[0] ?? '').trim()
}

function sendProblem(response: ServerResponse, status: number, title: string): void {
  const problem = { type: 'about:blank', title, status, request_id: randomUUID() }
  response.writeHead(status, { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(problem))
}
