/** Where two contacts differ, in words. */
import type { Address, Contact, CustomFieldValues } from 'openapi'
import { ContactSource, ContactTemperature } from 'openapi/codes'
import { type ContactField, contactFields, mergedContactFields } from 'openapi/fields/contact'
import { formatFullDay } from 'ui-kit/days'
import { formatMoney, formatPhone } from 'ui-kit/format'

export type Choice = 'kept' | 'merged' | 'both'

export interface MergeRow {
  field: string
  label: string
  kept: string
  merged: string
  /** Both in one, if that makes sense. */
  both: string | null
  initial: Choice
}

/** The names behind ids. */
export interface Names {
  label: (id: string) => string | undefined
  person: (id: string) => string | undefined
  /** Custom fields that have a value, each with its name. */
  custom: (values: CustomFieldValues) => string[]
}

const FIELDS = [...new Set(mergedContactFields.map((path) => path.split('.')[0] ?? path))]
const LISTS: ReadonlySet<string> = new Set(['emails', 'phones', 'labels'])
/** What can be both in one. */
const JOINED: ReadonlySet<string> = new Set([...LISTS, 'notes', 'custom_fields'])

/** The fields in which the two differ, each with the choice to start with. The reason for being lost goes with the status. */
export function mergeRows(kept: Contact, merged: Contact, names: Names): MergeRow[] {
  return FIELDS.flatMap((field): MergeRow[] => {
    if (field === 'lost_reason' || !isField(field)) return []
    const [mine, theirs] = [wordsOf(kept, field, names), wordsOf(merged, field, names)]
    if (mine === theirs || (LISTS.has(field) && isSameList(mine, theirs))) return []
    const isBoth = JOINED.has(field) && mine !== '' && theirs !== ''
    const { label } = contactFields[field]
    const initial: Choice = isBoth
      ? 'both'
      : saysNothing(kept, field, mine) || isBareAddress(kept, merged, field)
        ? 'merged'
        : 'kept'
    const both = field === 'custom_fields' ? bothCustom(kept, merged, names) : joined(field, mine, theirs)
    return [{ field, label, kept: mine, merged: theirs, both: isBoth ? both : null, initial }]
  })
}

const isField = (field: string): field is ContactField & keyof Contact => field in contactFields

/** Where both have a value of a custom field, that of the contact who is kept stays. */
const bothCustom = (kept: Contact, merged: Contact, names: Names): string =>
  names.custom({ ...merged.custom_fields, ...kept.custom_fields }).join(', ')

function joined(field: string, mine: string, theirs: string): string {
  if (field === 'notes') return `${mine}\n${theirs}`
  const all = [...mine.split(', '), ...theirs.split(', ')]
  const isFirst = (one: string, at: number) => all.findIndex((other) => plain(other) === plain(one)) === at
  return all.filter(isFirst).join(', ')
}

const isSameList = (mine: string, theirs: string): boolean => {
  const [one, other] = [mine, theirs].map((list) => list.split(', ').map(plain).toSorted().join())
  return one === other
}

/** One phone number is written in several ways. */
function plain(text: string): string {
  const [number = '', extension = ''] = text.toLowerCase().split(' ext. ')
  return /[a-z]/.test(number) ? text.toLowerCase() : `${number.replaceAll(/\D/g, '').slice(-10)} ${extension}`
}

const saysNothing = (contact: Contact, field: string, words: string): boolean =>
  words === '' ||
  (field === 'temperature' && contact.temperature === ContactTemperature.NotSure) ||
  (field === 'source' && contact.source === ContactSource.Other)

/** A state alone, as files of contacts have it, while the other one has the street. */
const isBareAddress = (kept: Contact, merged: Contact, field: string): boolean =>
  field === 'address' && !kept.address.street && Boolean(merged.address.street)

function wordsOf(contact: Contact, field: ContactField & keyof Contact, names: Names): string {
  const value: unknown = contact[field]
  if (value === null || value === undefined) return ''
  const info = contactFields[field]
  switch (info.kind) {
    case 'group':
      return field === 'custom_fields' ? names.custom(contact.custom_fields).join(', ') : addressWords(contact.address)
    case 'choice':
      return Object.entries(info.choices).find(([code]) => code === JSON.stringify(value))?.[1] ?? ''
    case 'labels':
      return contact.labels.flatMap((id) => names.label(id) ?? []).join(', ')
    case 'person':
      return names.person(contact.owner) ?? ''
    case 'texts':
      return (field === 'phones' ? contact.phones.map(formatPhone) : Array.isArray(value) ? value : []).join(', ')
    case 'day':
      return typeof value === 'string' ? formatFullDay(value) : ''
    case 'money':
      return typeof value === 'number' ? formatMoney(value) : ''
    default:
      return typeof value === 'string' ? value : JSON.stringify(value)
  }
}

function addressWords({ street, unit, city, state, zip }: Address): string {
  const place = [state, zip].filter(Boolean).join(' ')
  return [street, unit, city, place].filter(Boolean).join(', ')
}
