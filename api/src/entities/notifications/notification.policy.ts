/** Which notifications a user may read: their own, as long as they may see what it is about. */
import type { Document } from 'mongodb'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { taskScope } from '#entities/tasks/task.policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { NotificationModel } from './notification.model.ts'

/**
 * The notifications that the viewer may see. Leaves out those about records that they may no longer see, and about deals
 * while these are deleted.
 */
export async function notificationScope(viewer: Viewer): Promise<Document> {
  const own = { user: viewer.id, account: viewer.account }
  const [deals, tasks, contacts] = await Promise.all([
    NotificationModel.collection.distinct('deal', { ...own, deal: { $ne: null } }),
    NotificationModel.collection.distinct('task', { ...own, task: { $ne: null } }),
    NotificationModel.collection.distinct('contact', { ...own, contact: { $ne: null } }),
  ])
  const [seenDeals, seenTasks, seenContacts] = await Promise.all([
    DealModel.collection.distinct('_id', { $and: [{ _id: { $in: deals } }, dealScope(viewer)] }),
    TaskModel.collection.distinct('_id', { $and: [{ _id: { $in: tasks } }, taskScope(viewer)] }),
    ContactModel.collection.distinct('_id', { $and: [{ _id: { $in: contacts } }, contactScope(viewer)] }),
  ])
  const aboutNothing = { deal: null, task: null, contact: null }
  const seen = [
    { deal: { $in: seenDeals } },
    { task: { $in: seenTasks } },
    { contact: { $in: seenContacts } },
    aboutNothing,
  ]
  return { ...own, $or: seen }
}
