/** The tokens of a service account: list, create, give a new secret, revoke. */
import type { Document } from 'mongodb'
import type { ClientSession, Types } from 'mongoose'
import { passwordTries, requireFreshSignIn } from '#entities/sessions/fresh-sign-in.query.ts'
import { mintToken, TokenModel } from '#entities/tokens/token.model.ts'
import { requireExpiry, serviceTokenScope } from '#entities/tokens/token.policy.ts'
import { serviceTokenPresenter as using } from '#entities/tokens/token.presenter.ts'
import { write } from '#platform/events/change.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import { type Answer, type Handler, type Operation, operation, type Request } from '#platform/http/operation.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange, isId, toId } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { hashSecret } from '#platform/records/secrets.ts'
import { ServiceAccountModel } from './service-account.model.ts'
import { serviceAccountKeepers, serviceAccountScope } from './service-account.policy.ts'

/** One for each place that a program runs at, and a second one while they change over. */
const TOKENS_A_SERVICE_ACCOUNT = 10

export function serviceTokensRoutes(): Operation[] {
  const tries = passwordTries()
  return [
    operation('listServiceTokens', serviceAccountKeepers, listServiceTokens),
    operation('createServiceToken', serviceAccountKeepers, createServiceToken(tries)),
    operation('rotateServiceToken', serviceAccountKeepers, rotateServiceToken(tries)),
    operation('revokeServiceToken', serviceAccountKeepers, revokeServiceToken),
  ]
}

async function listServiceTokens({
  viewer,
  params,
  query,
}: Request<'listServiceTokens'>): Promise<Answer<'listServiceTokens'>> {
  const filter = await tokensOf(viewer, params.id)
  return { status: 200, body: await page(using, { viewer, filter, sort: query.sort ?? '-created_at', query }) }
}

const createServiceToken =
  (tries: RateLimit): Handler<'createServiceToken'> =>
  async (request) => {
    const { viewer, params, body, ctx } = request
    const expires_at = requireExpiry(body.expires_at)
    await requireFreshSignIn(tries, { viewer, ctx, current: body.current_password })
    // The response contains a secret that must not be stored, so it is not kept for idempotency.
    return write({ ...request, idempotencyKey: undefined }, async (change) => {
      const { session } = change
      const program = await findForChange(ServiceAccountModel, {
        id: params.id,
        scope: serviceAccountScope(viewer),
        session,
      })
      const of = { account: viewer.account, service_account: program._id }
      const known = await TokenModel.countDocuments(of).session(session)
      if (known >= TOKENS_A_SERVICE_ACCOUNT)
        throw conflict('This service account already has 10 access tokens', 'Revoke one first.')
      const secret = mintToken()
      const token = new TokenModel({ ...of, name: body.name.trim(), scopes: [], expires_at, hash: hashSecret(secret) })
      await change.save(token)
      return { status: 201, body: await withSecret(viewer, token._id, secret, session) }
    })
  }

const rotateServiceToken =
  (tries: RateLimit): Handler<'rotateServiceToken'> =>
  async (request) => {
    const { viewer, params, body, ctx } = request
    const expires_at = requireExpiry(body.expires_at)
    await requireFreshSignIn(tries, { viewer, ctx, current: body.current_password })
    return write({ ...request, idempotencyKey: undefined }, async (change) => {
      const { session } = change
      const scope = await tokensOf(viewer, params.id, session)
      const token = await findForChange(TokenModel, { id: params.token, scope, session })
      const secret = mintToken()
      token.set({ hash: hashSecret(secret), expires_at })
      await change.save(token, { op: 'rotate' })
      return { status: 200, body: await withSecret(viewer, token._id, secret, session) }
    })
  }

async function revokeServiceToken(request: Request<'revokeServiceToken'>): Promise<Answer<'revokeServiceToken'>> {
  const { viewer, params } = request
  return write(request, async (change) => {
    const { session } = change
    const scope = await tokensOf(viewer, params.id, session)
    await change.delete(await findForChange(TokenModel, { id: params.token, scope, session }))
    return { status: 204 }
  })
}

/**
 * The filter for the tokens of a service account.
 * @throws 404 if the viewer's account has no such service account
 */
async function tokensOf(viewer: Viewer, id: string, session?: ClientSession): Promise<Document> {
  if (!isId(id)) throw notFound()
  const known = { $and: [{ _id: toId(id) }, serviceAccountScope(viewer)] }
  const options = { projection: { _id: 1 }, ...(session && { session }) }
  if (!(await ServiceAccountModel.collection.findOne(known, options))) throw notFound()
  return serviceTokenScope(viewer, toId(id))
}

async function withSecret(viewer: Viewer, id: Types.ObjectId, secret: string, session: ClientSession) {
  const presented = await present(using, { viewer, id, session })
  return { service_token: presented.value(), token: secret }
}
