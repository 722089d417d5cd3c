/** Who may see and change activities: anyone who may see the contact may work with all of its activities. */
import type { Document } from 'mongodb'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'

/** The activities with contacts that the viewer may see, or with one of them. */
export async function activityScope(viewer: Viewer, contact?: string): Promise<Document> {
  const own = { account: viewer.account, deleted_at: null }
  const scope = contactScope(viewer)
  if (contact === undefined) return { ...own, contact: { $in: await ContactModel.collection.distinct('_id', scope) } }
  const asked = { _id: toId(contact) }
  const seen = await ContactModel.collection.findOne({ $and: [asked, scope] }, { projection: { _id: 1 } })
  return { ...own, contact: seen ? asked._id : { $in: [] } }
}
