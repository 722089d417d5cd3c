/** Tells whoever got leads from a file, or may claim them, once for all of it. */
import { trusted } from 'mongoose'
import { ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import { InquiryModel, type StoredInquiry } from '#entities/inquiries/inquiry.model.ts'
import { LeadSourceModel } from '#entities/lead-sources/lead-source.model.ts'
import type { Change } from '#platform/events/change.ts'
import { type ImportDocument, ImportRowsModel } from '#processes/import-rows/import.model.ts'
import { notifyInquiries } from '#processes/leads/notify-inquiries.command.ts'

/** Does nothing if its people aren't leads. */
export async function tellOfLeads(tx: Change, { _id, lead_source }: ImportDocument): Promise<void> {
  if (!lead_source) return
  const { session } = tx
  const source = await LeadSourceModel.findById(lead_source, { account: 1, name: 1 }, { session }).lean().orFail()
  const ids = await ImportRowsModel.collection.distinct('inquiries', { import: _id }, { session })
  const inquiries = await InquiryModel.collection
    .find<Pick<StoredInquiry, 'contact' | 'assignment' | 'language' | 'message' | 'property'>>(
      { _id: { $in: ids } },
      { session, projection: { contact: 1, assignment: 1, language: 1, message: 1, property: 1 } },
    )
    .sort({ _id: 1 })
    .toArray()
  const theirs = trusted({ $in: inquiries.map(({ contact }) => contact) })
  const people = await ContactModel.find({ _id: theirs }, null, { session }).lean<StoredContact[]>()
  const byId = new Map(people.map((contact) => [String(contact._id), contact]))
  const arrived = inquiries.flatMap(({ contact: id, ...asked }) => {
    const contact = byId.get(String(id))
    return contact ? [{ contact, ...asked }] : []
  })
  await notifyInquiries(tx, arrived, { source, tellsActor: false })
}
