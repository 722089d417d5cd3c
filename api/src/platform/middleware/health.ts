/** Liveness and readiness checks. */
import type { Middleware } from 'koa'
import { dbIsReady } from '#platform/db.ts'

/**
 * `/healthz` responds while the process is alive; `/readyz` only while MongoDB responds and the process is not
 * stopping. While it is, each response closes its connection.
 */
export function health(isStopping: () => boolean): Middleware {
  return async (ctx, next) => {
    if (isStopping()) ctx.set('Connection', 'close')
    if (ctx.path === '/healthz') {
      ctx.body = { status: 'ok' }
    } else if (ctx.path === '/readyz') {
      const ready = !isStopping() && (await dbIsReady())
      ctx.status = ready ? 200 : 503
      ctx.body = { status: ready ? 'ready' : 'not ready' }
    } else {
      await next()
    }
  }
}
