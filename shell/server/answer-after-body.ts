/** Ends an answer on a connection that closes once the request has arrived, so that its sender gets the answer. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'

/** How long an answer waits for the rest of its request. */
const MOST_MS = 60_000

/**
 * Node closes a connection that isn't kept right after the answer. What is still arriving then, such as a file that was
 * refused for its size, would reset it, and most senders only listen once they have sent everything.
 */
export function answerAfterBody(request: IncomingMessage, response: ServerResponse): void {
  if (response.shouldKeepAlive) return
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse
  response.end = (...given: unknown[]) => {
    if (request.complete || request.destroyed) return end(...given)
    // The API takes the rest in, too, so that its connection serves on. Without it, no one does.
    if (request.readableFlowing === null) request.resume()
    const timer = setTimeout(() => request.destroy(), MOST_MS)
    finished(request, { writable: false }, () => {
      clearTimeout(timer)
      end(...given)
    })
    return response
  }
}
