/** Fills in what a contact lacks from a row of a file. Pure, except that the rules for phone numbers are loaded on first use. */
import type { Types } from 'mongoose'
import { ContactSource, ContactTemperature } from 'openapi/codes'
import { emailsOf, linesOf } from '#entities/contacts/on-save/match-words.ts'
import type { StoredContact } from '#entities/contacts/contact.model.ts'
import type { Filled } from '#processes/import-rows/import.model.ts'
import type { ContactRow } from './judge-contacts.query.ts'

type Fields = Record<string, unknown>

/** The fields with one value. A contact's status and owner are never replaced. */
const SINGLE = [
  'first_name',
  'last_name',
  'company',
  'temperature',
  'source',
  'birthday',
  'home_anniversary',
  'next_follow_up',
  'representation',
  'price',
  'notes',
  'external_id',
] as const

/** Values that say nothing, besides empty ones. */
const SAYS_NOTHING: Fields = { temperature: ContactTemperature.NotSure, source: ContactSource.Other }

const MOST = { emails: 10, phones: 10, labels: 20 } as const

const isEmpty = (field: string, value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === SAYS_NOTHING[field]

/**
 * What the row says and the contact lacks: values by path, and additions to its lists. An address is filled in as a whole:
 * the parts of two don't make one.
 */
export async function missingOf(contact: StoredContact, row: ContactRow): Promise<Omit<Filled, 'contact'>> {
  const now = contact as unknown as Fields
  const given = row as unknown as Fields
  const set: Fields = {}
  for (const field of SINGLE) if (isEmpty(field, now[field]) && !isEmpty(field, given[field])) set[field] = given[field]
  const hasAddress = Object.values(contact.address ?? {}).some((part) => !isEmpty('address', part))
  if (!hasAddress) for (const [part, value] of Object.entries(row.address)) if (value) set[`address.${part}`] = value
  const own = (contact.custom_fields ?? {}) as Fields
  for (const [key, value] of Object.entries(row.custom_fields))
    if (own[key] === undefined) set[`custom_fields.${key}`] = value
  const [mine, theirs] = [await linesOf(contact), await linesOf(row)]
  const emails = emailsOf(contact)
  const room = (list: keyof typeof MOST) => Math.max(0, MOST[list] - contact[list].length)
  return {
    set,
    added: {
      emails: row.emails.filter((one) => !emails.includes(one.toLowerCase())).slice(0, room('emails')),
      phones: row.phones.filter((_, i) => !mine.includes(theirs[i] ?? '')).slice(0, room('phones')),
      labels: row.labels
        .filter((one) => !contact.labels.some((label: Types.ObjectId) => label.equals(one)))
        .slice(0, room('labels')),
    },
  }
}

/** Whether anything is filled in. */
export const fillsAnything = ({ set, added }: Omit<Filled, 'contact'>): boolean =>
  Object.keys(set).length > 0 || Object.values(added).some((list) => list.length > 0)

/** The contact's fields with what is filled in, to be set. Whole groups, so that they are seen as changed. */
export function filledFields(contact: StoredContact, { set, added }: Omit<Filled, 'contact'>): Fields {
  const fields: Fields = {}
  for (const [path, value] of Object.entries(set)) {
    const [group = '', part] = path.split('.')
    if (part === undefined) fields[group] = value
    else
      fields[group] = {
        ...((contact as unknown as Fields)[group] as Fields),
        ...(fields[group] as Fields),
        [part]: value,
      }
  }
  for (const list of ['emails', 'phones', 'labels'] as const)
    if (added[list].length > 0) fields[list] = [...contact[list], ...added[list]]
  return fields
}
