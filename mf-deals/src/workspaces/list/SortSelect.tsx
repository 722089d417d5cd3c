import { Field, Select } from '@fluentui/react-components'
import { columnLabels } from './columns.ts'
import type { DealSort } from './deals-list.api.ts'
import { DEFAULT_SORT } from './list-state.ts'

const sorts: { sort: DealSort; label: string }[] = [
  { sort: '-updated_at', label: 'Changed last' },
  { sort: 'next_date', label: 'Next date' },
  { sort: 'closing', label: 'Closing' },
  { sort: '-price', label: 'Price, highest first' },
  { sort: 'name', label: 'Name' },
  { sort: 'risk', label: 'Risk, worst first' },
]

/** Chooses the order where there are no heads of columns to do so. */
export function SortSelect({ sort, onSort }: { sort: DealSort; onSort: (sort: DealSort) => void }) {
  // An order that was chosen on a wider screen.
  const isOther = sorts.every((one) => one.sort !== sort)
  return (
    <Field label="Order" orientation="horizontal">
      <Select
        value={sort}
        onChange={(_, { value }) => onSort(sorts.find((one) => one.sort === value)?.sort ?? DEFAULT_SORT)}
      >
        {isOther && <option value={sort}>{otherLabel(sort)}</option>}
        {sorts.map((one) => (
          <option key={one.sort} value={one.sort}>
            {one.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function otherLabel(sort: DealSort): string {
  const label = Object.entries(columnLabels).find(([key]) => key === sort.replace(/^-/, ''))?.[1] ?? sort
  return sort.startsWith('-') ? `${label}, last first` : label
}
