import { copy } from './copy.ts'
import { daysLabel } from './ranges/day-range.ts'
import { codeFields, type FilterField, isCodeField, isDayField, statusGroupField } from './deal-filters.ts'
import { pricesLabel } from './ranges/price-range.ts'

/** A choice by its text in the URL. */
export interface Choice {
  value: string
  label: string
}

/** The choices of fields whose values are records. */
export interface FilterChoices {
  agents: readonly Choice[]
  phases: readonly Choice[]
  /** The contact of the filter; empty until it is known. */
  contacts: readonly Choice[]
}

const overdueChoices: readonly Choice[] = [
  { value: 'true', label: copy.overdueChoices.overdue },
  { value: 'false', label: copy.overdueChoices.nothingOverdue },
]

/** The choices of a field; none if it is typed. */
export function choicesOf(field: FilterField, { agents, phases, contacts }: FilterChoices): readonly Choice[] {
  if (isCodeField(field)) return codeFields[field].options
  if (field === 'deal_status') return statusGroupField.options
  if (field === 'agent') return [{ value: 'me', label: copy.choicesOf.me }, ...agents]
  if (field === 'overdue') return overdueChoices
  if (field === 'contact') return contacts
  return field === 'phase' ? phases : []
}

/** The label of a filter's value on its chip: "Buyer, Dual", "next 45 days". `now` is today for the account. */
export function filterValueLabel(field: FilterField, text: string, choices: FilterChoices, now: string): string {
  if (isDayField(field)) return daysLabel(text, now)
  if (field === 'price') return pricesLabel(text)
  if (field === 'q') return `“${text}”`
  const parts = text.split(',')
  const labels = choicesOf(field, choices).filter(({ value }) => parts.includes(value))
  // An id would mean nothing to the user.
  return labels.map(({ label }) => label).join(', ') || (field === 'contact' ? '…' : text.replaceAll(',', ', '))
}
