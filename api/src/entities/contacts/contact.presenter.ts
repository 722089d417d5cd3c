import { presenter } from '#platform/reads/presenter.ts'
import { ContactModel, type StoredContact } from './contact.model.ts'

/** A contact as anyone who may see it reads it. */
export const contactPresenter = presenter(ContactModel, 'Contact', () => ({
  claim: {
    $cond: [{ $gt: ['$claim', null] }, { state: '$claim.state', until: { $ifNull: ['$claim.until', null] } }, null],
  },
}))

type Named = Pick<StoredContact, 'first_name' | 'last_name' | 'company'>

type Reachable = { emails: readonly string[]; phones: readonly string[] }

/** What a contact is called: its name, its company or, without either, how to reach them. */
export const contactTitle = (contact: Named & Reachable, otherwise = 'No name'): string =>
  contactName(contact) || (contact.emails[0] ?? contact.phones[0] ?? otherwise)

/** A contact's name or, without one, its company. */
export const contactName = ({ first_name: first, last_name: last, company }: Named): string =>
  `${first} ${last}`.trim() || company
