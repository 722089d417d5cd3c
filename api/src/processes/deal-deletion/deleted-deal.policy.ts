/** Who may delete and recover deals. */
import type { Document } from 'mongodb'
import { roles } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'

/** A deal is part of the team's books, commissions and caps, so only owners and admins may delete one. */
export const dealDeleters = roles('owner', 'admin')

/**
 * The deleted deals that the viewer may see at the instant `at`. After 30 days they are hidden, even if not yet purged.
 */
export const deletedDealScope = (viewer: Viewer, at = new Date()): Document => ({
  account: viewer.account,
  gone_at: { $gt: at },
})
