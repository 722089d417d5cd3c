/** Answers on a connection that closes once the request has arrived, so that its sender gets the answer. */
import type { Middleware } from 'koa'
import { finished } from 'node:stream/promises'
import { hasBody } from '#platform/http/body.ts'

/** How long the rest of a request is read and ignored. */
const MOST_MS = 60_000
const TOO_SLOW = 408

/**
 * Node closes a connection that isn't kept right after the answer. What is still arriving then, such as a file that was
 * refused for its size, would reset it, and most senders only listen once they have sent everything. Behind a proxy that
 * keeps no connections, that is every upload.
 */
export const hearOut: Middleware = async ({ req, res, response }, next) => {
  await next()
  if (res.shouldKeepAlive || req.complete || !hasBody(req) || response.status === TOO_SLOW) return
  req.resume()
  await finished(req, { writable: false, signal: AbortSignal.timeout(MOST_MS) }).catch(() => undefined)
}
