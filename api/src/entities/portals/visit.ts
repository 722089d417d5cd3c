/** A client's visits. Changes since the previous one are shown as new. */
import type { StoredPortal } from './portal.model.ts'

/** Reading again within this time is the same visit, so changes stay new. */
const VISIT_MS = 30 * 60_000

type Seen = Pick<StoredPortal, 'last_seen_at' | 'seen_before_at'>

/** When the visit before the one at the instant `at` ended; null for none. */
export function previousVisit({ last_seen_at: last, seen_before_at: before }: Seen, at: Date): Date | null {
  const isNewVisit = last != null && at.getTime() - last.getTime() > VISIT_MS
  return (isNewVisit ? last : before) ?? null
}
