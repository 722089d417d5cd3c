/** Who may see inquiries: anyone who may see the contact. */
import type { Document } from 'mongodb'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { InquiryModel, type StoredInquiry } from './inquiry.model.ts'

/** The inquiry with this id, if the viewer may see its contact; nothing otherwise. */
export async function inquiryScope(viewer: Viewer, id: string): Promise<Document> {
  const own = { account: viewer.account }
  const inquiry = isId(id)
    ? await InquiryModel.collection.findOne<StoredInquiry>({ _id: toId(id), ...own }, { projection: { contact: 1 } })
    : null
  const seen = { $and: [{ _id: inquiry?.contact ?? null }, contactScope(viewer)] }
  const isSeen = inquiry && (await ContactModel.collection.findOne(seen, { projection: { _id: 1 } }))
  return isSeen ? own : { _id: { $in: [] } }
}
