import { closingWords } from './closing-range.ts'
import { codeFields, type FilterField, isCodeField, statusGroupField } from './deal-filters.ts'

/** A choice by its text in the address. */
export interface Choice {
  value: string
  label: string
}

/** What a person can choose for the fields whose choices are records. */
export interface FilterChoices {
  agents: readonly Choice[]
  phases: readonly Choice[]
}

/** The choices of a field; none where it is typed. */
export function choicesOf(field: FilterField, { agents, phases }: FilterChoices): readonly Choice[] {
  if (isCodeField(field)) return codeFields[field].options
  if (field === 'deal_status') return statusGroupField.options
  if (field === 'agent') return [{ value: 'me', label: 'Me' }, ...agents]
  return field === 'phase' ? phases : []
}

/** A filter's value as its chip says it: "Buyer, Dual", "next 45 days". */
export function filterWords(field: FilterField, text: string, choices: FilterChoices): string {
  if (field === 'closing') return closingWords(text)
  if (field === 'q') return `“${text}”`
  const parts = text.split(',')
  const labels = choicesOf(field, choices).filter(({ value }) => parts.includes(value))
  return labels.map(({ label }) => label).join(', ') || text
}
