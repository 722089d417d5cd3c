/**
 * Personal access tokens: list, create, revoke. A token cannot manage tokens: the contract does not allow it for these
 * calls.
 */
import { passwordTries, requireFreshSignIn } from '#entities/sessions/fresh-sign-in.query.ts'
import { write } from '#platform/events/change.ts'
import { conflict } from '#platform/http/errors.ts'
import { type Answer, type Handler, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { findForChange } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { hashSecret } from '#platform/records/secrets.ts'
import { mintToken, TokenModel } from './token.model.ts'
import { requireExpiry, tokenScope } from './token.policy.ts'
import { tokenPresenter as using } from './token.presenter.ts'

/** More than anyone can keep track of. */
const TOKENS_A_USER = 50

export function tokensRoutes(): Operation[] {
  return [
    operation('listTokens', teamMembers, listTokens),
    operation('createToken', teamMembers, createToken(passwordTries())),
    operation('revokeToken', teamMembers, revokeToken),
  ]
}

async function listTokens({ viewer, query }: Request<'listTokens'>): Promise<Answer<'listTokens'>> {
  const filter = tokenScope(viewer)
  return {
    status: 200,
    body: await page(using, { viewer, filter, sort: query.sort ?? '-created_at', query }),
  }
}

const createToken =
  (tries: RateLimit): Handler<'createToken'> =>
  async (request) => {
    const { viewer, body, ctx } = request
    const expires_at = requireExpiry(body.expires_at)
    await requireFreshSignIn(tries, { viewer, ctx, current: body.current_password })
    // The response contains a secret that must not be stored, so it is not kept for idempotency.
    return write({ ...request, idempotencyKey: undefined }, async (change) => {
      const { session } = change
      const owned = await TokenModel.countDocuments({ user: viewer.id }).session(session)
      if (owned >= TOKENS_A_USER) throw conflict('You already have 50 access tokens', 'Revoke one first.')
      const secret = mintToken()
      const { name, scopes } = body
      const token = new TokenModel({
        account: viewer.account,
        user: viewer.id,
        name: name.trim(),
        scopes,
        expires_at,
        hash: hashSecret(secret),
      })
      await change.save(token)
      const presented = await present(using, { viewer, id: token._id, session })
      return { status: 201, body: { access_token: presented.value(), token: secret } }
    })
  }

async function revokeToken(request: Request<'revokeToken'>): Promise<Answer<'revokeToken'>> {
  const { viewer, params } = request
  return write(request, async (change) => {
    const scope = tokenScope(viewer)
    await change.delete(await findForChange(TokenModel, { id: params.id, scope, session: change.session }))
    return { status: 204 }
  })
}
