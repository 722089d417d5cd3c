/** Marks notifications as read or done, or snoozes them. */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import type { FieldError, NotificationUpdate } from 'openapi'
import { AccountModel, NOTIFICATIONS_KEPT_DAYS } from '#entities/accounts/account.model.ts'
import type { Change } from '#platform/events/change.ts'
import { badRequest, invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { NotificationModel } from './notification.model.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Changes the notifications, which the viewer must be able to see. `at`: the path of the change in the request's body.
 * What is already so keeps its time.
 * @throws 400 for a time that has passed, or that is after the notification is deleted
 */
export async function changeNotifications(
  change: Change,
  viewer: Viewer,
  ids: readonly Types.ObjectId[],
  { read, done, snoozed_until: until }: NotificationUpdate,
  at = '',
): Promise<void> {
  const own = { _id: { $in: [...ids] } }
  const set = async (which: Document, values: Document) => {
    const { session } = change
    await NotificationModel.collection.updateMany({ $and: [own, which] }, { $set: values }, { session })
  }

  if (until !== undefined) {
    requireAlone({ read, done }, at)
    if (until === null) return set({ snoozed_until: { $gt: change.at } }, { snoozed_until: null })
    const snoozed = new Date(until)
    await requireTime(change, viewer, ids, { until: snoozed, field: `${at}snoozed_until` })
    return set({}, { snoozed_until: snoozed, read_at: null, done_at: null })
  }
  if (done && read === false) throw invalid(`${at}read`, 'can’t be false for what’s done')
  if (read || done) await set({ read_at: null }, { read_at: change.at })
  if (read === false) await set({ read_at: { $ne: null } }, { read_at: null })
  // What is done is no longer snoozed.
  if (done) await set({ done_at: null }, { done_at: change.at, snoozed_until: null })
  if (done === false) await set({ done_at: { $ne: null } }, { done_at: null })
}

function requireAlone(others: { read: boolean | undefined; done: boolean | undefined }, at: string): void {
  const errors: FieldError[] = (['read', 'done'] as const)
    .filter((field) => others[field] !== undefined)
    .map((field) => ({ field: `${at}${field}`, reason: 'can’t be combined with snoozed_until' }))
  if (errors.length > 0) throw badRequest(errors)
}

type Snooze = { until: Date; field: string }

/** In the future, and before the oldest of the notifications is deleted. */
async function requireTime(
  { at, session }: Change,
  viewer: Viewer,
  ids: readonly Types.ObjectId[],
  { until, field }: Snooze,
): Promise<void> {
  if (until <= at) throw invalid(field, 'must be in the future')
  const account = await AccountModel.findById(viewer.account, { retention: 1 }, { session }).lean()
  const days = account?.retention?.notifications_days ?? NOTIFICATIONS_KEPT_DAYS
  const [oldest] = await NotificationModel.collection
    .find({ _id: { $in: [...ids] } }, { session, projection: { created_at: 1 } })
    .sort({ created_at: 1 })
    .limit(1)
    .toArray()
  const ends = new Date(((oldest?.['created_at'] as Date | undefined) ?? at).getTime() + days * DAY_MS)
  if (until >= ends)
    throw invalid(field, `must be before the notification is deleted, on ${ends.toISOString().slice(0, 10)}`)
}
