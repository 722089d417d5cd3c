import { presenter } from '#platform/reads/presenter.ts'
import { ContactModel, type StoredContact } from './contact.model.ts'

/** A contact as everyone reads it who sees it. */
export const contactPresenter = presenter(ContactModel, 'Contact')

type Named = Pick<StoredContact, 'first_name' | 'last_name' | 'company'>

/** What a contact is called: by name, else by company. */
export const contactName = ({ first_name: first, last_name: last, company }: Named): string =>
  `${first} ${last}`.trim() || company
