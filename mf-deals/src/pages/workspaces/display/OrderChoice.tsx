import type { CustomField } from 'openapi'
import { useCustomFields } from 'remote-kit/custom-fields'
import { columnLabel, columnNamed } from '#pages/workspaces/list/columns.ts'
import type { DealSort } from '#pages/workspaces/list/deals-list.api.ts'
import { copy } from './copy.ts'
import { OneOf } from './OneOf.tsx'

const sorts: { value: DealSort; label: string }[] = [
  { value: '-updated_at', label: copy.sorts.changed },
  { value: 'next_date', label: copy.sorts.nextDate },
  { value: 'closing', label: copy.sorts.closing },
  { value: '-price', label: copy.sorts.price },
  { value: 'name', label: copy.sorts.name },
  { value: 'risk', label: copy.sorts.risk },
]

export interface OrderChoiceProps {
  sort: DealSort
  onChange: (sort: DealSort) => void
}

/** Chooses the order if there are no column headers. */
export function OrderChoice({ sort, onChange }: OrderChoiceProps) {
  const fields = useCustomFields('deal')
  // An order that was chosen on a wider screen.
  const isOther = sorts.every(({ value }) => value !== sort)
  const choices = isOther ? [{ value: sort, label: otherLabel(sort, fields) }, ...sorts] : sorts
  const choose = (text: string) => {
    const next = choices.find(({ value }) => value === text)
    if (next) onChange(next.value)
  }
  return <OneOf label={copy.orderChoice.label} value={sort} choices={choices} onChange={choose} />
}

function otherLabel(sort: DealSort, fields: readonly CustomField[]): string {
  const key = columnNamed(sort.replace(/^-/, ''))
  const label = key ? columnLabel(key, fields) : sort
  return sort.startsWith('-') ? copy.otherLabel.reversed(label) : label
}
