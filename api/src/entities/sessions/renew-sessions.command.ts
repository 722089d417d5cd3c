/**
 * Keeps sessions in step with their users' rights: any change of rights calls one of these in the same transaction.
 * Access tokens do not need this, since their user's rights are read at each use.
 */
import { trusted, type Types } from 'mongoose'
import { standInsOf } from '#entities/absences/absences.query.ts'
import type { Change } from '#platform/events/change.ts'
import { takeTurns } from './session-turn.model.ts'
import { SessionModel } from './session.model.ts'
import { loadViewer } from './viewer.query.ts'

/**
 * Updates the rights in the sessions of the users and of those who cover them, and ends the sessions of users who may no
 * longer sign in.
 */
export async function renewSessions({ session }: Change, users: readonly Types.ObjectId[]): Promise<void> {
  const others = (await standInsOf(users, session)).filter((one) => !users.some((user) => user.equals(one)))
  const all = [...users, ...others]
  await takeTurns(all, session)
  for (const user of all) {
    const viewer = await loadViewer(user, session)
    if (viewer) await SessionModel.updateMany({ user }, { $set: { viewer } }, { session })
    else await SessionModel.deleteMany({ user }, { session })
  }
}

/** Ends the user's sessions, all of them or all except the one named `except` (see sessionName()). */
export async function endSessions(
  { session }: Change,
  user: Types.ObjectId,
  { except }: { except?: string } = {},
): Promise<void> {
  await takeTurns([user], session)
  await SessionModel.deleteMany({ user, ...(except && { _id: trusted({ $ne: except }) }) }, { session })
}
