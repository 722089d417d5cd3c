/** Notifications of earlier versions get the names of their deals, by which the inbox groups them. */
import { DealModel } from '#entities/deals/deal.model.ts'
import { NotificationModel } from '#entities/notifications/notification.model.ts'

/** Names the deals of all notifications that lack it. Idempotent. Returns false if `signal` aborts it. */
export async function nameDealsInInboxes(signal?: AbortSignal): Promise<boolean> {
  const unnamed = { deal: { $ne: null }, deal_name: { $in: [null, ''] } }
  for (const deal of await NotificationModel.collection.distinct('deal', unnamed)) {
    if (signal?.aborted) return false
    const named = await DealModel.findById(deal, { name: 1 }).lean()
    if (named) await NotificationModel.collection.updateMany({ ...unnamed, deal }, { $set: { deal_name: named.name } })
  }
  return true
}
