import {
  birthdayMonthLabels,
  contactSourceLabels,
  contactStatusLabels,
  contactTemperatureLabels,
  followUpDueLabels,
} from 'openapi/codes'
import { contactFields } from 'openapi/fields/contact'
import { useToday } from 'remote-kit/use-today'
import { formatDay } from 'ui-kit/days'
import { labelChip } from '#parts/contacts/contact-chips.ts'
import { useLabels, useOwners } from '#parts/contacts/contacts.api.ts'
import type { ListScope } from './contact-search.ts'
import { copy } from './copy.ts'
import type { ContactFilters, FilterField } from './filters.ts'

export interface FilterOptions {
  /** The label of the field. */
  label: string
  /** Whether only one value can be selected. */
  isSingle: boolean
  options: { value: string; label: string }[]
  /** Whether it's a date instead of options. */
  isDay?: boolean
  /** What is wrong with a date that can't be chosen beside the other filters. */
  problemOf?: (day: string) => string | null
  /** The label of a value that isn't among the options, such as a number of days that someone else chose. */
  labelOf?: (value: string) => string
}

/**
 * The options of each filter, beside those in force. Codes come from the contract, labels and owners from the account.
 */
export function useFilterOptions(scope: ListScope, filters: ContactFilters): Record<FilterField, FilterOptions> {
  const labels = useLabels()
  const owners = useOwners()
  const today = useToday()
  const [from] = filters.contacted_from
  const [to] = filters.contacted_to
  return {
    status: several(
      contactFields.status.label,
      scope.statuses.map((code) => ({ value: String(code), label: contactStatusLabels[code] })),
    ),
    temperature: several(contactFields.temperature.label, codes(contactTemperatureLabels)),
    source: several(contactFields.source.label, codes(contactSourceLabels)),
    labels: several(
      copy.filterOptions.label,
      [...labels.values()].map((label) => ({ value: label.id, label: labelChip(label).label })),
    ),
    owner: {
      label: contactFields.owner.label,
      isSingle: true,
      options: [
        { value: 'me', label: words.me },
        ...[...owners.values()].map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    unclaimed: yesOrNo(words.claim, words.unclaimed, words.notUnclaimed),
    not_contacted_for: days(words.notContactedFor, [3, 7, 14, 30, 60, 90, 180]),
    contacted_within: days(words.contactedWithin, [0, 7, 14, 30, 90]),
    never_contacted: yesOrNo(words.contacted, words.never, words.once),
    never_called: yesOrNo(words.called, words.never, words.once),
    contacted_from: day(words.contactedFrom, today, (chosen) => (to && chosen > to ? words.late : null)),
    contacted_to: day(words.contactedTo, today, (chosen) => (from && chosen < from ? words.early : null)),
    follow_up: single(words.followUp, codes(followUpDueLabels)),
    created_within: days(words.createdWithin, [0, 7, 30, 90]),
    birthday_within: days(words.birthdayWithin, [0, 7, 14, 30]),
    birthday_month: single(words.birthdayMonth, codes(birthdayMonthLabels)),
    has_open_task: yesOrNo(words.openTask, words.yes, words.no),
    has_deal: yesOrNo(words.deal, words.yes, words.no),
  }
}

const words = copy.filterOptions

const single = (label: string, options: FilterOptions['options']) => ({ label, isSingle: true, options })

const days = (label: string, choices: readonly number[]) => ({
  ...single(
    label,
    choices.map((count) => ({ value: String(count), label: words.days(count) })),
  ),
  labelOf: (value: string) => (/^\d+$/.test(value) ? words.days(Number(value)) : value),
})

/** A date, which is typed or picked. */
const day = (label: string, today: string, problemOf: (day: string) => string | null) => ({
  ...single(label, []),
  isDay: true,
  problemOf,
  labelOf: (value: string) => (isDay(value) ? formatDay(value, today) : value),
})

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

const yesOrNo = (label: string, yes: string, no: string) =>
  single(label, [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ])

const several = (label: string, options: FilterOptions['options']) => ({ label, isSingle: false, options })

const codes = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))
