import { ContactStatus } from 'openapi/codes'
import type { ContactLens } from './contact-search.ts'

/** Everybody the viewer may see. */
export const everyone: ContactLens = {
  title: 'Contacts',
  noun: ['person', 'people'],
  create: 'New contact',
  statuses: Object.values(ContactStatus),
}

/** Those who are not clients yet: statuses 1 to 3. */
export const leads: ContactLens = {
  title: 'Leads',
  noun: ['lead', 'leads'],
  create: 'New lead',
  statuses: [ContactStatus.NewLead, ContactStatus.Contacted, ContactStatus.Qualified],
}
