/** Finds out since when contacts of an earlier version have their status, and when they were first contacted. */
import { ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { nextVersion } from '#platform/records/record.ts'
import { touchesOf } from '#processes/activities/last-touch.query.ts'

/**
 * Their history tells when they got it; without that it is when they were created. Idempotent. Returns false if `signal`
 * stopped it early.
 */
export async function findLeadAges(signal: AbortSignal): Promise<boolean> {
  const unknown = { status_since: null }
  const contacts = ContactModel.collection.find<StoredContact>(unknown, { projection: { status: 1, created_at: 1 } })
  for await (const { _id, status, created_at } of contacts) {
    if (signal.aborted) return false
    const got = await EventModel.collection.findOne<{ at: Date }>(
      { entity_id: _id, entity: 'contact', diff: { $elemMatch: { path: 'status', to: status } } },
      { sort: { at: -1 }, projection: { at: 1 } },
    )
    const { first_touch_at } = await touchesOf(_id, null)
    const found = { status_since: got?.at ?? created_at, first_touch_at }
    // `updated_at` stays: lists are sorted by it, and lost leads are erased by it.
    const { updated_at: _, ...counted } = nextVersion(created_at, 'derived')
    // Unless it has been moved by now.
    await ContactModel.collection.updateOne({ _id, status, ...unknown }, [{ $set: { ...found, ...counted } }])
  }
  return true
}
