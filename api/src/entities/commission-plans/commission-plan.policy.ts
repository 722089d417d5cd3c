/**
 * Who may see and set commission plans (docs/domain.md#who-may-do-what): owners and admins all, agents see their own.
 */
import type { Document } from 'mongodb'
import { roles } from '#platform/http/policy.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'

/** The plans that the viewer may see. */
export function commissionPlanScope(viewer: Viewer): Document {
  const own = { account: viewer.account }
  return seesAll(viewer) ? own : { ...own, user: viewer.id }
}

/** Who may set plans and commission terms. */
export const commissionKeepers = roles('owner', 'admin')

/** Who may see commissions: owners and admins all of them, agents their own share. */
export const commissionReaders = roles('owner', 'admin', 'agent')
