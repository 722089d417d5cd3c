/** Which merges can be undone. */
import type { Types } from 'mongoose'
import { ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import { canDeleteContact } from '#entities/contacts/contact.policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { ContactMergeModel, type StoredContactMerge } from './contact-merge.model.ts'

/** Those of the events whose merge is still in place and that the viewer may undo: `undoMerge` has the same rule. */
export async function undoableMerges(
  viewer: Viewer,
  kept: Types.ObjectId,
  events: readonly Types.ObjectId[],
): Promise<ReadonlySet<string>> {
  if (events.length === 0) return new Set()
  const { account } = viewer
  const merges = await ContactMergeModel.collection
    .find<StoredContactMerge>({ account, event: { $in: [...events] } }, { projection: { event: 1, merged: 1 } })
    .toArray()
  if (merges.length === 0) return new Set()
  const sides = [kept, ...merges.map(({ merged }) => merged)]
  const contacts = await ContactModel.collection
    .find<StoredContact>({ account, _id: { $in: sides } }, { projection: { owner: 1 } })
    .toArray()
  const own = new Set(contacts.filter((one) => canDeleteContact(viewer, one)).map(({ _id }) => String(_id)))
  if (!own.has(String(kept))) return new Set()
  return new Set(merges.flatMap(({ event, merged }) => (own.has(String(merged)) ? [String(event)] : [])))
}
