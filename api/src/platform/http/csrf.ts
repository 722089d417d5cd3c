/**
 * Forged requests: a signed double-submit token bound to the session, with the browser's own word about where a request
 * comes from (OWASP CSRF prevention cheat sheet; docs/specification.md §7 fixes the names).
 */
import type { Context, Middleware } from 'koa'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { forbidden, HttpProblem } from './errors.ts'
import type { AppState } from './state.ts'

/** Fixed by docs/specification.md §9. */
export const CSRF_COOKIE = 'csrftoken'
const CSRF_HEADER = 'X-CSRFToken'
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

export type CsrfOptions = { secret: string; secure: boolean; webOrigins: readonly string[] }

const seal = (secret: string, nonce: string, session: string) =>
  createHmac('sha256', secret).update(`csrf:${session}:${nonce}`).digest('base64url')

function isSealed(secret: string, token: string, session: string): boolean {
  const [nonce = '', mac = ''] = token.split('.')
  const expected = Buffer.from(seal(secret, nonce, session))
  const given = Buffer.from(mac)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Sets a fresh token for the session as it is now. */
function issue(ctx: Context & { state: AppState }, { secret, secure }: CsrfOptions): void {
  if (secure && !ctx.secure) {
    const detail = 'A proxy that ends TLS says so by X-Forwarded-Proto.'
    throw new HttpProblem(400, 'This is answered over HTTPS alone', { detail })
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
 * Whether the page that sent this is somebody else's, by what the browser says of it. Clients that are no browsers say
 * nothing. Where cookies travel over HTTPS alone, a page that came without it is not ours: anyone on the way may have made it.
 */
function comesFromElsewhere(ctx: Context, { secure, webOrigins }: CsrfOptions): boolean {
  if (ctx.get('Sec-Fetch-Site') === 'cross-site') return true
  const origin = ctx.get('Origin')
  if (origin === '') return false
  const own = secure ? [`https://${ctx.host}`] : [`http://${ctx.host}`, `https://${ctx.host}`]
  return !own.includes(origin) && !webOrigins.includes(origin)
}

/** Throws 403 for an unsafe request without the cookie, the header, their equality, or their seal. */
function refuseForgery(ctx: Context & { state: AppState }, options: CsrfOptions): void {
  if (SAFE.has(ctx.method)) return
  const cookie = ctx.cookies.get(CSRF_COOKIE, { signed: false }) ?? ''
  const genuine =
    cookie !== '' && cookie === ctx.get(CSRF_HEADER) && isSealed(options.secret, cookie, ctx.state.sessionName)
  if (!genuine || comesFromElsewhere(ctx, options)) {
    throw forbidden('The anti-forgery token is missing or out of date. Reload the page')
  }
}

/**
 * Gives each request its check, which `mount` makes before every operation, login included: a call that is none is told so
 * first. Handlers renew the cookie by `ctx.state.renewCsrfToken()`: at the session check, after signing in and out.
 */
export function csrf(options: CsrfOptions): Middleware<AppState> {
  return async (ctx, next) => {
    // No browser sends an access token by itself, so none can be made to: there is nothing to forge, and no cookie to set.
    const isProgram = ctx.state.tokenScope !== undefined
    ctx.state.renewCsrfToken = () => isProgram || issue(ctx, options)
    ctx.state.refuseForgery = () => isProgram || refuseForgery(ctx, options)
    await next()
  }
}
