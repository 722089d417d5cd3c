/** Authenticates programs that send a personal access token (RFC 6750). With a token, cookies are ignored. */
import type { Middleware } from 'koa'
import { loadViewer } from '#entities/sessions/viewer.query.ts'
import { HttpProblem } from '#platform/http/errors.ts'
import { rateLimit } from '#platform/http/rate-limit.ts'
import type { AppState } from '#platform/http/state.ts'
import { noteUse } from '#platform/records/last-use.ts'
import { hashSecret } from '#platform/records/secrets.ts'
import { TokenModel } from './token.model.ts'

/** One response for an unknown, expired or revoked token, and for one whose user may no longer sign in. */
const notValid = () =>
  new HttpProblem(401, 'The access token is not valid', {
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  })

/** Sets `ctx.state.viewer` to the token's user and `ctx.state.tokenScope` to its scope. The rate limit is per token. */
export function bearer({ callsAMinute }: { callsAMinute: number }): Middleware<AppState> {
  const limit = rateLimit({ name: 'token', uses: callsAMinute, seconds: 60 })
  return async (ctx, next) => {
    const [scheme = '', token = ''] = ctx.get('Authorization').split(/ +/, 2)
    if (scheme.toLowerCase() !== 'bearer') return next()
    const now = new Date()
    const found = await TokenModel.findOne({ hash: hashSecret(token) }).lean()
    if (!found || found.expires_at <= now) throw notValid()
    const viewer = await loadViewer(found.user)
    if (!viewer || viewer.is_client) throw notValid()
    await limit.count(ctx, String(found._id))
    await noteUse(TokenModel, found, now)
    ctx.state.viewer = viewer
    ctx.state.tokenScope = found.scope
    await next()
  }
}
