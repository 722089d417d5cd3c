import { Popover, PopoverSurface } from '@fluentui/react-components'
import { copy } from './copy.ts'
import { type FilterField, filterFields, filterLabel, isDayField } from './deal-filters.ts'
import { FilterEditor } from './FilterEditor.tsx'
import { useFilterPopoverStyles } from './FilterPopover.styles.ts'
import type { FilterChoices } from './filter-labels.ts'

export interface FilterPopoverProps {
  /** The edited field; null to choose one first. */
  field: FilterField | null
  /** The element to anchor to. */
  anchor: HTMLElement | null
  /** The current value of the filter. */
  text: string
  choices: FilterChoices
  onChoose: (field: FilterField) => void
  onChange: (text: string) => void
  /** `done`: by Esc or a complete value, so that the focus returns. */
  onClose: (isDone: boolean) => void
}

/** Chooses a field to filter by, then edits its filter. */
export function FilterPopover({ field, anchor, text, choices, onChoose, onChange, onClose }: FilterPopoverProps) {
  const styles = useFilterPopoverStyles()
  const offered = filterFields.filter((name) => name !== 'phase' || choices.phases.length > 0)
  return (
    <Popover
      // The editor takes the focus, because the button that had it is gone.
      key={field}
      open
      trapFocus
      positioning={{ target: anchor, position: 'below', align: 'start', offset: 4, overflowBoundaryPadding: 8 }}
      onOpenChange={(event, { open }) => {
        if (!open) onClose(event.type === 'keydown')
      }}
    >
      <PopoverSurface className={styles.surface} aria-label={copy.filterPopover.label}>
        {field === null ? (
          <div className={styles.menu}>
            <FieldList fields={offered.filter((name) => !isDayField(name) || name === 'closing')} onChoose={onChoose} />
            <p className={styles.heading}>{copy.filterPopover.dates}</p>
            <FieldList fields={offered.filter((name) => isDayField(name) && name !== 'closing')} onChoose={onChoose} />
          </div>
        ) : (
          <FilterEditor field={field} text={text} choices={choices} onChange={onChange} onDone={() => onClose(true)} />
        )}
      </PopoverSurface>
    </Popover>
  )
}

function FieldList({ fields, onChoose }: { fields: readonly FilterField[]; onChoose: (field: FilterField) => void }) {
  const styles = useFilterPopoverStyles()
  return (
    <ul className={styles.fields}>
      {fields.map((name) => (
        <li key={name}>
          <button type="button" className={styles.field} onClick={() => onChoose(name)}>
            {filterLabel(name)}
          </button>
        </li>
      ))}
    </ul>
  )
}
