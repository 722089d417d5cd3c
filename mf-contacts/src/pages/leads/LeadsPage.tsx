import { ContactStatus } from 'openapi/codes'
import type { ListScope } from '#parts/contact-search/contact-search.ts'
import { ContactsScreen } from '#parts/contacts-screen/ContactsScreen.tsx'
import { copy } from './copy.ts'

const leads: ListScope = {
  ...copy,
  statuses: [ContactStatus.NewLead, ContactStatus.Contacted, ContactStatus.Qualified],
}

/** The list of leads: contacts who are not clients yet (statuses 1 to 3). */
export function LeadsPage() {
  return <ContactsScreen scope={leads} />
}
