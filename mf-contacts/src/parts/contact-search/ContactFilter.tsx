import { Popover, PopoverSurface, Radio, RadioGroup } from '@fluentui/react-components'
import { useState } from 'react'
import { TickList } from 'remote-kit/forms/TickList'
import { FilterChip } from 'ui-kit/FilterChip'
import { Hint } from 'ui-kit/Hint'
import { useContactFilterStyles } from './ContactFilter.styles.ts'
import { copy } from './copy.ts'
import type { FilterOptions } from './use-filter-options.ts'

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
  const styles = useContactFilterStyles()
  const [chip, setChip] = useState<HTMLSpanElement | null>(null)
  const isEmpty = field.options.length === 0
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
      <Popover
        // Options that load late take the focus, like those that are there when it opens.
        key={isEmpty ? 'empty' : 'choices'}
        open={isOpen && chip !== null}
        trapFocus
        positioning={{ target: chip, position: 'below', align: 'start', offset: 4 }}
        onOpenChange={(event, data) => {
          if (data.open) return
          // Esc returns the focus; a click elsewhere has already moved it.
          if (event.type === 'keydown') chip?.querySelector('button')?.focus()
          onClose()
        }}
      >
        {/* Focusable if nothing in it is: for Esc, and so that screen readers can reach it. */}
        <PopoverSurface
          className={styles.surface}
          aria-label={copy.contactFilter.title(field.label)}
          tabIndex={isEmpty ? -1 : undefined}
        >
          <Choices field={field} values={values} onChange={onChange} />
          {isEmpty && <Hint>{copy.contactFilter.empty}</Hint>}
        </PopoverSurface>
      </Popover>
    </>
  )
}

function Choices({ field, values, onChange }: Pick<ContactFilterProps, 'field' | 'values' | 'onChange'>) {
  // The URL updates with a delay, so the checkboxes keep their own state for quick clicks.
  const [chosen, setChosen] = useState(values)
  const change = (next: string[]) => {
    setChosen(next)
    onChange(next)
  }
  if (field.isSingle) {
    return (
      <RadioGroup value={chosen[0] ?? ''} onChange={(_, data) => change([data.value])} aria-label={field.label}>
        {field.options.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} />
        ))}
      </RadioGroup>
    )
  }
  return <TickList options={field.options} chosen={chosen} onChange={change} />
}
