/** Stores new sessions. */
import mongoose, { type Types } from 'mongoose'
import { UserModel } from '#entities/users/user.model.ts'
import { recordSecurityEvent } from '#platform/events/security-event.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { takeTurns } from './session-turn.model.ts'
import { SessionModel, type StoredSession } from './session.model.ts'
import { loadViewer } from './viewer.query.ts'

export type NewSession = Omit<StoredSession, 'viewer'> & {
  _id: string
  /** The password hash that the sign-in was checked against, if any. */
  passwordHash: string | undefined
  requestId: string
}

/**
 * Stores the session with its user's current rights, and records the sign-in. Returns null and stores nothing if the
 * user may no longer sign in, or their password has changed since it was checked.
 */
export async function storeSession({ passwordHash, requestId, ...session }: NewSession): Promise<Viewer | null> {
  const { user } = session
  const options = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } } as const
  return mongoose.connection.transaction(async (tx) => {
    await takeTurns([user], tx)
    if (passwordHash !== undefined && !(await hasPassword(user, passwordHash, tx))) return null
    const viewer = await loadViewer(user, tx)
    if (!viewer) return null
    await SessionModel.create([{ ...session, viewer }], { session: tx })
    await recordSecurityEvent({ account: viewer.account, actor: user, user, op: 'sign_in', requestId }, tx)
    return viewer
  }, options)
}

const hasPassword = (user: Types.ObjectId, password_hash: string, tx: mongoose.ClientSession) =>
  UserModel.exists({ _id: user, password_hash }).session(tx)
