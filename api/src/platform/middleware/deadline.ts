/** Bounds how long a caller waits: whatever an answer hangs on, there is one, and the log says what it was. */
import type { Context, Middleware } from 'koa'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { connectionsInUse } from '#platform/db.ts'
import { HttpProblem } from '#platform/http/errors.ts'
import type { AppState } from '#platform/http/state.ts'

const NS_PER_MS = 1e6
/** How often it is looked whether a request has arrived, in the time that its answer has. */
const LOOKS = 4

const loopDelay = monitorEventLoopDelay()
loopDelay.enable()

/**
 * Answers 503 after `ms`. What the request has begun goes on, and its outcome is logged. A request that is still arriving
 * has the time that the server gives it.
 */
export function deadline(ms: number): Middleware<AppState> {
  return async (ctx, next) => {
    const { promise: tooLate, reject } = Promise.withResolvers<never>()
    let looks = 0
    const timer = setInterval(() => {
      looks = ctx.req.complete ? looks + 1 : 0
      if (looks < LOOKS) return
      clearInterval(timer)
      report(ctx, ms)
      void answer.then(
        () => ctx.state.log.warn('an answer came too late'),
        (error: unknown) => ctx.state.log.warn({ err: error }, 'a request failed too late to say so'),
      )
      reject(noAnswer())
    }, ms / LOOKS)
    const answer = next()
    try {
      await Promise.race([answer, tooLate])
    } finally {
      clearInterval(timer)
    }
  }
}

/** What it waits for: a busy event loop, the database, a free connection to it, or, with none of these, something else. */
function report({ state, req }: Context & { state: AppState }, ms: number): void {
  const { operation = 'none', viewer } = state
  const delays = { max: loopDelay.max, p99: loopDelay.percentile(99), mean: loopDelay.mean }
  const loop_delay_ms = Object.fromEntries(
    Object.entries(delays).map(([name, delay]) => [name, Math.round(delay / NS_PER_MS)]),
  )
  loopDelay.reset()
  const before = viewer === null && operation === 'none' ? 'its session' : 'its operation'
  state.log.error(
    { operation, method: req.method, ms, in: before, loop_delay_ms, database: connectionsInUse() },
    'no answer in time',
  )
}

const noAnswer = () =>
  new HttpProblem(503, 'This is taking too long', {
    detail:
      'A change may still go through. Check before you try again, or repeat the request with the same Idempotency-Key.',
    headers: { 'Retry-After': '5' },
  })
