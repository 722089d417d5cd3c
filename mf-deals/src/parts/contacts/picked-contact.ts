import type { ContactCreate } from 'openapi'
import { ContactStatus, PartyRole } from 'openapi/codes'

/** Someone who isn't in the contacts yet. */
export interface NewContact {
  name: string
  phone: string
  email: string
}

/** Who is chosen: a contact, or someone who becomes one once the form is saved. */
export type PickedContact = { id: string } | NewContact

export const isNew = (picked: PickedContact): picked is NewContact => !('id' in picked)

/**
 * The contact to create. Someone who joins a deal is no lead. Of several words the last is the last name, unless it's a title
 * company.
 */
export function contactOf({ name, phone, email }: NewContact, role: PartyRole): ContactCreate {
  return {
    ...(role === PartyRole.title ? { company: name } : personOf(name)),
    phones: [phone.trim()].filter(Boolean),
    emails: [email.trim()].filter(Boolean),
    status: ContactStatus.ActiveClient,
  }
}

function personOf(name: string): Pick<ContactCreate, 'first_name' | 'last_name'> {
  const words = name.split(/\s+/)
  const last_name = words.length > 1 ? (words.pop() ?? '') : ''
  return { first_name: words.join(' '), last_name }
}
