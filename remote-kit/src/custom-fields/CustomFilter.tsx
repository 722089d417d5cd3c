import { Popover, PopoverSurface } from '@fluentui/react-components'
import type { CustomField } from 'openapi'
import { useState } from 'react'
// By its public name, as remotes import it: the page has one session.
import { useTeamPeople } from 'remote-kit/team-people'
import { FilterChip } from 'ui-kit/FilterChip'
import { isOnOpener } from 'ui-kit/opener'
import { choicesOf } from './custom-choices.ts'
import { filterText, isRange, isTyped } from './custom-filters.ts'
import { useCustomFilterStyles } from './CustomFilter.styles.ts'
import { ChosenValues, Range, Start } from './FilterEditors.tsx'

export interface CustomFilterProps {
  field: CustomField
  /** What is asked for, as in the API; empty for anything. */
  asked: string
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  onChange: (asked: string) => void
  onRemove: () => void
}

/** A filter by a custom field as a chip, with what it can ask for in a popover. */
export function CustomFilter({ field, asked, isOpen, onOpen, onClose, onChange, onRemove }: CustomFilterProps) {
  const styles = useCustomFilterStyles()
  const people = useTeamPeople()
  const [chip, setChip] = useState<HTMLSpanElement | null>(null)
  const apply = (next: string) => {
    onChange(next)
    chip?.querySelector('button')?.focus()
    onClose()
  }
  return (
    <>
      <FilterChip
        ref={setChip}
        field={field.name}
        value={filterText(field, asked, people.nameOf)}
        onEdit={isOpen ? onClose : onOpen}
        onRemove={onRemove}
      />
      <Popover
        open={isOpen && chip !== null}
        trapFocus
        positioning={{ target: chip, position: 'below', align: 'start', offset: 4 }}
        onOpenChange={(event, data) => {
          if (data.open || isOnOpener(chip, event)) return
          // Esc returns the focus; a click elsewhere has already moved it.
          if (event.type === 'keydown') chip?.querySelector('button')?.focus()
          onClose()
        }}
      >
        <PopoverSurface className={styles.surface} aria-label={field.name}>
          {isRange(field) ? (
            <Range field={field} asked={asked} onApply={apply} />
          ) : isTyped(field) ? (
            <Start asked={asked} onApply={apply} />
          ) : (
            <ChosenValues
              label={field.name}
              choices={choicesOf(field, people, asked.split(','))}
              isSingle={field.kind === 'yes_no'}
              asked={asked}
              onChange={onChange}
            />
          )}
        </PopoverSurface>
      </Popover>
    </>
  )
}
