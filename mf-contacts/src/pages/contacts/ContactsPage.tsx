import { ContactStatus } from 'openapi/codes'
import { ListedContacts } from '#parts/contact-list/ListedContacts.tsx'
import type { ListScope } from '#parts/contact-search/contact-search.ts'
import { ContactsScreen } from '#parts/contacts-screen/ContactsScreen.tsx'
import { SmartListFrame } from '#parts/smart-lists/SmartListFrame.tsx'
import { copy } from './copy.ts'

export { prefetch } from './prefetch.ts'

const everyone: ListScope = {
  ...copy,
  statuses: Object.values(ContactStatus),
}

/** All contacts that the viewer may see. */
export function ContactsPage() {
  return <ContactsScreen scope={everyone} content={ListedContacts} frame={SmartListFrame} />
}
