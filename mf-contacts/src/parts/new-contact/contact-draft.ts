import type { ContactCreate, ContactDraft as DraftToCheck } from 'openapi'
import { ContactSource, ContactStatus, ContactTemperature } from 'openapi/codes'
import { codeOf } from 'remote-kit/forms/code-of'
import { withoutUndefined } from 'remote-kit/without-undefined'
import { type ContactDraft, emptyContactDraft } from './contacts.atoms.ts'

const isDraftField = (name: string): name is keyof ContactDraft => name in emptyContactDraft

/** The fields of the form. */
export const draftFields = Object.keys(emptyContactDraft).filter(isDraftField)

/** The form field for a field of the contract, which has lists where the form has one value. */
export const draftFieldOf = (field: string): string => field.replace(/^(email|phone)s\b/, '$1')

/** The draft as a request body, without empty fields. */
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

/** What is known so far, for finding out whether the contact is there already. */
export function toDuplicateCheck({ first_name, last_name, company, phone, email }: ContactDraft): DraftToCheck {
  return {
    ...filled({ first_name, last_name, company }),
    ...(phone.trim() && { phones: [phone.trim()] }),
    ...(email.trim() && { emails: [email.trim()] }),
  }
}

/** Whether the contact has a name, a company, a phone number or an email address. */
export function isKnowable({ first_name, last_name, company, phone, email }: ContactDraft): boolean {
  return Object.keys(filled({ first_name, last_name, company, phone, email })).length > 0
}

function filled<Name extends string>(texts: Record<Name, string>): Partial<Record<Name, string>> {
  const kept: Partial<Record<Name, string>> = {}
  for (const name in texts) if (texts[name].trim()) kept[name] = texts[name].trim()
  return kept
}
