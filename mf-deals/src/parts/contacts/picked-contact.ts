import type { ContactCreate } from 'openapi'

/** Someone who isn't in the contacts yet. */
export interface NewContact {
  name: string
  phone: string
  email: string
}

/** Who is chosen: a contact, or someone who becomes one once the form is saved. */
export type PickedContact = { id: string } | NewContact

export const isNew = (picked: PickedContact): picked is NewContact => !('id' in picked)

/** The contact to create. A company has no first and last name. */
export function contactOf({ name, phone, email }: NewContact, isCompany: boolean): ContactCreate {
  const [first_name = '', ...rest] = name.split(' ')
  return {
    ...(isCompany ? { company: name } : { first_name, last_name: rest.join(' ') }),
    phones: [phone.trim()].filter(Boolean),
    emails: [email.trim()].filter(Boolean),
  }
}
