import { presenter } from '#platform/reads/presenter.ts'
import { ContactModel, type StoredContact } from './contact.model.ts'

/** A contact as anyone who may see it reads it. */
export const contactPresenter = presenter(ContactModel, 'Contact')

type Named = Pick<StoredContact, 'first_name' | 'last_name' | 'company'>

/** A contact's name or, without one, its company. */
export const contactName = ({ first_name: first, last_name: last, company }: Named): string =>
  `${first} ${last}`.trim() || company
