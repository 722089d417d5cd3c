import { ContactsPage } from '../contacts/ContactsPage.tsx'
import { leads } from '../contacts/lenses.ts'

/** Leads: the contacts who are not clients yet (statuses 1 to 3), in the same list. */
export function LeadsPage() {
  return <ContactsPage lens={leads} />
}
