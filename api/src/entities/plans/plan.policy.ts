/** Who may see and change follow-up plans (docs/domain.md#who-may-do-what). */
import type { Document } from 'mongodb'
import { belongsTo, seesAll, type Viewer, worksFor } from '#platform/http/viewer.ts'
import type { StoredPlan } from './plan.model.ts'

/**
 * The plans that the viewer may see: theirs, those of the people they work for, and those that are shared. Owners and admins see all of the account, since these
 * write in its name.
 */
export const planScope = (viewer: Viewer): Document => ({
  account: viewer.account,
  deleted_at: null,
  ...(!seesAll(viewer) && { $or: [{ created_by: { $in: worksFor(viewer) } }, { shared: true }] }),
})

/** Owners and admins may change all plans, others theirs as long as it isn't shared. */
export const canKeepPlan = (viewer: Viewer, plan: Pick<StoredPlan, 'shared' | 'created_by'>): boolean =>
  seesAll(viewer) || (!plan.shared && belongsTo(viewer).some((user) => plan.created_by?.equals(user)))
