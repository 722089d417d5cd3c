/** Figures for Prometheus at `/metrics`, in its text format: requests by operation and status, and the process itself. */
import type { Middleware } from 'koa'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { AppState } from './state.ts'

/** Seconds. A list takes some milliseconds, a sign-in some tens: the password's hash is slow on purpose. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Counts every request and answers `/metrics`. What asks is whatever runs the API: the shell's server does not pass it on. */
export function metrics(): Middleware<AppState> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by operation of the contract and status',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  return async (ctx, next) => {
    if (ctx.path === '/metrics') {
      ctx.type = registry.contentType
      ctx.body = await registry.metrics()
      return
    }
    const started = performance.now()
    await next()
    // Paths carry ids and secrets; an operation's name does not. What is no operation counts as one kind.
    const labels = { operation: ctx.state.operation ?? 'none', status: ctx.status }
    requests.observe(labels, (performance.now() - started) / 1000)
  }
}
