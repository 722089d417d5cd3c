/** The filters of a contact list: in the address, as the API takes them, and as smart lists keep them. */
import type { ContactFilters as Filters } from 'openapi'
import { BirthdayMonth, ContactSource, ContactStatus, ContactTemperature, FollowUpDue } from 'openapi/codes'
import { customParameter } from 'remote-kit/custom-fields/names'
import { withoutUndefined } from 'remote-kit/without-undefined'

/** The fields of a contact, which boards filter by too. */
export const ownFields = ['status', 'temperature', 'source', 'labels', 'owner', 'unclaimed'] as const

/** What happened with a contact, and what comes. */
const momentFields = [
  'not_contacted_for',
  'contacted_within',
  'never_contacted',
  'never_called',
  'contacted_from',
  'contacted_to',
  'follow_up',
  'created_within',
  'birthday_within',
  'birthday_month',
  'has_open_task',
  'has_deal',
] as const

/** Everything that can be filtered, in the order of the chips. */
export const filterFields = [...ownFields, ...momentFields] as const
export type FilterField = (typeof filterFields)[number]

/** Selected values by field, as in the URL: codes, ids, days and numbers. Empty means any. */
export type ContactFilters = Record<FilterField, string[]>

/** The filters in an address. A last day before the first is left out, as no one can have been contacted then. */
export function readFilters(params: URLSearchParams): ContactFilters {
  const values = (field: FilterField) => params.get(field)?.split(',').filter(Boolean) ?? []
  const [from = ''] = values('contacted_from')
  return {
    status: values('status'),
    temperature: values('temperature'),
    source: values('source'),
    labels: values('labels'),
    owner: values('owner'),
    unclaimed: values('unclaimed'),
    not_contacted_for: values('not_contacted_for'),
    contacted_within: values('contacted_within'),
    never_contacted: values('never_contacted'),
    never_called: values('never_called'),
    contacted_from: values('contacted_from'),
    contacted_to: values('contacted_to').filter((to) => to >= from),
    follow_up: values('follow_up'),
    created_within: values('created_within'),
    birthday_within: values('birthday_within'),
    birthday_month: values('birthday_month'),
    has_open_task: values('has_open_task'),
    has_deal: values('has_deal'),
  }
}

/**
 * The filters as the API takes them, within these statuses. Ignores what it would refuse, because a URL can be typed by
 * hand.
 */
export function asFilters(statuses: readonly ContactStatus[], q: string, filters: ContactFilters): Filters {
  const isWhole = statuses.length === Object.keys(ContactStatus).length
  const one = (field: FilterField) => filters[field][0]
  const asked: { [Field in FilterField]: Filters[Field] | undefined } = {
    status: chosen(statuses, filters.status) ?? (isWhole ? undefined : [...statuses]),
    temperature: chosen(Object.values(ContactTemperature), filters.temperature),
    source: chosen(Object.values(ContactSource), filters.source),
    labels: filters.labels.length > 0 ? filters.labels : undefined,
    owner: one('owner'),
    unclaimed: yesOrNo(one('unclaimed')),
    not_contacted_for: days(one('not_contacted_for')),
    contacted_within: days(one('contacted_within')),
    never_contacted: yesOrNo(one('never_contacted')),
    never_called: yesOrNo(one('never_called')),
    contacted_from: day(one('contacted_from')),
    contacted_to: day(one('contacted_to')),
    follow_up: Object.values(FollowUpDue).find((code) => code === one('follow_up')),
    created_within: days(one('created_within')),
    birthday_within: days(one('birthday_within'), 366),
    birthday_month: Object.values(BirthdayMonth).find((code) => code === one('birthday_month')),
    has_open_task: yesOrNo(one('has_open_task')),
    has_deal: yesOrNo(one('has_deal')),
  }
  return { ...(q && { q }), ...withoutUndefined<Filters>(asked) }
}

/** The parameters of an address with exactly these filters; an empty one for each that is not set. */
export const asParameters = (filters: Filters): Record<string, string> => ({
  q: filters.q ?? '',
  ...Object.fromEntries(filterFields.map((field) => [field, String(filters[field] ?? '')])),
  ...Object.fromEntries(
    Object.entries(filters.custom_fields ?? {})
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([key, asked]) => [customParameter(key), asked]),
  ),
})

/** Whether two lists have the same filters. */
export const isSameFilters = (one: Filters, other: Filters): boolean =>
  JSON.stringify(Object.entries(asParameters(one))) === JSON.stringify(Object.entries(asParameters(other)))

/** No codes means no filter. */
function chosen<Code extends number>(codes: readonly Code[], values: readonly string[]): Code[] | undefined {
  const found = codes.filter((code) => values.includes(String(code)))
  return found.length > 0 ? found : undefined
}

const MOST_DAYS = 3650

const days = (text: string | undefined, most = MOST_DAYS): number | undefined =>
  text !== undefined && /^\d{1,4}$/.test(text) && Number(text) <= most ? Number(text) : undefined

const yesOrNo = (text: string | undefined): boolean | undefined =>
  text === 'true' ? true : text === 'false' ? false : undefined

const day = (text: string | undefined): string | undefined =>
  text !== undefined && /^(19|2\d)\d\d-\d\d-\d\d$/.test(text) ? text : undefined
