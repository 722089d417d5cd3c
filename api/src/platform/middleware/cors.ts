/** Allows pages of the configured origins to call the API with cookies. No other origin can read a response. */
import type { Middleware } from 'koa'

const METHODS = 'GET, POST, PATCH, DELETE'
const REQUEST_HEADERS =
  'Authorization, Content-Type, X-CSRFToken, If-Match, If-None-Match, Idempotency-Key, X-Portal-Passcode'
const ANSWER_HEADERS = 'ETag, RateLimit, RateLimit-Policy, Retry-After, WWW-Authenticate, X-Request-Id'
/** How many seconds a browser may cache a preflight response. */
const REMEMBERED = '600'

/** Answers preflights. Sets the headers before anything can fail, so that pages can read errors too. */
export function cors(webOrigins: readonly string[]): Middleware {
  return async (ctx, next) => {
    ctx.vary('Origin')
    if (!webOrigins.includes(ctx.get('Origin'))) return next()
    ctx.set('Access-Control-Allow-Origin', ctx.get('Origin'))
    ctx.set('Access-Control-Allow-Credentials', 'true')
    ctx.set('Access-Control-Expose-Headers', ANSWER_HEADERS)
    if (ctx.method !== 'OPTIONS' || ctx.get('Access-Control-Request-Method') === '') return next()
    ctx.set('Access-Control-Allow-Methods', METHODS)
    ctx.set('Access-Control-Allow-Headers', REQUEST_HEADERS)
    ctx.set('Access-Control-Max-Age', REMEMBERED)
    ctx.status = 204
  }
}
