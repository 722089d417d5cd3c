import { ContactStatus } from 'openapi/codes'
import type { ListScope } from '#parts/contact-search/contact-search.ts'
import { ContactsScreen } from '#parts/contacts-screen/ContactsScreen.tsx'

const leads: ListScope = {
  title: 'Leads',
  noun: ['lead', 'leads'],
  create: 'New lead',
  statuses: [ContactStatus.NewLead, ContactStatus.Contacted, ContactStatus.Qualified],
}

/** The list of leads: contacts who are not clients yet (statuses 1 to 3). */
export function LeadsPage() {
  return <ContactsScreen scope={leads} />
}
