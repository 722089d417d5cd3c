/** Stores when a secret was last used, in its record. */
import type { Collection, Types } from 'mongoose'
import { nextVersion } from './record.ts'

/** How outdated `last_used_at` may be: at most one write a minute instead of one per use. */
const USED_EVERY_MS = 60_000

/** From where and by what a secret was used. */
export type Use = { last_used_address: string; last_used_client: string | null }

/** Records the use. It is no edit and has no event. Of many uses at once, one is recorded. */
export async function noteUse(
  { collection }: { readonly collection: Collection },
  { _id, last_used_at: last = null }: { _id: Types.ObjectId; last_used_at?: Date | null },
  use: Use | null = null,
): Promise<void> {
  const now = new Date()
  if (now.getTime() - (last?.getTime() ?? 0) <= USED_EVERY_MS) return
  const used = { last_used_at: now, ...use, ...nextVersion(now, 'derived') }
  await collection.updateOne({ _id, last_used_at: last }, [{ $set: used }])
}
