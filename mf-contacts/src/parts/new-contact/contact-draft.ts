import type { ContactCreate } from 'openapi'
import { ContactSource, ContactStatus, ContactTemperature } from 'openapi/codes'
import { type ContactDraft, emptyContactDraft } from './contacts.atoms.ts'

const isDraftField = (name: string): name is keyof ContactDraft => name in emptyContactDraft

/** The fields of the form. */
export const draftFields = Object.keys(emptyContactDraft).filter(isDraftField)

/** What the form calls a field of the contract, where that has lists and the form has one. */
export const draftFieldOf = (field: string): string => field.replace(/^(email|phone)s\b/, '$1')

/** The draft as the API takes it: what was left empty is left out. */
export function toContactCreate(draft: ContactDraft): ContactCreate {
  const { first_name, last_name, company, phone, email, owner, next_follow_up } = draft
  const status = codeOf(ContactStatus, draft.status)
  const temperature = codeOf(ContactTemperature, draft.temperature)
  const source = codeOf(ContactSource, draft.source)
  return {
    ...filled({ first_name, last_name, company, owner, next_follow_up }),
    ...(phone.trim() && { phones: [phone.trim()] }),
    ...(email.trim() && { emails: [email.trim()] }),
    ...(status !== undefined && { status }),
    ...(temperature !== undefined && { temperature }),
    ...(source !== undefined && { source }),
  }
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

function codeOf<Code extends number>(codes: Record<string, Code>, text: string): Code | undefined {
  return Object.values(codes).find((code) => String(code) === text)
}
