/** Remembers when a client looked, so that they can be told what has happened since. */
import { PortalModel, type StoredPortal } from './portal.model.ts'
import { previousVisit } from './visit.ts'

/** How stale `last_seen_at` may be. */
const SEEN_EVERY_MS = 60_000

/** Counts a look. It is no change of the portal: neither its version nor its history moves. */
export async function recordVisit(portal: StoredPortal, at: Date): Promise<void> {
  const { _id, last_seen_at: last } = portal
  if (last && at.getTime() - last.getTime() < SEEN_EVERY_MS) return
  const seen = { last_seen_at: at, seen_before_at: previousVisit(portal, at) }
  await PortalModel.updateOne({ _id }, { $set: seen }, { timestamps: false })
}
