/** Authenticates programs that send an access token (RFC 6750). With a token, cookies are ignored. */
import type { Middleware } from 'koa'
import type { TokenScope } from 'openapi'
import { loadServiceAccount } from '#entities/service-accounts/service-account.query.ts'
import { loadViewer } from '#entities/sessions/viewer.query.ts'
import { type StoredToken, TokenModel } from '#entities/tokens/token.model.ts'
import { programName } from '#platform/http/device.ts'
import { HttpProblem } from '#platform/http/errors.ts'
import { rateLimit } from '#platform/http/rate-limit.ts'
import type { AppState } from '#platform/http/state.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { noteUse } from '#platform/records/last-use.ts'
import { hashSecret } from '#platform/records/secrets.ts'

/** One response for an unknown, expired or revoked token, and for one whose holder may do nothing any more. */
const notValid = () =>
  new HttpProblem(401, 'This access token isn’t valid', {
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  })

/** Sets `ctx.state.viewer` to the token's holder and `ctx.state.tokenScopes` to its scopes. The rate limit is per token. */
export function bearer({ callsAMinute }: { callsAMinute: number }): Middleware<AppState> {
  const refusal = 'Too many calls with this token. Wait a minute, then try again'
  const limit = rateLimit({ name: 'token', uses: callsAMinute, seconds: 60, refusal })
  return async (ctx, next) => {
    const [scheme = '', secret = ''] = ctx.get('Authorization').split(/ +/, 2)
    if (scheme.toLowerCase() !== 'bearer') return next()
    const token = await TokenModel.findOne({ hash: hashSecret(secret) }).lean()
    const holder = token && token.expires_at > new Date() ? await holderOf(token) : null
    if (!token || !holder) throw notValid()
    await limit.count(ctx, String(token._id))
    // No one waits for it, and a request does not fail for it.
    const use = { last_used_address: ctx.ip, last_used_client: programName(ctx.get('User-Agent')) }
    void noteUse(TokenModel, token, use).catch((error: unknown) =>
      ctx.state.log.warn({ err: error }, 'the use of an access token was not noted'),
    )
    ctx.state.viewer = holder.viewer
    ctx.state.tokenScopes = holder.scopes
    await next()
  }
}

/** Whom the token acts for, with the rights of now; null if they may do nothing any more. */
async function holderOf({
  user,
  service_account: program,
  scopes,
}: StoredToken): Promise<{ viewer: Viewer; scopes: readonly TokenScope[] } | null> {
  if (program) return loadServiceAccount(program)
  const viewer = user ? await loadViewer(user) : null
  return viewer && !viewer.is_client ? { viewer, scopes: scopes ?? [] } : null
}
