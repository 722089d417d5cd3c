/** Prometheus metrics at `/metrics`, in its text format: requests by operation and status, and process metrics. */
import type { Context, Middleware } from 'koa'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { AppState } from '#platform/http/state.ts'
import { isSameSecret } from '#platform/records/secrets.ts'

/** In seconds. A list takes a few milliseconds, a sign-in tens: password hashing is slow on purpose. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export type Meters = ReturnType<typeof createMeters>

/** The metrics of an API process. */
export function createMeters() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long requests took, by operation of the contract and status',
      labelNames: ['operation', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    outsideContract: new Counter({
      name: 'answers_outside_contract_total',
      help: 'Answers that were not what the contract says, by operation. The log says what was wrong. There should be none',
      labelNames: ['operation'],
      registers,
    }),
    unchecked: new Counter({
      name: 'answers_unchecked_total',
      help: 'Answers that the process was too busy to check against the contract, by operation',
      labelNames: ['operation'],
      registers,
    }),
  }
}

/**
 * Measures every request, and serves `/metrics` to those who have `token`. An empty text: no one may ask. Undefined:
 * everyone may.
 */
export function metrics({ registry, requests }: Meters, token: string | undefined): Middleware<AppState> {
  return async (ctx, next) => {
    if (ctx.path === '/metrics' && mayRead(ctx, token)) {
      ctx.type = registry.contentType
      ctx.body = await registry.metrics()
      return
    }
    const started = performance.now()
    await next()
    // Paths contain ids and secrets; operation names do not. Requests without an operation share one label.
    const labels = { operation: ctx.state.operation ?? 'none', status: ctx.status }
    requests.observe(labels, (performance.now() - started) / 1000)
  }
}

function mayRead(ctx: Context, token: string | undefined): boolean {
  if (token === undefined) return true
  return token !== '' && isSameSecret(ctx.get('Authorization'), `Bearer ${token}`)
}
