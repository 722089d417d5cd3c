import { useContactList } from '#parts/contacts/contacts.api.ts'
import { ContactList, type ContactListProps } from './ContactList.tsx'

/** The contacts that a search finds, as a list. */
export function ListedContacts(props: Omit<ContactListProps, 'list'>) {
  return <ContactList {...props} list={useContactList(props.search.query)} />
}
