/** Passwords: forgotten, set by a link from a mail, changed (docs/specification.md §7). */
import type { Types } from 'mongoose'
import { findAccountLink } from '#entities/account-links/account-link.command.ts'
import { presentAccountLink } from '#entities/account-links/account-link.presenter.ts'
import { passwordTries, requireFreshSignIn } from '#entities/sessions/fresh-sign-in.query.ts'
import { startSession } from '#entities/sessions/sessions.ts'
import { loadViewer } from '#entities/sessions/viewer.query.ts'
import { asksSecondStep } from '#entities/two-step/two-step.query.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { presentProfile } from '#entities/users/user.presenter.ts'
import { signInFirst } from '#platform/http/errors.ts'
import { type Handler, type Operation, operation } from '#platform/http/operation.ts'
import { anyone, signedIn } from '#platform/http/policy.ts'
import { type RateLimit, rateLimit } from '#platform/http/rate-limit.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { forgottenPasswordWork } from './forgotten-password-work.ts'
import { changePassword, declineInvitation as decline, setPassword as set } from './set-password.command.ts'

const QUARTER = 15 * 60

export function passwordsRoutes(): Operation[] {
  const links = rateLimit({ name: 'account-link', uses: 100, seconds: QUARTER })
  const byAddress = rateLimit({ name: 'forgot-address', uses: 30, seconds: QUARTER })
  const byName = rateLimit({ name: 'forgot-name', uses: 5, seconds: QUARTER })
  return [
    operation('forgetPassword', anyone, forgetPassword(byAddress, byName)),
    operation('getAccountLink', anyone, getAccountLink(links)),
    operation('setPassword', anyone, setPassword(links)),
    operation('declineInvitation', anyone, declineInvitation(links)),
    operation('updatePassword', signedIn, updatePassword(passwordTries())),
  ]
}

const forgetPassword =
  (byAddress: RateLimit, byName: RateLimit): Handler<'forgetPassword', Viewer | null> =>
  async ({ body, ctx, requestId }) => {
    const email = body.username.trim().toLowerCase()
    await byAddress.count(ctx, ctx.ip)
    await byName.count(ctx, email)
    await forgottenPasswordWork.enqueue({ email, data: { email }, requestId })
    return { status: 202, body: { detail: 'If we know that address, a link is on its way.' } }
  }

const getAccountLink =
  (limit: RateLimit): Handler<'getAccountLink', Viewer | null> =>
  async ({ params, ctx }) => {
    await limit.count(ctx, ctx.ip)
    return { status: 200, body: await presentAccountLink(await findAccountLink(params, new Date())) }
  }

const setPassword =
  (limit: RateLimit): Handler<'setPassword', Viewer | null> =>
  async ({ params, body, ctx, requestId }) => {
    await limit.count(ctx, ctx.ip)
    const { user, passwordHash, signsIn } = await set(params, body, requestId)
    const viewer = signsIn && !(await needsMore(user)) ? await loadViewer(user) : null
    const started = viewer && (await startSession(ctx, viewer, passwordHash))
    ctx.state.renewCsrfToken()
    return started ? { status: 200, body: await presentProfile(started) } : { status: 204 }
  }

/** Whether a new password alone does not sign the user in. */
async function needsMore(id: Types.ObjectId): Promise<boolean> {
  const user = await UserModel.findById(id, { account: 1, is_client: 1 }).lean()
  return user === null || asksSecondStep(user)
}

const declineInvitation =
  (limit: RateLimit): Handler<'declineInvitation', Viewer | null> =>
  async ({ params, ctx, requestId }) => {
    await limit.count(ctx, ctx.ip)
    await decline(params, requestId)
    return { status: 204 }
  }

const updatePassword =
  (tries: RateLimit): Handler<'updatePassword'> =>
  async ({ viewer, body, ctx, requestId }) => {
    const { current_password: current, ...pair } = body
    await requireFreshSignIn(tries, { viewer, ctx, current })
    const user = await UserModel.findById(viewer.id).lean()
    if (!user) throw signInFirst()
    const passwordHash = await changePassword(user, pair, { requestId, sessionName: ctx.state.sessionName })
    await startSession(ctx, viewer, passwordHash)
    ctx.state.renewCsrfToken()
    return { status: 204 }
  }
