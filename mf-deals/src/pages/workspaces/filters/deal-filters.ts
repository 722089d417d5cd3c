/**
 * The filters of deals, keyed by field name (docs/specification.md §3 and §4). Each value is a string, the same in the
 * URL and in memory: `?representation=1,3&closing=next-45`. The board and the list use the same ones.
 */
import { paramsWith } from 'remote-kit/use-search-params'
import type { operations } from 'openapi'
import {
  ContactSource,
  contactSourceLabels,
  DealStatus,
  DealStatusFilter,
  dealStatusFilterLabels,
  dealStatusLabels,
  DealType,
  dealTypeLabels,
  Priority,
  priorityLabels,
  Representation,
  representationLabels,
  RiskLevel,
  riskLevelLabels,
} from 'openapi/codes'
import { dealFields } from 'openapi/fields/deal'
import { readCustomFilters } from 'remote-kit/custom-fields/filters'
import { customParameter } from 'remote-kit/custom-fields/names'
import { withoutUndefined } from 'remote-kit/without-undefined'
import { type DateField, dateFieldLabel, dateFields, isDateField } from './date-fields.ts'
import { daysText, readDays } from './ranges/day-range.ts'
import { pricesText, readPrices } from './ranges/price-range.ts'

/** The query parameters of the board and its lanes and, with a phase, of lists. */
export type DealQuery = NonNullable<operations['getBoard']['parameters']['query']> & { phase?: string }

const codes = <Code extends string | number>(
  label: string,
  values: Record<string, Code>,
  labels: Record<Code, string>,
) => ({
  label,
  options: Object.values(values).map((code) => ({ value: String(code), label: labels[code] })),
  /** Parses codes such as `1,3`. Unknown codes are skipped; without any there is no filter. */
  parse: (text: string | undefined): Code[] | undefined => {
    const parts = text?.split(',') ?? []
    const chosen = Object.values(values).filter((code) => parts.includes(String(code)))
    return chosen.length > 0 ? chosen : undefined
  },
})

/** The fields that are filtered by one or more codes. */
export const codeFields = {
  status: codes(dealFields.status.label, DealStatus, dealStatusLabels),
  representation: codes(dealFields.representation.label, Representation, representationLabels),
  deal_type: codes(dealFields.deal_type.label, DealType, dealTypeLabels),
  source: codes(dealFields.source.label, ContactSource, contactSourceLabels),
  priority: codes(dealFields.priority.label, Priority, priorityLabels),
  risk: codes(dealFields.risk.label, RiskLevel, riskLevelLabels),
}

/** Open or closed deals as a group (docs/specification.md §3); other screens link here with it. */
export const statusGroupField = codes('Deals', DealStatusFilter, dealStatusFilterLabels)

export type CodeField = keyof typeof codeFields
/** Fields with a range of days. */
export type DayField = 'closing' | 'next_date' | 'created' | DateField
/** Fields with typed text. */
export type TextField = 'q' | 'city' | 'state' | 'zip'
export type FilterField =
  | CodeField
  | DayField
  | TextField
  | 'deal_status'
  | 'agent'
  | 'phase'
  | 'contact'
  | 'price'
  | 'overdue'
export type DealFilters = Partial<Record<FilterField, string>>

/** Every field, in the order of the chips. */
export const filterFields: readonly FilterField[] = [
  'q',
  'status',
  'representation',
  'closing',
  'agent',
  'contact',
  'phase',
  'price',
  'overdue',
  'risk',
  'priority',
  'deal_type',
  'source',
  'city',
  'state',
  'zip',
  'deal_status',
  'next_date',
  'created',
  ...dateFields,
]

const named = {
  q: 'Words',
  status: codeFields.status.label,
  representation: codeFields.representation.label,
  deal_type: codeFields.deal_type.label,
  source: codeFields.source.label,
  priority: codeFields.priority.label,
  risk: codeFields.risk.label,
  deal_status: statusGroupField.label,
  agent: 'Agent',
  contact: 'Client',
  closing: dealFields['dates.closing'].label,
  next_date: dealFields.next_date.label,
  created: dealFields.created_at.label,
  phase: dealFields.phase.label,
  price: dealFields.price.label,
  overdue: 'Overdue',
  city: dealFields['address.city'].label,
  state: dealFields['address.state'].label,
  zip: dealFields['address.zip'].label,
} satisfies Record<Exclude<FilterField, DateField>, string>

/** The label of a field. */
export const filterLabel = (field: FilterField): string => (isDateField(field) ? dateFieldLabel(field) : named[field])

/** Whether a field is filtered by a set of codes. */
export function isCodeField(field: FilterField): field is CodeField {
  return field in codeFields
}

/** Whether a field is filtered by a range of days. */
export function isDayField(field: FilterField): field is DayField {
  return field === 'closing' || field === 'next_date' || field === 'created' || isDateField(field)
}

/** The filters in a URL. */
export function readFilters(params: URLSearchParams): DealFilters {
  const entries = filterFields.map((field) => [field, params.get(field)?.trim()] as const)
  return Object.fromEntries(entries.filter(([, text]) => text))
}

/** Adds a filter, replaces the one of the same field, or removes it if the text is empty (docs/specification.md §4). */
export function withFilter(params: URLSearchParams, field: FilterField, text: string): URLSearchParams {
  return paramsWith(params, { [field]: text.trim(), page: null })
}

/** Adds a filter by a custom field, replaces the one of the same field, or removes it if nothing is asked for. */
export function withCustomFilter(params: URLSearchParams, key: string, asked: string): URLSearchParams {
  return paramsWith(params, { [customParameter(key)]: asked, page: null })
}

/** Clears every filter and keeps the rest of the URL. */
export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const custom = Object.keys(readCustomFilters(params))
  const others = filterFields.reduce((next, field) => withFilter(next, field, ''), params)
  return custom.reduce((next, key) => withCustomFilter(next, key, ''), others)
}

/** Parameters that follow from others, or that no filter sets. */
type NotTyped = DateField | 'custom_fields' | 'closing_from' | 'closing_to' | 'group' | 'group_key'

/** The filters as query parameters of the API. `now` is today for the account. */
export function toQuery(filters: DealFilters, now: string): DealQuery {
  const { from: closing_from, to: closing_to } = readDays(filters.closing, now)
  const daysOf = (text: string | undefined) => daysText(readDays(text, now)) || undefined
  const others: { [name in Exclude<keyof DealQuery, NotTyped>]-?: DealQuery[name] } = {
    status: codeFields.status.parse(filters.status),
    representation: codeFields.representation.parse(filters.representation),
    deal_type: codeFields.deal_type.parse(filters.deal_type),
    source: codeFields.source.parse(filters.source),
    priority: codeFields.priority.parse(filters.priority),
    risk: codeFields.risk.parse(filters.risk),
    deal_status: statusGroupField.parse(filters.deal_status)?.[0],
    agent: filters.agent,
    contact: filters.contact,
    phase: filters.phase,
    q: filters.q,
    price: pricesText(readPrices(filters.price)) || undefined,
    overdue: filters.overdue === 'true' || (filters.overdue === 'false' ? false : undefined),
    city: textsOf(filters.city),
    state: textsOf(filters.state),
    zip: textsOf(filters.zip),
    next_date: daysOf(filters.next_date),
    created: daysOf(filters.created),
  }
  const dates = Object.fromEntries(dateFields.map((field) => [field, daysOf(filters[field])]))
  return withoutUndefined<DealQuery>({ ...others, ...dates, closing_from, closing_to })
}

function textsOf(text: string | undefined): string[] | undefined {
  const texts = text?.split(',').flatMap((one) => one.trim() || [])
  return texts?.length ? texts : undefined
}
