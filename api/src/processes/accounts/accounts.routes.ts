/** Accounts: sign up, request one, change one's own, find its bills (docs/specification.md §7). */
import { AccountModel } from '#entities/accounts/account.model.ts'
import { requireOwnAccount } from '#entities/accounts/account.policy.ts'
import { presentAccount } from '#entities/accounts/account.presenter.ts'
import { formatPhoneNumber } from '#entities/users/phone-number.policy.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { change, write } from '#platform/events/change.ts'
import { notFound } from '#platform/http/errors.ts'
import { type Handler, type Operation, operation } from '#platform/http/operation.ts'
import { anyone, roles } from '#platform/http/policy.ts'
import { type RateLimit, rateLimit } from '#platform/http/rate-limit.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { readImage } from '#platform/images/read-image.ts'
import { replaceImage } from '#platform/images/store-image.command.ts'
import { type BillingSettings, findBilling } from './billing.ts'
import { receiveAccountRequest } from './receive-account-request.command.ts'
import { signUpWork } from './sign-up-work.ts'

/** Per address: a whole office may share one. */
const REQUESTS_AN_HOUR = 30
/** Per email address, known or not: each request sends an email. */
const MAILS_AN_HOUR = 5
/** Processing an image costs more than any other request of an owner. */
const CHANGES_AN_HOUR = 120

export type AccountSettings = BillingSettings & { operatorsMail: string }

export function accountsRoutes(settings: AccountSettings): Operation[] {
  const byAddress = rateLimit({ name: 'account', uses: REQUESTS_AN_HOUR, seconds: 3600 })
  const byMail = rateLimit({ name: 'account-mail', uses: MAILS_AN_HOUR, seconds: 3600 })
  const changes = rateLimit({ name: 'account-change', uses: CHANGES_AN_HOUR, seconds: 3600 })
  return [
    operation('signUp', anyone, signUp(byAddress, byMail)),
    operation('requestAccount', anyone, requestAccount(byAddress, byMail, settings)),
    operation('updateAccount', roles('owner'), updateAccount(changes)),
    operation('getBilling', roles('owner'), getBilling(settings)),
  ]
}

/**
 * Defers opening the account, so that a known address takes as long to answer as a new one (platform/deferred-work/).
 */
const signUp =
  (byAddress: RateLimit, byMail: RateLimit): Handler<'signUp', Viewer | null> =>
  async ({ body, ctx, requestId }) => {
    const email = body.email.toLowerCase()
    await byAddress.count(ctx, ctx.ip)
    await byMail.count(ctx, email)
    const { first_name, last_name, name, team_size, state = null } = body
    const phone_number = await formatPhoneNumber(body.phone_number, 'phone_number')
    const data = { name, team_size, state, owner: { first_name, last_name, phone_number, email } }
    await signUpWork.enqueue({ email, data, requestId })
    return { status: 202, body: { detail: 'Check your email to continue.' } }
  }

const requestAccount =
  (
    byAddress: RateLimit,
    byMail: RateLimit,
    { operatorsMail }: AccountSettings,
  ): Handler<'requestAccount', Viewer | null> =>
  async ({ body, ctx, requestId }) => {
    await byAddress.count(ctx, ctx.ip)
    await byMail.count(ctx, body.person.email.toLowerCase())
    await receiveAccountRequest(body, { operatorsMail, requestId })
    return { status: 202, body: { detail: 'Thanks. We’ll get back to you within one business day.' } }
  }

const updateAccount =
  (limit: RateLimit): Handler<'updateAccount'> =>
  async (request) => {
    const { viewer, body, upload, ctx } = request
    requireOwnAccount(request)
    await limit.count(ctx, String(viewer.id))
    const { name, brokerage } = body
    const image = upload && (await readImage(upload))
    const isRemoved = 'image' in body && body.image === null
    return write(request, async (change) => {
      const account = await AccountModel.findById(viewer.account).session(change.session)
      if (!account) throw notFound()
      account.set({ ...(name !== undefined && { name }), ...(brokerage !== undefined && { brokerage }) })
      if (image !== undefined || isRemoved) {
        const former = account.image
        account.image = await replaceImage(change, { account: account._id, former, bytes: image ?? null })
      }
      await change.save(account)
      return { status: 200, body: presentAccount(account, viewer) }
    })
  }

const getBilling =
  (settings: AccountSettings): Handler<'getBilling'> =>
  async (request) => {
    requireOwnAccount(request)
    const { viewer, requestId } = request
    const account = await AccountModel.findById(viewer.account).lean()
    const user = await UserModel.findById(viewer.id, { email: 1 }).lean()
    if (!account || !user) throw notFound()
    const { name, stripe_customer: known } = account
    const billed = { id: String(account._id), name, email: user.email, customer: known ?? null }
    const { billing, customer } = await findBilling(billed, settings)
    if (customer !== billed.customer) await keepCustomer(viewer, requestId, customer)
    return { status: 200, body: billing }
  }

/** Stores the payment provider's customer id, so that it need not be looked up next time. */
async function keepCustomer({ id, account: own }: Viewer, requestId: string, customer: string | null): Promise<void> {
  await change({ id, account: own, requestId }, async (tx) => {
    const account = await AccountModel.findById(own).session(tx.session).orFail()
    account.stripe_customer = customer
    await tx.save(account, { op: 'become_customer' })
  })
}
