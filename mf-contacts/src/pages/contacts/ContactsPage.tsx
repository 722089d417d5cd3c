import { ContactStatus } from 'openapi/codes'
import type { ListScope } from '#parts/contact-search/contact-search.ts'
import { ContactsScreen } from '#parts/contacts-screen/ContactsScreen.tsx'

const everyone: ListScope = {
  title: 'Contacts',
  noun: ['person', 'people'],
  create: 'New contact',
  statuses: Object.values(ContactStatus),
}

/** All contacts that the viewer may see. */
export function ContactsPage() {
  return <ContactsScreen scope={everyone} />
}
