/** Remembers when a client looked, so that they can be told what has happened since. */
import { PortalModel, type StoredPortal } from './portal.model.ts'

const MINUTE = 60_000
/** Looking again within this time is the same visit: its news stay news. */
const VISIT_MS = 30 * MINUTE
/** How stale `last_seen_at` may be. */
const SEEN_EVERY_MS = MINUTE

type Seen = Pick<StoredPortal, 'last_seen_at' | 'seen_before_at'>

/** When the visit before the one at the instant `at` ended; null for none. */
export function previousVisit({ last_seen_at: last, seen_before_at: before }: Seen, at: Date): Date | null {
  const isNewVisit = last != null && at.getTime() - last.getTime() > VISIT_MS
  return (isNewVisit ? last : before) ?? null
}

/** Counts a look. It is no change of the portal: neither its version nor its history moves. */
export async function recordVisit(portal: StoredPortal, at: Date): Promise<void> {
  const { _id, last_seen_at: last } = portal
  if (last && at.getTime() - last.getTime() < SEEN_EVERY_MS) return
  const seen = { last_seen_at: at, seen_before_at: previousVisit(portal, at) }
  await PortalModel.updateOne({ _id }, { $set: seen }, { timestamps: false })
}
