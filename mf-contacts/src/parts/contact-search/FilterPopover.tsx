import { Field, Popover, PopoverSurface, Radio, RadioGroup } from '@fluentui/react-components'
import { useState } from 'react'
import { TickList } from 'remote-kit/forms/TickList'
import { DayFilterInput } from 'ui-kit/DayFilterInput'
import { Hint } from 'ui-kit/Hint'
import { isOnOpener } from 'ui-kit/opener'
import { useContactFilterStyles } from './ContactFilter.styles.ts'
import { copy } from './copy.ts'
import type { FilterOptions } from './use-filter-options.ts'

export interface FilterPopoverProps {
  field: FilterOptions
  values: string[]
  /** The chip that it opens at. */
  chip: HTMLElement
  onChange: (values: string[]) => void
  onClose: () => void
}

/** The options of a filter. Loaded as a whole: a popover that opens empty would never get the focus. */
export function FilterPopover({ field, values, chip, onChange, onClose }: FilterPopoverProps) {
  const styles = useContactFilterStyles()
  const isEmpty = field.options.length === 0 && !field.isDay
  return (
    <Popover
      // Options that load late take the focus, like those that are there when it opens.
      key={isEmpty ? 'empty' : 'choices'}
      open
      trapFocus
      positioning={{ target: chip, position: 'below', align: 'start', offset: 4 }}
      onOpenChange={(event, data) => {
        if (data.open || isOnOpener(chip, event)) return
        // Esc returns the focus; a click elsewhere has already moved it.
        if (event.type === 'keydown') chip.querySelector('button')?.focus()
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
  )
}

function Choices({ field, values, onChange }: Pick<FilterPopoverProps, 'field' | 'values' | 'onChange'>) {
  const styles = useContactFilterStyles()
  // The URL updates with a delay, so the checkboxes keep their own state for quick clicks.
  const [chosen, setChosen] = useState(values)
  const change = (next: string[]) => {
    setChosen(next)
    onChange(next)
  }
  if (field.isDay) {
    const [day = ''] = chosen
    return (
      <Field className={styles.day} label={field.label} validationMessage={field.problemOf?.(day) ?? null}>
        <DayFilterInput
          value={day}
          onChange={(next) => (field.problemOf?.(next) ? setChosen([next]) : change(next ? [next] : []))}
        />
      </Field>
    )
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
