import { contactsPage } from '../../mf-contacts/src/page.ts'

export const planted = contactsPage
