/**
 * A lock for each user. Starting a session and changing its user's rights both write this row. Of two concurrent ones,
 * one is retried and sees the other, so that no session starts with outdated rights.
 */
import { type ClientSession, model, Schema, type Types } from 'mongoose'

const turnSchema = new Schema(
  { _id: { type: Schema.Types.ObjectId, required: true }, count: { type: Number, required: true } },
  { versionKey: false, collection: 'session_turns', strict: 'throw' },
)
const SessionTurnModel = model('SessionTurn', turnSchema)

/** Takes the locks of the users, in the transaction of `session`. */
export async function takeTurns(users: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
  for (const _id of users) await SessionTurnModel.updateOne({ _id }, { $inc: { count: 1 } }, { session, upsert: true })
}
