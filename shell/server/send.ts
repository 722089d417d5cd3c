/** Reads headers, and sends texts that were rendered for one visit. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** Below this size, compression saves less than a packet. */
const ZIP_FROM = 1024

/** The value of a header; undefined if it is missing or was sent more than once. */
export function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Sends a text that was rendered for this visit. Caches must revalidate it. */
export function sendText(request: IncomingMessage, response: ServerResponse, text: string): void {
  const isZipped = text.length >= ZIP_FROM && /\bgzip\b/.test(header(request, 'accept-encoding') ?? '')
  const body = isZipped ? gzipSync(text, { level: 5 }) : Buffer.from(text)
  if (isZipped) response.setHeader('Content-Encoding', 'gzip')
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('Vary', 'Accept-Encoding, Cookie')
  response.setHeader('Content-Length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Sends a JSON text like `sendText`. */
export function sendJson(request: IncomingMessage, response: ServerResponse, text: string): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  sendText(request, response, text)
}

/** Ends a response with a status and nothing else to read. */
export function sendNothing(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(`${status}\n`)
}
