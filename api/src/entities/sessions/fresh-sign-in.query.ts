/** Requires a fresh sign-in or the current password for sensitive actions, in case a session was left open. */
import type { Context } from 'koa'
import { UserModel } from '#entities/users/user.model.ts'
import { HttpProblem, invalid, signInFirst } from '#platform/http/errors.ts'
import { type RateLimit, rateLimit } from '#platform/http/rate-limit.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { passwordMatches } from '#platform/records/passwords.ts'
import { SessionModel } from './session.model.ts'

/** A sign-in this recent needs no current password. */
const FRESH_MS = 10 * 60_000

const SIGN_IN_AGAIN = 'urn:protracker:problem:sign-in-again'

/** How often a user may try their current password, over all actions that ask for it. */
export const passwordTries = (): RateLimit => rateLimit({ name: 'current-password', uses: 10, seconds: 15 * 60 })

export type Confirmation = {
  viewer: Viewer
  ctx: Context
  /** The password in the request, if any. */
  current: string | undefined
}

/** @throws 400 for a wrong password, 403 without one if the sign-in is over 10 minutes old, 429 after too many tries */
export async function requireFreshSignIn(tries: RateLimit, { viewer, ctx, current }: Confirmation): Promise<void> {
  if (current === undefined) {
    if (await isFresh(ctx.state.sessionName)) return
    throw new HttpProblem(403, 'Enter your current password, or sign in again', { type: SIGN_IN_AGAIN })
  }
  await tries.count(ctx, String(viewer.id))
  const user = await UserModel.findById(viewer.id, { password_hash: 1 }).lean()
  if (!user) throw signInFirst()
  if (!(await passwordMatches(user.password_hash, current))) throw invalid('current_password', 'isn’t right')
  await tries.clear(String(viewer.id))
}

/** Whether the session was started recently. */
async function isFresh(sessionName: string): Promise<boolean> {
  const session = await SessionModel.findById(sessionName, { created_at: 1 }).lean()
  return session !== null && Date.now() - session.created_at.getTime() < FRESH_MS
}
