import { trusted } from 'mongoose'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import type { Change } from '#platform/events/change.ts'

type Party = Pick<StoredDeal['parties'][number], 'contact' | 'role'>

/** The parties with the names that their contacts have now. */
export async function namedParties({ session }: Change, parties: readonly Party[]) {
  const ids = trusted({ $in: parties.map(({ contact }) => contact) })
  const names = { first_name: 1, last_name: 1, company: 1 }
  const contacts = await ContactModel.find({ _id: ids }, names, { session }).lean()
  const byId = new Map(contacts.map((contact) => [String(contact._id), contactName(contact)]))
  return parties.map(({ contact, role }) => ({ contact, role, name: byId.get(String(contact)) ?? '' }))
}
