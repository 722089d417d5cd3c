/** Changes or deletes several contacts. */
import type { Document } from 'mongodb'
import type { ContactsChange, ContactsChanged } from 'openapi'
import { type ContactDocument, ContactModel } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import type { Change } from '#platform/events/change.ts'
import { invalid, preconditionFailed } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import { digest } from '#platform/records/digest.ts'
import { actOnEach } from '#processes/many-records/act-on-each.ts'
import { type ContactsAct, deletion, edit } from './contacts-act.ts'

/**
 * Applies the change to all contacts that allow it, in one transaction. Also returns those that were refused, with
 * reasons.
 * @throws 400 for a change that contradicts itself, 403 for an owner whom the viewer may not choose, 412 if the outcome
 *   differs from the given `preview`
 */
export async function changeContacts(change: Change, viewer: Viewer, body: ContactsChange): Promise<ContactsChanged> {
  const { contacts: ids, preview: asked } = body
  const act = await actOf(change, viewer, body)
  const found = await seenContacts(change, viewer, ids)
  const done = await actOnEach(change, { ids, found, act, unknown: 'isn’t one of your contacts' })
  const changed = done.changed.map(({ record }) => ({ id: record.id, name: contactName(record) }))
  const skipped = done.skipped.map(({ id, record, reason }) => ({
    id,
    name: record ? contactName(record) : null,
    reason,
  }))
  const preview = digest([changed, skipped])
  if (asked !== undefined && asked !== preview) throw preconditionFailed()
  return { changed, skipped, events: done.changed.flatMap(({ events }) => act.undoneBy(events)), preview }
}

function actOf(change: Change, viewer: Viewer, body: ContactsChange): Promise<ContactsAct> {
  if (body.change && body.delete) throw invalid('delete', 'can’t be combined with change')
  if (body.change) return edit(change, viewer, body.change)
  if (body.delete) return deletion(change, viewer, body.delete)
  throw invalid('change', 'is required, unless the contacts are deleted')
}

async function seenContacts(
  { session }: Change,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Map<string, ContactDocument>> {
  const named: Document = { _id: { $in: ids.map(toId) } }
  const rows = await ContactModel.collection.find({ $and: [named, contactScope(viewer)] }, { session }).toArray()
  return new Map(rows.map((row) => [String(row._id), ContactModel.hydrate(row)]))
}
