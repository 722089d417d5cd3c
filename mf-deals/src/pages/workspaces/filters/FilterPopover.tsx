import { Popover, PopoverSurface } from '@fluentui/react-components'
import { isOnOpener } from 'ui-kit/opener'
import { copy } from './copy.ts'
import type { DealFilters, DealQuery, FilterField } from './deal-filters.ts'
import { type FacetScope, useFacets } from '#pages/workspaces/filters/counts/facets.api.ts'
import { FilterEditor } from './FilterEditor.tsx'
import { type CustomOffers, FilterMenu } from './FilterMenu.tsx'
import { useFilterPopoverStyles } from './FilterPopover.styles.ts'
import type { FilterChoices } from './filter-labels.ts'

export interface FilterPopoverProps {
  /** The edited field; null to choose one first. */
  field: FilterField | null
  /** The element to anchor to. */
  anchor: HTMLElement | null
  filters: DealFilters
  choices: FilterChoices
  custom: CustomOffers
  /** What the values are counted in. */
  scope: FacetScope
  query: DealQuery
  /** Opens the filter of a custom field, by its key. */
  onCustom: (key: string) => void
  onChoose: (field: FilterField) => void
  /** Filters by a value without its editor, which closes the menu. */
  onValue: (field: FilterField, text: string) => void
  onChange: (text: string) => void
  /** `done`: by Esc or a complete value, so that the focus returns. */
  onClose: (isDone: boolean) => void
}

/** Chooses a field to filter by, then edits its filter. Beside each value is how many deals it would leave. */
export function FilterPopover(props: FilterPopoverProps) {
  const { field, anchor, filters, choices, custom, scope, query, onCustom, onChoose, onValue, onChange, onClose } =
    props
  const styles = useFilterPopoverStyles()
  const countOf = useFacets(scope, query)
  return (
    <Popover
      // The editor takes the focus, because the button that had it is gone.
      key={field}
      open
      trapFocus
      positioning={{ target: anchor, position: 'below', align: 'start', offset: 4, overflowBoundaryPadding: 8 }}
      onOpenChange={(event, { open }) => {
        if (!open && !isOnOpener(anchor, event)) onClose(event.type === 'keydown')
      }}
    >
      <PopoverSurface className={styles.surface} aria-label={copy.filterPopover.label}>
        {field === null ? (
          <FilterMenu
            filters={filters}
            choices={choices}
            custom={custom}
            countOf={countOf}
            onField={onChoose}
            onCustom={onCustom}
            onValue={onValue}
          />
        ) : (
          <FilterEditor
            field={field}
            text={filters[field] ?? ''}
            choices={choices}
            countOf={countOf}
            onChange={onChange}
            onDone={() => onClose(true)}
          />
        )}
      </PopoverSurface>
    </Popover>
  )
}
