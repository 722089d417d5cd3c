/** Who may see and change appointments. Anyone who may see one may change it; assistants delete none. */
import type { Document } from 'mongodb'
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { seesAll, type Viewer, worksFor } from '#platform/http/viewer.ts'

/**
 * The appointments that the viewer may see: those they made or go to, and those of the deals that they may see. Like
 * `worksFor`, this counts the agents that an assistant works for.
 */
export async function appointmentScope(viewer: Viewer): Promise<Document> {
  const own = { account: viewer.account }
  if (seesAll(viewer)) return own
  const people = { $in: worksFor(viewer) }
  const deals = await DealModel.collection.distinct('_id', dealScope(viewer))
  return { ...own, $or: [{ assignee: people }, { created_by: people }, { deal: { $in: deals } }] }
}
