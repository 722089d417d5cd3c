/** Records a client's visits, so that changes since the last one can be shown. */
import { nextVersion } from '#platform/records/record.ts'
import { PortalModel, type StoredPortal } from './portal.model.ts'
import { previousVisit } from './visit.ts'

/** How outdated `last_seen_at` may be. */
const SEEN_EVERY_MS = 60_000

/** Records a visit. It is no edit and has no event. */
export async function recordVisit(portal: StoredPortal, at: Date): Promise<void> {
  const { _id, last_seen_at: last } = portal
  if (last && at.getTime() - last.getTime() < SEEN_EVERY_MS) return
  const seen = { last_seen_at: at, seen_before_at: previousVisit(portal, at), ...nextVersion(at, 'derived') }
  await PortalModel.collection.updateOne({ _id }, [{ $set: seen }])
}
