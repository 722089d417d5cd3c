/** When each member of a team was last seen. Sessions know it too, but only until they end. */
import { model, Schema, type Types } from 'mongoose'

/** How outdated it may be: a write every few minutes is enough to say "today" or "5 minutes ago". */
const EVERY_MS = 5 * 60_000

const lastSeenSchema = new Schema(
  { _id: { type: Schema.Types.ObjectId, required: true }, at: { type: Date, required: true } },
  { versionKey: false, collection: 'last_seen', strict: 'throw' },
)

export const LastSeenModel = model('LastSeen', lastSeenSchema)

/** Notes that the user is here. Of several requests within a few minutes, one writes. */
export async function noteSeen(user: Types.ObjectId, now = new Date()): Promise<void> {
  const known = await LastSeenModel.findById(user, { at: 1 }).lean()
  if (known && now.getTime() - known.at.getTime() < EVERY_MS) return
  await LastSeenModel.updateOne({ _id: user }, { $max: { at: now } }, { upsert: true })
}
