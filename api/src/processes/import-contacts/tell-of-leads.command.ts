/** Tells whoever got leads from a file, or may claim them, once for all of it. */
import { trusted, type Types } from 'mongoose'
import { LeadRuleWay } from 'openapi/codes'
import { ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import { InquiryModel, type StoredInquiry } from '#entities/inquiries/inquiry.model.ts'
import { LeadSourceModel } from '#entities/lead-sources/lead-source.model.ts'
import type { Change } from '#platform/events/change.ts'
import { type ImportDocument, ImportRowsModel } from '#processes/import-rows/import.model.ts'
import { whoClaims } from '#processes/lead-routing/who-claims.query.ts'
import { notifyInquiry } from '#processes/leads/notify-inquiry.command.ts'

type Asked = Pick<StoredInquiry, 'contact' | 'made_contact' | 'assignment'>

/** Does nothing if its people aren't leads. */
export async function tellOfLeads(tx: Change, { _id, account, lead_source }: ImportDocument): Promise<void> {
  if (!lead_source) return
  const { session } = tx
  const source = await LeadSourceModel.findById(lead_source, { name: 1 }, { session }).lean().orFail()
  const ids = await ImportRowsModel.collection.distinct('inquiries', { import: _id }, { session })
  const inquiries = await InquiryModel.collection
    .find<Asked>({ _id: { $in: ids } }, { session, projection: { contact: 1, made_contact: 1, assignment: 1 } })
    .sort({ _id: 1 })
    .toArray()
  const people = await ContactModel.find({ _id: trusted({ $in: inquiries.map(({ contact }) => contact) }) }, null, {
    session,
  }).lean<StoredContact[]>()
  const byId = new Map(people.map((contact) => [String(contact._id), contact]))
  const claimers = inquiries.some(isInPond) ? await whoClaims(account, session) : []
  for (const inquiry of inquiries) {
    const contact = byId.get(String(inquiry.contact))
    if (contact) notifyInquiry(tx, { contact, source, assigned: assignedOf(inquiry, contact, claimers) })
  }
}

const isInPond = ({ assignment }: Asked): boolean => assignment?.way === LeadRuleWay.pond

/** As it was assigned; null for someone who was there already. */
function assignedOf(inquiry: Asked, { claim }: StoredContact, claimers: readonly Types.ObjectId[]) {
  const { made_contact, assignment } = inquiry
  if (!made_contact || !assignment) return null
  return { claim: claim ?? null, told: isInPond(inquiry) ? claimers : assignment.users }
}
