import { defineRemote } from 'remote-kit/contract'
import data from '../remote.json' with { type: 'json' }

/** What the shell loads of this remote: the pages of `remote.json`, each when it is first opened. */
export const contract = defineRemote(data, {
  ContactsPage: () => import('./pages/contacts/ContactsPage.tsx'),
  LeadsPage: () => import('./pages/leads/LeadsPage.tsx'),
})
