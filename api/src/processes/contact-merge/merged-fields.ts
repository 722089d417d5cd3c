/** What the fields of a merged contact become, field by field. */
import type { MergeContacts } from 'openapi'
import { ContactSource, ContactStatus, ContactTemperature } from 'openapi/codes'
import { contactFields, mergedContactFields } from 'openapi/fields/contact'
import { emailsOf, linesOf } from '#entities/contacts/on-save/match-words.ts'
import type { StoredContact } from '#entities/contacts/contact.model.ts'
import { same } from '#platform/events/diff.ts'
import { badRequest, invalid } from '#platform/http/errors.ts'

type Choices = NonNullable<MergeContacts['choices']>
type Fields = Record<string, unknown>

/** The fields that people enter; a group, such as the address, is one. */
export const MERGED_FIELDS: readonly string[] = [
  ...new Set(mergedContactFields.map((path) => path.split('.')[0] ?? path)),
]

const LISTS: ReadonlySet<string> = new Set(['emails', 'phones', 'labels'])
const MOST: { readonly [list: string]: number } = { emails: 10, phones: 10, labels: 20 }
const LONGEST_NOTES = 10_000

/** Values that say nothing, besides empty ones. */
const SAYS_NOTHING: { readonly [field: string]: unknown } = {
  temperature: ContactTemperature.NotSure,
  source: ContactSource.Other,
}

/**
 * The fields of the kept contact that the merge changes. Without a choice, lists and notes are joined, and other fields
 * keep their value, unless they have none. Custom fields are joined, too: where both have a value, the kept one stays.
 * @throws 400 naming the field
 */
export async function mergedFields(kept: StoredContact, merged: StoredContact, choices: Choices): Promise<Fields> {
  const unknown = Object.keys(choices).filter((field) => !MERGED_FIELDS.includes(field))
  if (unknown.length > 0)
    throw badRequest(unknown.map((field) => ({ field: `choices.${field}`, reason: 'isn’t a field of a contact' })))
  const result: Fields = {}
  for (const field of MERGED_FIELDS) {
    const [mine, theirs] = [valueOf(kept, field), valueOf(merged, field)]
    const choice = choices[field] ?? (canBeBoth(field) ? 'both' : isEmpty(field, mine) ? 'merged' : 'kept')
    const value = choice === 'both' ? await joined(field, mine, theirs) : choice === 'merged' ? theirs : mine
    if (!same(value, mine)) result[field] = value
  }
  const status = result.status ?? kept.status
  // The reason belongs to the status.
  if (status !== ContactStatus.Lost) delete result.lost_reason
  else if (result.status !== undefined && choices.lost_reason === undefined) result.lost_reason = merged.lost_reason
  return result
}

const valueOf = (contact: StoredContact, field: string): unknown => (contact as unknown as Fields)[field] ?? null

const canBeBoth = (field: string) => LISTS.has(field) || isLines(field) || field === CUSTOM

/** The account's own fields, which are joined one by one. */
const CUSTOM = 'custom_fields'

const isLines = (field: string): boolean =>
  field in contactFields && contactFields[field as keyof typeof contactFields].kind === 'lines'

function isEmpty(field: string, value: unknown): boolean {
  if (value === null || value === '' || value === SAYS_NOTHING[field]) return true
  if (typeof value !== 'object') return false
  return Object.values(value).every((one) => one === null || one === undefined || one === '')
}

async function joined(field: string, mine: unknown, theirs: unknown): Promise<unknown> {
  if (isLines(field)) return joinedNotes(textIn(mine), textIn(theirs))
  if (field === CUSTOM) return { ...(theirs as object | null), ...(mine as object | null) }
  if (!LISTS.has(field)) throw invalid(`choices.${field}`, 'can’t be both')
  const all = [...((mine ?? []) as unknown[]), ...((theirs ?? []) as unknown[])]
  const keys = await keysOf(field, all)
  const distinct = all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
  const most = MOST[field] ?? Infinity
  if (distinct.length > most) throw invalid(`choices.${field}`, `would be more than ${most}: choose one of the two`)
  return distinct
}

/** One address or number is written in several ways. */
const keysOf = async (field: string, all: readonly unknown[]): Promise<string[]> => {
  const texts = all.map(String)
  if (field === 'emails') return emailsOf({ emails: texts })
  return field === 'phones' ? linesOf({ phones: texts }) : texts
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

function joinedNotes(mine: string, theirs: string): string {
  if (theirs === '' || mine.includes(theirs)) return mine
  const both = mine === '' ? theirs : `${mine}\n\n${theirs}`
  if (both.length > LONGEST_NOTES) throw invalid('choices.notes', 'would be too long: choose one of the two')
  return both
}
