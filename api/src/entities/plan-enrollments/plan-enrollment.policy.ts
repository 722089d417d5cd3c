/** Who may see and change contacts in plans: anyone who may see the contact. */
import type { Document } from 'mongodb'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'

/** Those of contacts that the viewer may see, or of one of them. */
export async function enrollmentScope(viewer: Viewer, contact?: string): Promise<Document> {
  const own = { account: viewer.account }
  const scope = contactScope(viewer)
  if (contact === undefined)
    return seesAll(viewer) ? own : { ...own, contact: { $in: await ContactModel.collection.distinct('_id', scope) } }
  const asked = { _id: toId(contact) }
  const seen = await ContactModel.collection.findOne({ $and: [asked, scope] }, { projection: { _id: 1 } })
  return { ...own, contact: seen ? asked._id : { $in: [] } }
}
