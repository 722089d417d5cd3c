/** Stores when a secret was last used, in its record. */
import type { Collection, Types } from 'mongoose'
import { nextVersion } from './record.ts'

/** How outdated `last_used_at` may be: at most one write a minute instead of one per use. */
const USED_EVERY_MS = 60_000

/** Records the use. It is no edit and has no event. */
export async function noteUse(
  { collection }: { readonly collection: Collection },
  { _id, last_used_at: last }: { _id: Types.ObjectId; last_used_at?: Date | null },
  now = new Date(),
): Promise<void> {
  if (now.getTime() - (last?.getTime() ?? 0) <= USED_EVERY_MS) return
  await collection.updateOne({ _id }, [{ $set: { last_used_at: now, ...nextVersion(now, 'derived') } }])
}
