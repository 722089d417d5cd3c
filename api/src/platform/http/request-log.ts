/** Gives each request an id and a logger, and logs how it went: no bodies, no queries, no secrets. */
import type { Middleware } from 'koa'
import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { AppState } from './state.ts'

export function requestLog(logger: Logger): Middleware<AppState> {
  return async (ctx, next) => {
    const started = performance.now()
    ctx.state.requestId = randomBytes(8).toString('hex')
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
 * Links in mail carry their secret in the path: it is not for the log. Nor is anything else that is longer than an id, however
 * the path around it is spelled.
 */
export const withoutSecrets = (path: string): string =>
  path.replace(/(\/portal\/|\/(?:set_password|decline_invitation)\/[^/]+\/)[^/]+/, '$1…').replaceAll(/[^/]{25,}/g, '…')
