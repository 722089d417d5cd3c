/** Closes the portals of contacts that left their deal, or were deleted, when this did not close a portal yet. */
import type { Types } from 'mongoose'
import { DealModel } from '#entities/deals/deal.model.ts'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { nextVersion } from '#platform/records/record.ts'

/** Doing it again changes nothing. Returns whether it reached the end. */
export async function closeLeftPortals(signal: AbortSignal): Promise<boolean> {
  const at = new Date()
  const party = { from: DealModel.collection.collectionName, localField: 'deal', foreignField: '_id', as: 'deals' }
  const left = PortalModel.collection.aggregate<{ _id: Types.ObjectId }>([
    { $match: { left_at: null } },
    { $lookup: party },
    { $match: { $expr: { $not: { $in: ['$contact', { $ifNull: [{ $first: '$deals.parties.contact' }, []] }] } } } },
    { $project: { _id: 1 } },
  ])
  for await (const { _id } of left) {
    if (signal.aborted) return false
    await PortalModel.collection.updateOne({ _id }, [{ $set: { left_at: at, ...nextVersion(at, 'derived') } }])
  }
  return true
}
