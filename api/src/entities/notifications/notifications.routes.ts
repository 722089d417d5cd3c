/** A user's inbox: list, change one or several, mark all as read. */
import type { Document } from 'mongodb'
import { NotificationState } from 'openapi/codes'
import { write } from '#platform/events/change.ts'
import { badRequest, notFound } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { changeNotifications } from './change-notifications.command.ts'
import { NotificationModel } from './notification.model.ts'
import { notificationScope } from './notification.policy.ts'
import { notificationPresenter as using } from './notification.presenter.ts'

export const notificationsRoutes: Operation[] = [
  operation('listNotifications', teamMembers, listNotifications),
  operation('updateNotification', teamMembers, updateNotification),
  operation('bulkEditNotifications', teamMembers, bulkEditNotifications),
  operation('readAllNotifications', teamMembers, readAllNotifications),
]

async function listNotifications({
  viewer,
  query,
}: Request<'listNotifications'>): Promise<Answer<'listNotifications'>> {
  const { unread = false, state = NotificationState.open, kind } = query
  const filter = {
    $and: [
      await notificationScope(viewer),
      inState(state, new Date()),
      unread ? { read_at: null } : {},
      kind ? { kind: { $in: kind } } : {},
    ],
  }
  // What is open changes with the time, but a cursor stays good.
  const asked = { unread, state, kind }
  return { status: 200, body: await page(using, { viewer, filter, asked, sort: '-created_at', order: CAME_AT, query }) }
}

async function updateNotification(request: Request<'updateNotification'>): Promise<Answer<'updateNotification'>> {
  const { viewer, params, body } = request
  if (!isId(params.id)) throw notFound()
  const scope = await notificationScope(viewer)
  return write(request, async (change) => {
    const { session } = change
    const [one] = await NotificationModel.collection
      .find({ $and: [{ _id: toId(params.id) }, scope] }, { session })
      .toArray()
    if (!one) throw notFound()
    await changeNotifications(change, viewer, [one._id], body)
    return { status: 200, body: await present(using, { viewer, id: params.id, scope, session }) }
  })
}

async function bulkEditNotifications(
  request: Request<'bulkEditNotifications'>,
): Promise<Answer<'bulkEditNotifications'>> {
  const { viewer, body } = request
  const ids = body.notifications.map(toId)
  const scope = await notificationScope(viewer)
  return write(request, async (change) => {
    const { session } = change
    const seen = await NotificationModel.collection.distinct(
      '_id',
      { $and: [{ _id: { $in: ids } }, scope] },
      { session },
    )
    const known = new Set(seen.map(String))
    const strangers = body.notifications.flatMap((id, i) =>
      known.has(id) ? [] : [{ field: `notifications.${i}`, reason: 'doesn’t exist, or you can’t see it' }],
    )
    if (strangers.length > 0) throw badRequest(strangers)
    await changeNotifications(change, viewer, ids, body.change, 'change.')
    return { status: 204 }
  })
}

async function readAllNotifications(request: Request<'readAllNotifications'>): Promise<Answer<'readAllNotifications'>> {
  const { id: user, account } = request.viewer
  return write(request, async ({ session, at }) => {
    const unread = { $and: [{ user, account, read_at: null }, inState(NotificationState.open, at)] }
    await NotificationModel.collection.updateMany(unread, { $set: { read_at: at } }, { session })
    return { status: 204 }
  })
}

/** When a notification came: when it happened, or when its snooze ended. `$max` passes over null. */
const CAME_AT = { $max: ['$created_at', '$snoozed_until'] }

/** The notifications in one part of the inbox. Earlier versions stored neither field, which matches null. */
function inState(state: NotificationState, now: Date): Document {
  switch (state) {
    case NotificationState.open:
      return { done_at: null, $or: [{ snoozed_until: null }, { snoozed_until: { $lte: now } }] }
    case NotificationState.snoozed:
      return { done_at: null, snoozed_until: { $gt: now } }
    case NotificationState.done:
      return { done_at: { $ne: null } }
  }
}
