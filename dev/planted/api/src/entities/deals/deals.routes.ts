import { contactModel } from '../contacts/contact.model.ts' // allowed: the public face of an entity

export const dealsRoutes = [contactModel]
