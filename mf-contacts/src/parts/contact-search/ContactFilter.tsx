import { useState } from 'react'
import { FilterChip } from 'ui-kit/FilterChip'
import { lazyPart } from 'ui-kit/lazy-part'
import { copy } from './copy.ts'
import type { FilterOptions } from './use-filter-options.ts'

const FilterPopover = lazyPart(async () => (await import('./FilterPopover.tsx')).FilterPopover)

export interface ContactFilterProps {
  field: FilterOptions
  values: string[]
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  onChange: (values: string[]) => void
  onRemove: () => void
}

/** A filter as a chip, with its options in a popover. A selected option applies right away. */
export function ContactFilter({ field, values, isOpen, onOpen, onClose, onChange, onRemove }: ContactFilterProps) {
  const [chip, setChip] = useState<HTMLSpanElement | null>(null)
  const known = field.options.filter(({ value }) => values.includes(value)).map(({ label }) => label)
  const names = known.length === 0 && field.labelOf ? values.map(field.labelOf) : known

  return (
    <>
      <FilterChip
        ref={setChip}
        field={field.label}
        value={names.join(', ') || copy.contactFilter.any}
        onEdit={isOpen ? onClose : onOpen}
        onRemove={onRemove}
      />
      {isOpen && chip && (
        <FilterPopover field={field} values={values} chip={chip} onChange={onChange} onClose={onClose} />
      )}
    </>
  )
}
