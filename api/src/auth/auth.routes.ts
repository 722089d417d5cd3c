/** Signing in and out (SPEC.md §4 and §7). */
import { UserStatus } from 'openapi/codes'
import { HttpProblem, signInFirst } from '../http/errors.ts'
import { type Handler, type Operation, operation } from '../http/operation.ts'
import { anyone } from '../http/policy.ts'
import type { Viewer } from '../http/viewer.ts'
import { endSession, startSession } from '../sessions/sessions.ts'
import { loadViewer } from '../sessions/viewer.command.ts'
import { UserModel } from '../users/user.model.ts'
import { presentProfile } from '../users/user.presenter.ts'
import { loginLimiter, type LoginLimits } from './login-limits.ts'
import { passwordMatches } from './passwords.ts'

export function authRoutes(limits: LoginLimits): Operation[] {
  return [
    operation('getSession', anyone, getSession),
    operation('login', anyone, login(loginLimiter(limits))),
    operation('logout', anyone, logout),
  ]
}

/** The session check. It renews the anti-forgery cookie first, so that even a 401 leaves the visitor able to sign in. */
const getSession: Handler<'getSession', Viewer | null> = async ({ viewer, ctx }) => {
  ctx.state.renewCsrfToken()
  if (!viewer) throw signInFirst()
  return { status: 200, body: await presentProfile(viewer) }
}

/** One answer for every reason to refuse: whether the user exists is nobody's business. */
const refused = () => new HttpProblem(400, 'The user name or password is not right')

const login =
  (limiter: ReturnType<typeof loginLimiter>): Handler<'login', Viewer | null> =>
  async ({ body, ctx }) => {
    const email = body.username.trim().toLowerCase()
    await limiter.count(email, ctx.ip)
    const user = await UserModel.findOne({ email, status: UserStatus.Active }, { password_hash: 1 }).lean()
    if (!(await passwordMatches(user?.password_hash, body.password))) throw refused()
    const viewer = user && (await loadViewer(user._id))
    if (!viewer) throw refused()
    await limiter.clear(email)
    await startSession(ctx, viewer)
    ctx.state.renewCsrfToken()
    return { status: 200, body: await presentProfile(viewer) }
  }

const logout: Handler<'logout', Viewer | null> = async ({ ctx }) => {
  endSession(ctx)
  ctx.state.renewCsrfToken()
  return { status: 204 }
}
