/**
 * A lock for each agent. Closing a deal or changing a plan writes the row of each agent whose cap it affects. Of two
 * concurrent changes, one is retried and then sees the other, so that no cap is exceeded.
 */
import { type ClientSession, model, Schema, type Types } from 'mongoose'

const turnSchema = new Schema(
  { _id: { type: Schema.Types.ObjectId, required: true }, count: { type: Number, required: true } },
  { versionKey: false, collection: 'commission_turns', strict: 'throw' },
)
const CommissionTurnModel = model('CommissionTurn', turnSchema)

/** Takes the agents' locks in the transaction of `session`, always in the same order to avoid deadlocks. */
export async function takeCommissionTurns(agents: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
  const ids = [...new Map(agents.map((id) => [String(id), id]))].toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [, _id] of ids) {
    await CommissionTurnModel.updateOne({ _id }, { $inc: { count: 1 } }, { session, upsert: true })
  }
}
