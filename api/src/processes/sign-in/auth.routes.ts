/** Signing in and out (docs/specification.md §4 and §7). */
import type { Context } from 'koa'
import { UserStatus } from 'openapi/codes'
import { endSession, startSession } from '#entities/sessions/sessions.ts'
import { loadViewer } from '#entities/sessions/viewer.query.ts'
import { type StoredUser, UserModel } from '#entities/users/user.model.ts'
import { presentProfile } from '#entities/users/user.presenter.ts'
import { recordSecurityEvent } from '#platform/events/security-event.ts'
import { HttpProblem, signInFirst } from '#platform/http/errors.ts'
import { type Handler, type Operation, operation } from '#platform/http/operation.ts'
import { anyone } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { passwordMatches } from '#platform/records/passwords.ts'
import { loginLimiter, type LoginLimits } from './login-limits.ts'

export function authRoutes(limits: LoginLimits): Operation[] {
  return [
    operation('getSession', anyone, getSession),
    operation('login', anyone, login(loginLimiter(limits))),
    operation('logout', anyone, logout),
  ]
}

/** The session check. It renews the CSRF cookie first, so that a visitor can sign in even after a 401. */
const getSession: Handler<'getSession', Viewer | null> = async ({ viewer, ctx }) => {
  ctx.state.renewCsrfToken()
  if (!viewer) throw signInFirst()
  return { status: 200, body: await presentProfile(viewer) }
}

/** One response for every refusal, so that it does not reveal whether the user exists. */
const refused = () => new HttpProblem(400, 'That email address or password isn’t right')

const login =
  (limiter: ReturnType<typeof loginLimiter>): Handler<'login', Viewer | null> =>
  async ({ body, ctx, requestId }) => {
    const email = body.username.trim().toLowerCase()
    await limiter.count(ctx, email)
    const user = await UserModel.findOne({ email, status: UserStatus.Active }, { account: 1, password_hash: 1 }).lean()
    const matches = await passwordMatches(user?.password_hash, body.password)
    const viewer = matches && user ? await signIn(ctx, user) : null
    if (!viewer) {
      const { account = null, _id = null } = user ?? {}
      await recordSecurityEvent({ account, actor: null, user: _id, op: 'sign_in_failed', requestId })
      throw refused()
    }
    await limiter.clear(email)
    ctx.state.renewCsrfToken()
    return { status: 200, body: await presentProfile(viewer) }
  }

/** Starts a session for a user whose password was just verified. */
async function signIn(ctx: Context, { _id, password_hash }: Pick<StoredUser, '_id' | 'password_hash'>) {
  const viewer = await loadViewer(_id)
  return viewer && startSession(ctx, viewer, password_hash ?? undefined)
}

const logout: Handler<'logout', Viewer | null> = async ({ viewer, ctx, requestId }) => {
  endSession(ctx)
  if (viewer) {
    await recordSecurityEvent({
      account: viewer.account,
      actor: viewer.id,
      user: viewer.id,
      op: 'sign_out',
      requestId,
    })
  }
  ctx.state.renewCsrfToken()
  return { status: 204 }
}
