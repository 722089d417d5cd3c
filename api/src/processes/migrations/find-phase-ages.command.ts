/** Finds out since when deals of an earlier version are in their phases. */
import { DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { nextVersion } from '#platform/records/record.ts'

/**
 * Their history tells when they entered it; without that it is when they were created. Idempotent. Returns false if
 * `signal` stopped it early.
 */
export async function findPhaseAges(signal: AbortSignal): Promise<boolean> {
  const unknown = { phase_since: null }
  const deals = DealModel.collection.find<StoredDeal>(unknown, { projection: { phase: 1, created_at: 1 } })
  for await (const { _id, phase, created_at } of deals) {
    if (signal.aborted) return false
    const entered = await EventModel.findOne(
      { stream: _id, 'diff.path': 'phase', 'diff.to': phase },
      { at: 1 },
      { sort: { seq: -1 } },
    ).lean()
    const since = entered?.at ?? created_at
    // Unless it has been moved by now.
    const still = { _id, phase, ...unknown }
    await DealModel.collection.updateOne(still, [
      { $set: { phase_since: since, ...nextVersion(new Date(), 'derived') } },
    ])
  }
  return true
}
