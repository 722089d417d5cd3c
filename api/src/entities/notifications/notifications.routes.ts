/** A user's inbox: list, mark as read or unread, mark all as read. */
import { write } from '#platform/events/change.ts'
import { notFound } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { NotificationModel } from './notification.model.ts'
import { notificationScope } from './notification.policy.ts'
import { notificationPresenter as using } from './notification.presenter.ts'

export const notificationsRoutes: Operation[] = [
  operation('listNotifications', teamMembers, listNotifications),
  operation('updateNotification', teamMembers, updateNotification),
  operation('readAllNotifications', teamMembers, readAllNotifications),
]

async function listNotifications({
  viewer,
  query,
}: Request<'listNotifications'>): Promise<Answer<'listNotifications'>> {
  const asked = query.unread ? { read_at: null } : {}
  const filter = { $and: [await notificationScope(viewer), asked] }
  return { status: 200, body: await page(using, { viewer, filter, asked, sort: '-created_at', query }) }
}

async function updateNotification(request: Request<'updateNotification'>): Promise<Answer<'updateNotification'>> {
  const { viewer, params, body } = request
  if (!isId(params.id)) throw notFound()
  const scope = await notificationScope(viewer)
  const one = { $and: [{ _id: toId(params.id) }, scope] }
  return write(request, async ({ session, at }) => {
    // Marking a read notification as read again keeps its first time.
    const turned = { $and: [one, { read_at: body.read ? null : { $ne: null } }] }
    await NotificationModel.collection.updateOne(turned, { $set: { read_at: body.read ? at : null } }, { session })
    return { status: 200, body: await present(using, { viewer, id: params.id, scope, session }) }
  })
}

async function readAllNotifications(request: Request<'readAllNotifications'>): Promise<Answer<'readAllNotifications'>> {
  const unread = { user: request.viewer.id, account: request.viewer.account, read_at: null }
  return write(request, async ({ session, at }) => {
    await NotificationModel.collection.updateMany(unread, { $set: { read_at: at } }, { session })
    return { status: 204 }
  })
}
