/** Reads deleted contacts. */
import { ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import { canDeleteContact, contactScope } from '#entities/contacts/contact.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict, forbidden, notFound } from '#platform/http/errors.ts'
import { belongsTo, seesAll, type Viewer } from '#platform/http/viewer.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { DeletedContactModel, type StoredDeletedContact } from './deleted-contact.model.ts'

/**
 * The deleted contact with the id, for restoring it.
 * @throws 404 if the viewer could not see it, 403 if they may not delete it, 409 if it is not deleted
 */
export async function findDeletedContact(
  { session, at }: Change,
  viewer: Viewer,
  id: string,
): Promise<StoredDeletedContact> {
  if (!isId(id)) throw notFound()
  const { account } = viewer
  const kept = { _id: toId(id), account, gone_at: { $gt: at } }
  const found = await DeletedContactModel.collection.findOne<StoredDeletedContact>(kept, { session })
  if (!found) {
    const there = { $and: [{ _id: toId(id) }, contactScope(viewer)] }
    if (await ContactModel.collection.findOne(there, { session }))
      throw conflict('This contact has already been restored')
    throw notFound()
  }
  const contact = found.contact as StoredContact
  if (!couldSee(viewer, contact)) throw notFound()
  if (!canDeleteContact(viewer, contact)) throw forbidden()
  return found
}

/** As `contactScope`, for a contact that is no longer stored as one. */
const couldSee = (viewer: Viewer, { owner, shared_with }: StoredContact): boolean =>
  seesAll(viewer) || belongsTo(viewer).some((user) => [owner, ...shared_with].some((one) => one.equals(user)))
