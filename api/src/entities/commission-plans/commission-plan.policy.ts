/** Who sees and sets commission plans (docs/domain.md#who-may-do-what): owners and admins all, agents their own. */
import type { Document } from 'mongodb'
import { roles } from '#platform/http/policy.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'

/** The plans that exist for the viewer. */
export function commissionPlanScope(viewer: Viewer): Document {
  const own = { account: viewer.account }
  return seesAll(viewer) ? own : { ...own, user: viewer.id }
}

/** Who sets plans and the terms of commissions. */
export const commissionKeepers = roles('owner', 'admin')

/** Who reads commissions: owners and admins all of them, agents their own share. */
export const commissionReaders = roles('owner', 'admin', 'agent')
