/**
 * Earlier versions let people type when a contact was last contacted. It is worked out now, so what they typed becomes an
 * activity of the kind `other`.
 */
import { Types } from 'mongoose'
import { ActivityDirection, ActivityKind } from 'openapi/codes'
import { ActivityModel } from '#entities/activities/activity.model.ts'
import { ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'

const BATCH = 1000

/** Logs the last touch of every contact that does not say how it was made. Idempotent. */
export async function logLastTouches(): Promise<void> {
  const typed = { last_touch_at: { $type: 'date' }, last_touch_kind: null }
  for (;;) {
    const contacts = await ContactModel.collection.find<StoredContact>(typed).limit(BATCH).toArray()
    if (contacts.length === 0) return
    const among = { $in: contacts.map(({ _id }) => _id) }
    // Those of a batch that was interrupted are there already.
    const logged = await ActivityModel.collection.distinct('contact', { contact: among, kind: ActivityKind.other })
    const known = new Set(logged.map(String))
    const activities = contacts.filter(({ _id }) => !known.has(String(_id))).map(activityOf)
    if (activities.length > 0) await ActivityModel.collection.insertMany(activities)
    const how = { last_touch_kind: ActivityKind.other, last_touch_direction: ActivityDirection.outgoing }
    await ContactModel.collection.updateMany({ _id: among }, { $set: how })
  }
}

/** No one knows who it was. */
function activityOf({ _id: contact, account, last_touch_at: touched }: StoredContact) {
  const at = touched ?? new Date()
  const kind = { kind: ActivityKind.other, direction: ActivityDirection.outgoing, touches: true }
  const activity = new ActivityModel({ _id: new Types.ObjectId(), account, contact, at, ...kind })
  return { ...activity.toObject(), created_at: at, updated_at: at, version: 0 }
}
