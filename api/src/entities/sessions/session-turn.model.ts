/**
 * Whose turn it is: starting a session and changing what its user may do both write this row of the user. Of two at the same
 * time one is done again, and sees what the other did; so no session starts with the rights of a moment before.
 */
import { type ClientSession, model, Schema, type Types } from 'mongoose'

const turnSchema = new Schema(
  { _id: { type: Schema.Types.ObjectId, required: true }, count: { type: Number, required: true } },
  { versionKey: false, collection: 'session_turns', strict: 'throw' },
)
const SessionTurnModel = model('SessionTurn', turnSchema)

/** Takes the turns of the users, in the transaction of `session`. */
export async function takeTurns(users: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
  for (const _id of users) await SessionTurnModel.updateOne({ _id }, { $inc: { count: 1 } }, { session, upsert: true })
}
