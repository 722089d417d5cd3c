/**
 * Whose turn it is: what closes a deal or changes a plan writes this row of each agent whose cap it counts against. Of two at
 * the same time one is done again, and sees what the other did; so no cap is passed.
 */
import { type ClientSession, model, Schema, type Types } from 'mongoose'

const turnSchema = new Schema(
  { _id: { type: Schema.Types.ObjectId, required: true }, count: { type: Number, required: true } },
  { versionKey: false, collection: 'commission_turns', strict: 'throw' },
)
const CommissionTurnModel = model('CommissionTurn', turnSchema)

/** Takes the turns of the agents, in the transaction of `session`; always in the same order, so that nobody waits in a circle. */
export async function takeCommissionTurns(agents: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
  const ids = [...new Map(agents.map((id) => [String(id), id]))].toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [, _id] of ids) {
    await CommissionTurnModel.updateOne({ _id }, { $inc: { count: 1 } }, { session, upsert: true })
  }
}
