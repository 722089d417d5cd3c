/** Passwords: forgotten, set by a link from a mail, changed (SPEC.md §7). */
import { SessionModel } from '../sessions/session.model.ts'
import { leaveErrand } from '../errands/leave-errand.command.ts'
import { HttpProblem, invalid, signInFirst } from '../http/errors.ts'
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
import { passwordMatches } from '../records/passwords.ts'
import { changePassword, declineInvitation as decline, setPassword as set } from './set-password.command.ts'

const QUARTER = 15 * 60
/** How fresh a sign-in must be to change the password without giving the current one. */
const FRESH_MS = 10 * 60_000

const SIGN_IN_AGAIN = 'urn:protracker:problem:sign-in-again'

export function passwordsRoutes(): Operation[] {
  const links = rateLimit({ name: 'account-link', uses: 100, seconds: QUARTER })
  const byAddress = rateLimit({ name: 'forgot-address', uses: 30, seconds: QUARTER })
  const byName = rateLimit({ name: 'forgot-name', uses: 5, seconds: QUARTER })
  const updates = rateLimit({ name: 'update-password', uses: 10, seconds: QUARTER })
  return [
    operation('forgetPassword', anyone, forgetPassword(byAddress, byName)),
    operation('getAccountLink', anyone, getAccountLink(links)),
    operation('setPassword', anyone, setPassword(links)),
    operation('declineInvitation', anyone, declineInvitation(links)),
    operation('updatePassword', signedIn, updatePassword(updates)),
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
  (limit: RateLimit): Handler<'updatePassword'> =>
  async ({ viewer, body, ctx, requestId }) => {
    await limit.count(ctx, String(viewer.id))
    const { sessionName } = ctx.state
    const user = await UserModel.findById(viewer.id).lean()
    if (!user) throw signInFirst()
    const { current_password: current, ...pair } = body
    if (current !== undefined) {
      if (!(await passwordMatches(user.password_hash, current))) throw invalid('current_password', 'is not right')
    } else if (!(await isFresh(sessionName))) {
      throw new HttpProblem(403, 'Give your current password, or sign in again', { type: SIGN_IN_AGAIN })
    }
    const passwordHash = await changePassword(user, pair, { requestId, sessionName })
    await limit.clear(String(viewer.id))
    await startSession(ctx, viewer, passwordHash)
    ctx.state.renewCsrfToken()
    return { status: 204 }
  }

/** Whether the session began a moment ago. */
async function isFresh(sessionName: string): Promise<boolean> {
  const session = await SessionModel.findById(sessionName, { created_at: 1 }).lean()
  return session !== null && Date.now() - session.created_at.getTime() < FRESH_MS
}
