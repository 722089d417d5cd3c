/** Who may see and change the contracts of a deal: anyone who may see the deal. */
import type { Document } from 'mongodb'
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { isId, toId } from '#platform/reads/find.ts'

/**
 * The contracts of a deal.
 * @throws 404 if the viewer may not see the deal
 */
export async function contractsOfDeal(viewer: Viewer, id: string): Promise<Document> {
  if (!isId(id)) throw notFound()
  const deal = toId(id)
  const seen = await DealModel.collection.findOne(
    { $and: [{ _id: deal }, dealScope(viewer)] },
    { projection: { _id: 1 } },
  )
  if (!seen) throw notFound()
  return { account: viewer.account, deal }
}
