/**
 * CSRF protection: a signed double-submit token bound to the session, combined with the browser's headers about the
 * origin of a request (OWASP CSRF prevention cheat sheet; docs/specification.md §7 fixes the names).
 */
import type { Context, Middleware } from 'koa'
import { createHmac, randomBytes } from 'node:crypto'
import { forbidden, HttpProblem } from '#platform/http/errors.ts'
import type { AppState } from '#platform/http/state.ts'
import { isSameSecret } from '#platform/records/secrets.ts'

/** Fixed by docs/specification.md §9. */
export const CSRF_COOKIE = 'csrftoken'
const CSRF_HEADER = 'X-CSRFToken'
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

export type CsrfOptions = { secret: string; secure: boolean; webOrigins: readonly string[] }

const seal = (secret: string, nonce: string, session: string) =>
  createHmac('sha256', secret).update(`csrf:${session}:${nonce}`).digest('base64url')

function isSealed(secret: string, token: string, session: string): boolean {
  const [nonce = '', mac = ''] = token.split('.')
  return isSameSecret(mac, seal(secret, nonce, session))
}

/** Sets a fresh token for the current session. */
function issue(ctx: Context & { state: AppState }, { secret, secure }: CsrfOptions): void {
  if (secure && !ctx.secure) {
    const detail = 'A proxy that ends TLS says so in X-Forwarded-Proto.'
    throw new HttpProblem(400, 'This is only available over HTTPS', { detail })
  }
  const nonce = randomBytes(16).toString('base64url')
  ctx.cookies.set(CSRF_COOKIE, `${nonce}.${seal(secret, nonce, ctx.state.sessionName)}`, {
    httpOnly: false,
    sameSite: 'lax',
    secure,
    path: '/',
    signed: false,
    overwrite: true,
  })
}

/**
 * Whether the browser says that another site's page sent this request. Clients other than browsers say nothing. With
 * HTTPS-only cookies, a page loaded over plain HTTP is not ours: anyone on the network may have altered it.
 */
function comesFromElsewhere(ctx: Context, { secure, webOrigins }: CsrfOptions): boolean {
  if (ctx.get('Sec-Fetch-Site') === 'cross-site') return true
  const origin = ctx.get('Origin')
  if (origin === '') return false
  const own = secure ? [`https://${ctx.host}`] : [`http://${ctx.host}`, `https://${ctx.host}`]
  return !own.includes(origin) && !webOrigins.includes(origin)
}

/**
 * Throws 403 for an unsafe request unless cookie and header are present and equal, and the token's signature is valid.
 */
function refuseForgery(ctx: Context & { state: AppState }, options: CsrfOptions): void {
  if (SAFE.has(ctx.method)) return
  const cookie = ctx.cookies.get(CSRF_COOKIE, { signed: false }) ?? ''
  const genuine =
    cookie !== '' && cookie === ctx.get(CSRF_HEADER) && isSealed(options.secret, cookie, ctx.state.sessionName)
  if (!genuine || comesFromElsewhere(ctx, options)) {
    throw forbidden('This page is out of date. Reload it and try again')
  }
}

/**
 * Adds the check to each request. `mount` runs it before every operation, including login, but after checking that the
 * operation exists. Handlers renew the cookie with `ctx.state.renewCsrfToken()`: at the session check and after signing
 * in or out.
 */
export function csrf(options: CsrfOptions): Middleware<AppState> {
  return async (ctx, next) => {
    // Browsers never send access tokens on their own, so requests with one cannot be forged and need no cookie.
    const isProgram = ctx.state.tokenScopes !== undefined
    ctx.state.renewCsrfToken = () => isProgram || issue(ctx, options)
    ctx.state.refuseForgery = () => isProgram || refuseForgery(ctx, options)
    await next()
  }
}
