/** Reads a form as a browser sent it: what was said, and what is missing or wrong. Pure. */
import type { LeadForm, LeadFormSend } from 'openapi'
import { LeadFormPhone } from 'openapi/codes'
import { partFaults } from '#platform/http/validators.ts'
import { copy } from './copy.ts'

export type FieldName = keyof typeof copy.errors
export type FormErrors = { [field in FieldName]?: string }

const NAMES = ['first_name', 'last_name'] as const

/** The person as contacts have them. */
export function personIn(sent: LeadFormSend, { phone: asks }: Pick<LeadForm, 'phone'>) {
  const [email, phone] = [sent.email?.trim() ?? '', asks === LeadFormPhone.hidden ? '' : (sent.phone?.trim() ?? '')]
  return {
    first_name: sent.first_name?.trim() ?? '',
    last_name: sent.last_name?.trim() ?? '',
    company: '',
    emails: email ? [email] : [],
    phones: phone ? [phone] : [],
  }
}

/** What is wrong, by field. A name is not a place for web addresses: it appears in emails. */
export function errorsIn(sent: LeadFormSend, form: Pick<LeadForm, 'phone'>): FormErrors {
  const person = personIn(sent, form)
  const faults = new Set(partFaults('LeadPerson', person).map(({ field }) => field))
  const wrong = new Set<FieldName>([
    ...NAMES.filter((name) => person[name] === '' || person[name].includes('://') || faults.has(name)),
    ...(person.emails.length === 0 || faults.has('emails.0') ? (['email'] as const) : []),
    ...(faults.has('phones.0') || (form.phone === LeadFormPhone.required && person.phones.length === 0)
      ? (['phone'] as const)
      : []),
    ...(sent.consent ? [] : (['consent'] as const)),
  ])
  return Object.fromEntries([...wrong].map((field) => [field, copy.errors[field]]))
}
