import { contactsRoutes } from '../contacts/contacts.routes.ts'

export const planted = contactsRoutes
