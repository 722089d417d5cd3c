/** Who deletes deals and brings them back. */
import type { Document } from 'mongodb'
import { roles } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'

/** A deal belongs to the team's books, commission and caps: only owners and admins take one out of them. */
export const dealDeleters = roles('owner', 'admin')

/** The deleted deals that exist for the viewer at the instant `at`: after 30 days there is none, job or no job. */
export const deletedDealScope = (viewer: Viewer, at = new Date()): Document => ({
  account: viewer.account,
  gone_at: { $gt: at },
})
