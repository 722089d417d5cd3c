/**
 * Takes the bodies of requests in, so that callers who send slowly keep no one else waiting. A small body is read before
 * the API hears of it; a large one passes as it arrives, and few may do so at the same time.
 */
import type { IncomingMessage } from 'node:http'
import { finished, PassThrough, pipeline, Readable } from 'node:stream'
import { copy } from './copy.ts'

/** Every body but a file's fits. */
const SMALL_BYTES = 64 * 1024
/** How many bodies may be arriving from one address. */
const FROM_ONE_ADDRESS = 32
/** How many large bodies may be arriving in all: each holds a connection to the API, and most are left for others. */
const LARGE_AT_ONCE = 128

/** The answer for a body that is not let in. */
export class BodyRefusal extends Error {
  override name = 'BodyRefusal'
  readonly status: number

  constructor(status: number, title: string) {
    super(title)
    this.status = status
  }
}

export type TakeBody = (request: IncomingMessage, address: string) => Promise<Readable>

/** Whether a request announces a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** `timeoutMs` is how long a small body may take, and how long a large one may pause. */
export function createBodyIntake(timeoutMs: number): TakeBody {
  const fromAddress = new Map<string, number>()
  let large = 0

  /** Counts the body until it has arrived or broken off. */
  function enter(request: IncomingMessage, address: string, isLarge: boolean): void {
    const others = fromAddress.get(address) ?? 0
    if (others >= FROM_ONE_ADDRESS) throw new BodyRefusal(429, copy.bodyIntake.tooMany)
    if (isLarge && large >= LARGE_AT_ONCE) throw new BodyRefusal(503, copy.bodyIntake.tooManyFiles)
    fromAddress.set(address, others + 1)
    if (isLarge) large += 1
    finished(request, { writable: false }, () => {
      if (isLarge) large -= 1
      const left = (fromAddress.get(address) ?? 1) - 1
      if (left > 0) fromAddress.set(address, left)
      else fromAddress.delete(address)
    })
  }

  /** The body to pass on. Throws a `BodyRefusal`, or another error if it broke off. */
  return async (request, address) => {
    const length = request.headers['content-length']
    const isLarge = length === undefined || Number(length) > SMALL_BYTES
    enter(request, address, isLarge)
    if (!isLarge) return Readable.from([await readWithin(request, timeoutMs)])
    return passing(request, timeoutMs)
  }
}

async function readWithin(request: IncomingMessage, timeoutMs: number): Promise<Buffer> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new BodyRefusal(408, copy.bodyIntake.late)), timeoutMs)
  try {
    return await Promise.race([late, readAll(request)])
  } finally {
    clearTimeout(timer)
  }
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Ends the connection if the sender pauses: a caller who no longer sends no longer listens. */
function passing(request: IncomingMessage, timeoutMs: number): Readable {
  const body = new PassThrough()
  const timer = setTimeout(() => {
    // It is the API that is not ready for more.
    if (body.writableNeedDrain) timer.refresh()
    else request.destroy()
  }, timeoutMs)
  request.on('data', () => timer.refresh())
  pipeline(request, body, () => clearTimeout(timer))
  return body
}
