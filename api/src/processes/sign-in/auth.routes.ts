/** Signing in and out (docs/specification.md §4 and §7). */
import type { Context } from 'koa'
import { UserStatus } from 'openapi/codes'
import { endSession, startSession } from '#entities/sessions/sessions.ts'
import { loadViewer } from '#entities/sessions/viewer.query.ts'
import { hasTwoStep, mustHaveTwoStep } from '#entities/two-step/two-step.query.ts'
import { type StoredUser, UserModel } from '#entities/users/user.model.ts'
import { presentProfile } from '#entities/users/user.presenter.ts'
import { recordSecurityEvent } from '#platform/events/security-event.ts'
import { HttpProblem, signInFirst } from '#platform/http/errors.ts'
import { type Handler, type Operation, operation } from '#platform/http/operation.ts'
import { anyone } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { passwordMatches } from '#platform/records/passwords.ts'
import type { Seal } from '#platform/records/seal.ts'
import { loginLimiter, type LoginLimits } from './login-limits.ts'
import { codeTries, requireSecondStep } from './second-step.command.ts'
import { startTwoStep } from './two-step.command.ts'

export function authRoutes(limits: LoginLimits, seal: Seal): Operation[] {
  const limiter = loginLimiter(limits)
  return [
    operation('getSession', anyone, getSession),
    operation('login', anyone, login(limiter, { seal, tries: codeTries() })),
    operation('setUpTwoStepAtSignIn', anyone, setUpTwoStepAtSignIn(limiter, seal)),
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

type Limiter = ReturnType<typeof loginLimiter>

const login =
  (limiter: Limiter, second: Parameters<typeof requireSecondStep>[0]): Handler<'login', Viewer | null> =>
  async ({ body, ctx, requestId }) => {
    const { username, password, code } = body
    await limiter.count(ctx, nameOf(username))
    const { known, user } = await checkPassword(username, password)
    if (user) await requireSecondStep(second, { ctx, user, code, requestId })
    const viewer = user && (await signIn(ctx, user))
    if (!viewer) throw await refuse(known, requestId)
    // Only now: a right password does not buy more codes to try.
    await limiter.clear(nameOf(username))
    ctx.state.renewCsrfToken()
    return { status: 200, body: await presentProfile(viewer) }
  }

/** For a user whose account requires two-step sign-in and who has none. For all others it is a wrong password. */
const setUpTwoStepAtSignIn =
  (limiter: Limiter, seal: Seal): Handler<'setUpTwoStepAtSignIn', Viewer | null> =>
  async ({ body: { username, password }, ctx, requestId }) => {
    await limiter.count(ctx, nameOf(username))
    const { known, user } = await checkPassword(username, password)
    const isLed = user && !(await hasTwoStep(user._id)) && (await mustHaveTwoStep(user))
    if (!isLed) throw await refuse(known, requestId)
    return { status: 200, body: await startTwoStep(seal, user) }
  }

const nameOf = (username: string): string => username.trim().toLowerCase()

type Known = Pick<StoredUser, '_id' | 'account' | 'email' | 'person' | 'is_client' | 'password_hash'>

/** The user of that name, and again as `user` if the password is theirs. Takes as long for a name that no one has. */
async function checkPassword(username: string, password: string): Promise<{ known: Known | null; user: Known | null }> {
  const fields = { account: 1, email: 1, person: 1, is_client: 1, password_hash: 1 }
  const known = await UserModel.findOne({ email: nameOf(username), status: UserStatus.Active }, fields).lean()
  const matches = await passwordMatches(known?.password_hash, password)
  return { known, user: matches ? known : null }
}

/** Records a failed sign-in and returns the refusal. */
async function refuse(known: Known | null, requestId: string): Promise<HttpProblem> {
  const { account = null, _id = null } = known ?? {}
  await recordSecurityEvent({ account, actor: null, user: _id, op: 'sign_in_failed', requestId })
  return refused()
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
