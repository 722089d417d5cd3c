/** What the filter menu offers: every field in groups, and once something is typed, values too. */
import type { CustomField } from 'openapi'
import { copy } from './copy.ts'
import { dateFields } from './date-fields.ts'
import { namedRanges } from './ranges/day-range.ts'
import { type FilterField, filterLabel } from './deal-filters.ts'
import { choicesOf, type FilterChoices } from './filter-labels.ts'

/** A custom field, by its key. */
export type CustomOffer = `custom_fields.${string}`

const CUSTOM = 'custom_fields.'

/** Whether an offer filters by a custom field. */
export const isCustomOffer = (field: FilterOffer['field']): field is CustomOffer => field.startsWith(CUSTOM)

/** The key of the custom field. */
export const customKeyOf = (field: CustomOffer): string => field.slice(CUSTOM.length)

/** An entry of the menu: a field to be edited or, with a value, a whole filter. */
export interface FilterOffer {
  field: FilterField | CustomOffer
  value: string | null
  label: string
}

export interface OfferGroup {
  label: string
  offers: readonly FilterOffer[]
}

const groups: readonly { label: string; fields: readonly FilterField[] }[] = [
  { label: copy.filterGroups.status, fields: ['status', 'phase', 'priority', 'risk', 'overdue', 'deal_status'] },
  { label: copy.filterGroups.people, fields: ['agent', 'contact'] },
  { label: copy.filterGroups.dates, fields: ['closing', 'next_date', 'created', ...dateFields] },
  { label: copy.filterGroups.money, fields: ['price'] },
  { label: copy.filterGroups.deal, fields: ['q', 'representation', 'deal_type', 'source'] },
  { label: copy.filterGroups.place, fields: ['city', 'state', 'zip'] },
]

/** The fields in groups; of values, those of fields that can be listed. `text` is what was typed. */
export function filterOffers(text: string, choices: FilterChoices, custom: readonly CustomField[] = []): OfferGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = groups.flatMap(({ label, fields }) => {
    const offered = fields.filter((field) => field !== 'phase' || choices.phases.length > 0)
    const offers = offered.flatMap((field) => offersOf(field, words, choices))
    return offers.length > 0 ? [{ label, offers }] : []
  })
  const own = custom
    .filter(({ name }) => matches(name, words))
    .map(({ key, name }): FilterOffer => ({ field: `custom_fields.${key}`, value: null, label: name }))
  const all = own.length > 0 ? [...shown, { label: copy.filterGroups.custom, offers: own }] : shown
  if (words.length === 0) return all
  const typed = { field: 'q' as const, value: text.trim(), label: copy.filterMenu.search(text.trim()) }
  return [...all, { label: copy.filterGroups.text, offers: [typed] }]
}

function offersOf(field: FilterField, words: readonly string[], choices: FilterChoices): FilterOffer[] {
  const label = filterLabel(field)
  const known = `${label} ${copy.filterKeywords[field] ?? ''}`
  const own: FilterOffer[] = matches(known, words) ? [{ field, value: null, label }] : []
  if (words.length === 0) return own
  const values = valuesOf(field, choices).filter(
    // A field's name alone doesn't list all of its values.
    (one) => matches(`${known} ${one.label}`, words) && !matches(known, words),
  )
  return [...own, ...values.map((one) => ({ field, value: one.value, label: one.label }))]
}

function valuesOf(field: FilterField, choices: FilterChoices) {
  if (field === 'contact') return []
  if (field === 'closing' || field === 'next_date') return namedRanges(false)
  if (field === 'created') return namedRanges(true)
  return choicesOf(field, choices)
}

/** Whether each typed word begins a word of the text. */
function matches(text: string, words: readonly string[]): boolean {
  const known = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return words.every((word) => known.some((one) => one.startsWith(word)))
}
