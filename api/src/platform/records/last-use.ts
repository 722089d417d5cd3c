/** When a secret was last used, kept on its record. */
import type { Collection, Types } from 'mongoose'

/** How stale `last_used_at` may be: a write a minute, not a write a use. */
const USED_EVERY_MS = 60_000

/** Notes that the record was used. Neither a change of it nor an event. */
export async function noteUse(
  { collection }: { readonly collection: Collection },
  { _id, last_used_at: last }: { _id: Types.ObjectId; last_used_at?: Date | null },
  now = new Date(),
): Promise<void> {
  if (now.getTime() - (last?.getTime() ?? 0) <= USED_EVERY_MS) return
  await collection.updateOne({ _id }, { $set: { last_used_at: now } })
}
