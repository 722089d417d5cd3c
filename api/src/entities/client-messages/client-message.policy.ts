/** Who may see bad news for clients, and decide about it: whoever may see the deal, as with sharing it. */
import type { Document } from 'mongodb'
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'

/** The messages of the deals that the viewer may see. Those of a deleted deal are not among them. */
export async function clientMessageScope(viewer: Viewer): Promise<Document> {
  return { account: viewer.account, deal: { $in: await DealModel.collection.distinct('_id', dealScope(viewer)) } }
}
