/** The fields of a contact that are edited as text in the panel: what they are called and how they become text and back. */
import type { Contact, ContactUpdate } from 'openapi'

export interface ContactField {
  name: keyof ContactUpdate
  label: string
  /** `list`: several values, separated by commas. */
  control: 'line' | 'list' | 'day' | 'notes'
  read: (contact: Contact) => string
  write: (text: string) => ContactUpdate
}

export const contactFields = {
  firstName: line('first_name', 'First name'),
  lastName: line('last_name', 'Last name'),
  company: line('company', 'Company'),
  phones: list('phones', 'Phone'),
  emails: list('emails', 'Email'),
  followUp: day('next_follow_up', 'Next follow-up'),
  birthday: day('birthday', 'Birthday'),
  homeAnniversary: day('home_anniversary', 'Home anniversary'),
  notes: { ...line('notes', 'Notes'), control: 'notes' },
} satisfies Record<string, ContactField>

function line(name: 'first_name' | 'last_name' | 'company' | 'notes', label: string): ContactField {
  return { name, label, control: 'line', read: (contact) => contact[name], write: (text) => ({ [name]: text.trim() }) }
}

function list(name: 'phones' | 'emails', label: string): ContactField {
  return {
    name,
    label,
    control: 'list',
    read: (contact) => contact[name].join(', '),
    write: (text) => ({
      [name]: text
        .split(/[,;]/)
        .map((part) => part.trim())
        .filter(Boolean),
    }),
  }
}

function day(name: 'next_follow_up' | 'birthday' | 'home_anniversary', label: string): ContactField {
  return {
    name,
    label,
    control: 'day',
    read: (contact) => contact[name] ?? '',
    write: (text) => ({ [name]: text || null }),
  }
}
