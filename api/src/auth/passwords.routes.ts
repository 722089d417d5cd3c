/** Passwords: forgotten, set by a link from a mail, changed (SPEC.md §7). */
import { leaveErrand } from '../errands/leave-errand.command.ts'
import { signInFirst } from '../http/errors.ts'
import { type Handler, type Operation, operation } from '../http/operation.ts'
import { anyone, signedIn } from '../http/policy.ts'
import { type RateLimit, rateLimit } from '../http/rate-limit.ts'
import type { Viewer } from '../http/viewer.ts'
import { startSession } from '../sessions/sessions.ts'
import { loadViewer } from '../sessions/viewer.command.ts'
import { UserModel } from '../users/user.model.ts'
import { presentProfile } from '../users/user.presenter.ts'
import { findAccountLink } from './account-link.command.ts'
import { presentAccountLink } from './account-link.presenter.ts'
import { passwordTries, requireFreshSignIn } from './fresh-sign-in.command.ts'
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
    await leaveErrand({ kind: 'forget_password', email, data: { email }, requestId })
    return { status: 202, body: { detail: 'If the address is known, a link is on its way.' } }
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
    const viewer = signsIn ? await loadViewer(user) : null
    const started = viewer && (await startSession(ctx, viewer, passwordHash))
    ctx.state.renewCsrfToken()
    return started ? { status: 200, body: await presentProfile(started) } : { status: 204 }
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
