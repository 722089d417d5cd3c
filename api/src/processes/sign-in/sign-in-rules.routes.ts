/** What the account asks of its team when they sign in, for its owner. */
import type { SignInRules } from 'openapi'
import { AccountModel, type StoredAccount } from '#entities/accounts/account.model.ts'
import { requireOwnAccount } from '#entities/accounts/account.policy.ts'
import { passwordTries, requireFreshSignIn } from '#entities/sessions/fresh-sign-in.query.ts'
import { hasTwoStep } from '#entities/two-step/two-step.query.ts'
import { write } from '#platform/events/change.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import { type Answer, type Handler, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { roles } from '#platform/http/policy.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { findForChange } from '#platform/reads/find.ts'
import { copy } from './copy.ts'

const owners = roles('owner')

export function signInRulesRoutes(): Operation[] {
  return [
    operation('getSignInRules', owners, getSignInRules),
    operation('updateSignInRules', owners, updateSignInRules(passwordTries())),
  ]
}

async function getSignInRules(request: Request<'getSignInRules'>): Promise<Answer<'getSignInRules'>> {
  requireOwnAccount(request)
  const account = await AccountModel.findById(request.viewer.account).lean()
  if (!account) throw notFound()
  return { status: 200, body: present(account) }
}

const updateSignInRules =
  (tries: RateLimit): Handler<'updateSignInRules'> =>
  async (request) => {
    const { viewer, params, body, ctx, ifMatch } = request
    requireOwnAccount(request)
    await requireFreshSignIn(tries, { viewer, ctx, current: body.current_password })
    // The password must not be stored, so the response is not kept for idempotency.
    return write({ ...request, idempotencyKey: undefined }, async (change) => {
      const { session } = change
      const account = await findForChange(AccountModel, {
        id: params.id,
        scope: { _id: viewer.account },
        session,
        ifMatch,
      })
      // So that the owner can always sign in, and knows what they ask of the others.
      if (body.two_step_required && !(await hasTwoStep(viewer.id, session))) throw conflict(copy.ownFirst)
      account.two_step_required = body.two_step_required
      await change.save(account, { op: 'set_sign_in_rules' })
      return { status: 200, body: present(account) }
    })
  }

const present = ({
  version,
  two_step_required,
}: Pick<StoredAccount, 'version' | 'two_step_required'>): SignInRules => ({
  version,
  two_step_required,
})
