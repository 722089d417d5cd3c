/** Gives each request an id and a logger, and logs its outcome: no bodies, no queries, no secrets. */
import type { Middleware } from 'koa'
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { AppState } from '#platform/http/state.ts'

/** 62 random bits: short enough to be read out. Node draws UUIDs in advance, which takes a tenth of the time of random bytes. */
const newRequestId = () => randomUUID().replaceAll('-', '').slice(-16)

export function requestLog(logger: Logger): Middleware<AppState> {
  return async (ctx, next) => {
    const started = performance.now()
    ctx.state.requestId = newRequestId()
    ctx.state.log = logger.child({ request_id: ctx.state.requestId })
    ctx.state.viewer = null
    ctx.state.sessionName = ''
    ctx.set('X-Request-Id', ctx.state.requestId)
    await next()
    const ms = Math.round(performance.now() - started)
    ctx.state.log.info({ method: ctx.method, path: withoutSecrets(ctx.path), status: ctx.status, ms }, 'request')
  }
}

/**
 * Removes secrets from a path: links in emails contain one. Also removes any segment longer than an id, however the
 * rest of the path is spelled.
 */
export const withoutSecrets = (path: string): string =>
  path.replace(/(\/portal\/|\/(?:set_password|decline_invitation)\/[^/]+\/)[^/]+/, '$1…').replaceAll(/[^/]{25,}/g, '…')
