/** Who may see and change relationships: whoever may see both contacts. For anyone else it doesn't exist. */
import type { ClientSession, Types } from 'mongoose'
import { ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import type { StoredRelationship } from './relationship.model.ts'

type Named = Pick<StoredContact, '_id' | 'first_name' | 'last_name' | 'company'>

/** Those of the contacts that the viewer may see, by id, with their names. One that was merged into another is none. */
export async function seenContacts(
  viewer: Viewer,
  ids: readonly Types.ObjectId[],
  session?: ClientSession,
): Promise<ReadonlyMap<string, Named>> {
  const among = { _id: { $in: [...ids] }, merged_into: null }
  const projection = { first_name: 1, last_name: 1, company: 1 }
  const found = await ContactModel.collection
    .find<Named>({ $and: [among, contactScope(viewer)] }, { projection, ...(session && { session }) })
    .toArray()
  return new Map(found.map((contact) => [String(contact._id), contact]))
}

/** Whether the viewer may see both of its contacts. */
export async function seesRelationship(
  viewer: Viewer,
  { contact, other }: Pick<StoredRelationship, 'contact' | 'other'>,
  session?: ClientSession,
): Promise<boolean> {
  return (await seenContacts(viewer, [contact, other], session)).size === 2
}
