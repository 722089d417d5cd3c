import type { ContactCreate } from 'openapi'
import { ContactSource, ContactStatus, ContactTemperature } from 'openapi/codes'
import { codeOf } from 'remote-kit/forms/code-of'
import { withoutUndefined } from 'remote-kit/without-undefined'
import { type ContactDraft, emptyContactDraft } from './contacts.atoms.ts'

const isDraftField = (name: string): name is keyof ContactDraft => name in emptyContactDraft

/** The fields of the form. */
export const draftFields = Object.keys(emptyContactDraft).filter(isDraftField)

/** What the form calls a field of the contract, where that has lists and the form has one. */
export const draftFieldOf = (field: string): string => field.replace(/^(email|phone)s\b/, '$1')

/** The draft as the API takes it: what was left empty is left out. */
export function toContactCreate(draft: ContactDraft): ContactCreate {
  const { first_name, last_name, company, phone, email, owner, next_follow_up } = draft
  return withoutUndefined<ContactCreate>({
    ...filled({ first_name, last_name, company, owner, next_follow_up }),
    ...(phone.trim() && { phones: [phone.trim()] }),
    ...(email.trim() && { emails: [email.trim()] }),
    status: codeOf(ContactStatus, draft.status),
    temperature: codeOf(ContactTemperature, draft.temperature),
    source: codeOf(ContactSource, draft.source),
  })
}

/** Whether there is anything to know the contact by: a name, a company, a number or an address. */
export function isKnowable({ first_name, last_name, company, phone, email }: ContactDraft): boolean {
  return Object.keys(filled({ first_name, last_name, company, phone, email })).length > 0
}

function filled<Name extends string>(texts: Record<Name, string>): Partial<Record<Name, string>> {
  const kept: Partial<Record<Name, string>> = {}
  for (const name in texts) if (texts[name].trim()) kept[name] = texts[name].trim()
  return kept
}
