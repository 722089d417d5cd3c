/** Finds a contact by the id that another system has for it. */
import type { ClientSession, Types } from 'mongoose'
import type { Viewer } from '#platform/http/viewer.ts'
import { type ContactDocument, ContactModel, type StoredContact } from './contact.model.ts'
import { contactScope } from './contact.policy.ts'
import { externalIdTaken } from './on-save/free-external-id.ts'
import { mergedInto } from './merged.query.ts'

/**
 * The contact with this external id, or the one that it was merged into; null if there is none.
 * @throws 409 if the viewer can't see it
 */
export async function findByExternalId(
  viewer: Viewer,
  external_id: string,
  session: ClientSession,
): Promise<ContactDocument | null> {
  const named = await ContactModel.findOne({ account: viewer.account, external_id }, { _id: 1 }, { session }).lean()
  if (!named) return null
  const id: Types.ObjectId = (await mergedInto(named._id, session)) ?? named._id
  const seen = { $and: [{ _id: id }, contactScope(viewer)] }
  const contact = await ContactModel.collection.findOne<StoredContact>(seen, { session })
  if (!contact) throw externalIdTaken()
  return ContactModel.hydrate(contact)
}
