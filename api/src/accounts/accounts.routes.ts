/** Getting an account: sign up, or ask for one (SPEC.md §7). Both answer alike for known and unknown addresses. */
import { type Handler, type Operation, operation } from '../http/operation.ts'
import { anyone } from '../http/policy.ts'
import { type RateLimit, rateLimit } from '../http/rate-limit.ts'
import type { Viewer } from '../http/viewer.ts'
import { AccountRequestModel } from './account-request.model.ts'
import { openAccount } from './open-account.command.ts'

/** By one address: a whole office may share one. */
const REQUESTS_AN_HOUR = 30

export function accountsRoutes(): Operation[] {
  const limit = rateLimit({ name: 'account', uses: REQUESTS_AN_HOUR, seconds: 3600 })
  return [operation('signUp', anyone, signUp(limit)), operation('requestAccount', anyone, requestAccount(limit))]
}

const signUp =
  (limit: RateLimit): Handler<'signUp', Viewer | null> =>
  async ({ body, ctx, requestId }) => {
    await limit.count(ctx, ctx.ip)
    const { first_name, last_name, phone_number, name, team_size } = body
    const owner = { first_name, last_name, phone_number, email: body.email.toLowerCase() }
    await openAccount({ name, team_size, owner }, requestId)
    return { status: 202, body: { detail: 'Check your mail to continue.' } }
  }

const requestAccount =
  (limit: RateLimit): Handler<'requestAccount', Viewer | null> =>
  async ({ body, ctx }) => {
    await limit.count(ctx, ctx.ip)
    await AccountRequestModel.create(body)
    return { status: 202, body: { detail: 'Thank you. We answer within one working day.' } }
  }
