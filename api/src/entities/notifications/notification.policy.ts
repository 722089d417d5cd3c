/** Which notifications a user may read: their own, as long as they may see what it is about. */
import type { Document } from 'mongodb'
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { taskScope } from '#entities/tasks/task.policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { NotificationModel } from './notification.model.ts'

/**
 * The notifications that the viewer may see. Leaves out those about deals or tasks that they may no longer see, and
 * about deals while these are deleted.
 */
export async function notificationScope(viewer: Viewer): Promise<Document> {
  const own = { user: viewer.id, account: viewer.account }
  const [deals, tasks] = await Promise.all([
    NotificationModel.collection.distinct('deal', { ...own, deal: { $ne: null } }),
    NotificationModel.collection.distinct('task', { ...own, task: { $ne: null } }),
  ])
  const [seenDeals, seenTasks] = await Promise.all([
    DealModel.collection.distinct('_id', { $and: [{ _id: { $in: deals } }, dealScope(viewer)] }),
    TaskModel.collection.distinct('_id', { $and: [{ _id: { $in: tasks } }, taskScope(viewer)] }),
  ])
  return { ...own, $or: [{ deal: { $in: seenDeals } }, { task: { $in: seenTasks } }, { deal: null, task: null }] }
}
