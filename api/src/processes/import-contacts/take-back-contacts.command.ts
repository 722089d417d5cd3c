/** Takes back what an import did to contacts, except what someone has changed since. */
import { trusted, type Types } from 'mongoose'
import type { KeptRecord } from 'openapi'
import { contactFields } from 'openapi/fields/contact'
import { type ContactDocument, ContactModel } from '#entities/contacts/contact.model.ts'
import { contactTitle } from '#entities/contacts/contact.presenter.ts'
import { saveContact } from '#entities/contacts/save-contact.command.ts'
import { CustomFieldModel } from '#entities/custom-fields/custom-field.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { InquiryModel } from '#entities/inquiries/inquiry.model.ts'
import { RelationshipModel } from '#entities/relationships/relationship.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import type { Change } from '#platform/events/change.ts'
import { difference, same } from '#platform/events/diff.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { recordEvents } from '#platform/events/record-events.ts'
import { ContactPairModel } from '#processes/contact-duplicates/contact-pair.model.ts'
import { REFERENCES } from '#processes/contact-merge/contact-references.ts'
import type { Filled, ImportChunk, ImportDocument } from '#processes/import-rows/import.model.ts'
import { putBack, valueAt } from '#processes/undo/put-back.ts'

/**
 * Removes the contacts that the part created, what it filled in, and what it noted that they asked. Returns what stays. An
 * inquiry stays with a contact that stays though the import created it.
 */
export async function takeBackContacts(
  tx: Change,
  one: ImportDocument,
  { made, filled = [], inquiries = [] }: ImportChunk,
): Promise<{ removed: number; kept: KeptRecord[] }> {
  const { removed, kept } = await removeUntouched(tx, one, { made, inquiries })
  await removeInquiries(tx, inquiries, new Set(kept.map(({ id }) => id)))
  for (const single of filled) kept.push(...(await emptyAgain(tx, one, single)))
  return { removed, kept }
}

async function removeUntouched(
  tx: Change,
  { account }: ImportDocument,
  { made, inquiries }: { made: readonly Types.ObjectId[]; inquiries: readonly Types.ObjectId[] },
): Promise<{ removed: number; kept: KeptRecord[] }> {
  const { session } = tx
  const used = new Set([...(await changedSince(tx, made)), ...(await referredTo(tx, account, { made, inquiries }))])
  const found = await ContactModel.find({ _id: trusted({ $in: [...made] }) }, null, { session })
  const removed = found.filter(({ id }) => !used.has(id))
  const gone = { $in: removed.map(({ _id }) => _id) }
  await ContactModel.deleteMany({ _id: trusted(gone) }, { session })
  await ContactPairModel.collection.deleteMany({ $or: [{ one: gone }, { other: gone }] }, { session })
  const records = removed.map((one) => ({ _id: one._id, stream: one._id, diff: difference(one.toObject(), {}) }))
  recordEvents(tx, ContactModel, { op: 'delete', cause: 'import', records, diff: [] })
  const kept = found.filter(({ id }) => used.has(id)).map((one) => ({ id: one.id, name: nameOf(one), fields: [] }))
  return { removed: removed.length, kept }
}

async function removeInquiries(
  tx: Change,
  ids: readonly Types.ObjectId[],
  keepers: ReadonlySet<string>,
): Promise<void> {
  if (ids.length === 0) return
  const { session } = tx
  const found = await InquiryModel.find({ _id: trusted({ $in: [...ids] }) }, null, { session })
  const removed = found.filter(({ contact }) => !keepers.has(String(contact)))
  await InquiryModel.deleteMany({ _id: trusted({ $in: removed.map(({ _id }) => _id) }) }, { session })
  const records = removed.map((one) => ({ _id: one._id, stream: one.contact, diff: difference(one.toObject(), {}) }))
  recordEvents(tx, InquiryModel, { op: 'delete', cause: 'import', records, diff: [] })
}

const nameOf = (contact: ContactDocument): string => contactTitle(contact, 'a contact')

/** Those with any activity after they were created, except by this import: on them, their notes, activities and relationships. */
async function changedSince({ session, actor }: Change, ids: readonly Types.ObjectId[]): Promise<string[]> {
  const later = { stream: { $in: [...ids] }, seq: { $gt: 1 }, request_id: { $ne: actor.requestId } }
  return (await EventModel.collection.distinct('stream', later, { session })).map(String)
}

/** Those that other records have come to refer to, except the import's own inquiries. */
async function referredTo(
  { session }: Change,
  account: Types.ObjectId,
  { made, inquiries }: { made: readonly Types.ObjectId[]; inquiries: readonly Types.ObjectId[] },
): Promise<string[]> {
  const among = { $in: [...made] }
  const others = inquiries.length > 0 ? { _id: { $nin: [...inquiries] } } : {}
  // An inbox entry is no work.
  const models = REFERENCES.filter(({ name }) => name !== 'notification').map(({ model }) => model)
  const places: [{ readonly collection: typeof TaskModel.collection }, string][] = [
    ...[...models, TaskModel].map((model): [typeof TaskModel, string] => [model as typeof TaskModel, 'contact']),
    [DealModel, 'parties.contact'],
    [RelationshipModel, 'other'],
    [ContactModel, 'merged_into'],
  ]
  const found: string[] = []
  for (const [{ collection }, path] of places)
    found.push(...(await collection.distinct(path, { account, [path]: among, ...others }, { session })).map(String))
  return found
}

/** Takes back what was filled in of a contact. Returns it if someone has changed some of that since. */
async function emptyAgain(tx: Change, one: ImportDocument, { contact: id, set, added }: Filled): Promise<KeptRecord[]> {
  const { session } = tx
  const contact = await ContactModel.findOne({ _id: id, account: one.account, merged_into: null }, null, { session })
  if (!contact) return []
  const edited: string[] = []
  for (const [path, value] of Object.entries(set)) {
    if (same(valueAt(contact, path), value)) putBack(contact, path, emptyOf(path))
    else edited.push(path)
  }
  for (const list of ['emails', 'phones'] as const) {
    const left = contact[list].filter((text) => !added[list].includes(text))
    if (left.length < contact[list].length) contact.set(list, left)
  }
  const labels = contact.labels.filter((label) => !added.labels.some((one) => one.equals(label)))
  if (labels.length < contact.labels.length) contact.set('labels', labels)
  if (contact.isModified()) await saveContact(tx, contact, { op: 'undo', cause: 'import' })
  if (edited.length === 0) return []
  const fields: string[] = []
  for (const path of edited) fields.push(await labelOf(tx, one, path))
  return [{ id: contact.id, name: nameOf(contact), fields }]
}

/** What the field was before: empty, or what a contact has by default. */
const emptyOf = (path: string): unknown => {
  const field = path.includes('.') ? undefined : ContactModel.schema.path(path)
  return (field?.options.default as unknown) ?? null
}

async function labelOf({ session }: Change, { account }: ImportDocument, path: string): Promise<string> {
  if (path in contactFields) return contactFields[path as keyof typeof contactFields].label
  const key = path.replace('custom_fields.', '')
  const field = await CustomFieldModel.findOne({ account, entity: 'contact', key }, { name: 1 }, { session }).lean()
  return field?.name ?? key
}
