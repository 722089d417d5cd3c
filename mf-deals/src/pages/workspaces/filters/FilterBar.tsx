import { Button } from '@fluentui/react-components'
import { FilterRegular } from '@fluentui/react-icons/svg/filter'
import { type ReactNode, useRef, useState } from 'react'
import { useFilterFields } from 'remote-kit/custom-fields'
import { useToday } from 'remote-kit/use-today'
import { FilterChip } from 'ui-kit/FilterChip'
import { lazyPart } from 'ui-kit/lazy-part'
import { copy } from './copy.ts'
import { type DealQuery, type FilterField, filterFields, filterLabel } from './deal-filters.ts'
import type { FacetScope } from '#pages/workspaces/filters/counts/facets.api.ts'
import { useFilterBarStyles } from './FilterBar.styles.ts'
import { type FilterChoices, filterValueLabel } from './filter-labels.ts'
import type { DealFiltersControl } from './use-deal-filters.ts'

const CustomFilter = lazyPart(async () => (await import('remote-kit/custom-fields/CustomFilter')).CustomFilter)
const FilterPopover = lazyPart(async () => (await import('./FilterPopover.tsx')).FilterPopover)

/** The open editor: for one field, or for choosing one. */
interface Editing {
  field: FilterField | null
  /** The element that opened it. */
  anchor: HTMLElement | null
}

export interface FilterBarProps {
  control: DealFiltersControl
  choices: FilterChoices
  /** The deals that the filters are about. */
  scope: FacetScope
  query: DealQuery
  /** How many deals the filters leave; shown while there are any. */
  count?: ReactNode
  /** At the start, such as the saved views. */
  start?: ReactNode
  /** At the end, such as the archive. */
  end?: ReactNode
}

/**
 * The active filters as chips, and the filter menu for another one (docs/specification.md §4: add or replace, remove, clear
 * all).
 */
export function FilterBar({ control, choices, scope, query, count, start, end }: FilterBarProps) {
  const styles = useFilterBarStyles()
  const now = useToday()
  const { filters, custom, isFiltered, setFilter, setCustom, clearFilters } = control
  const customFields = useFilterFields('deal', custom)
  /** The key of the custom field whose filter is open. */
  const [editingCustom, setEditingCustom] = useState<string | null>(null)
  const [editing, setEditing] = useState<Editing | null>(null)
  const chips = useRef(new Map<FilterField, HTMLElement>())
  const add = useRef<HTMLButtonElement | null>(null)

  /** Closes the editor and focuses the element that opened it. */
  const done = () => {
    const chip = editing?.anchor?.isConnected ? editing.anchor.querySelector('button') : null
    setEditing(null)
    requestAnimationFrame(() => (chip ?? add.current)?.focus())
  }
  /** Opens an editor; closes it if this opened it. */
  const toggle = (next: Editing) => setEditing((now) => (now?.anchor === next.anchor ? null : next))
  const remove = (field: FilterField) => {
    setFilter(field, '')
    setEditing(null)
  }
  const change = ({ field }: Editing, text: string) => {
    if (!field) return
    setFilter(field, text)
    // A chip disappears with its last value; its editor is then anchored to the menu's button.
    if (!text) setEditing({ field, anchor: add.current })
  }

  return (
    <div className={styles.bar}>
      {start}
      {filterFields.map((field) => {
        const text = filters[field]
        return (
          text && (
            <FilterChip
              key={field}
              ref={(element) => {
                if (element) chips.current.set(field, element)
                else chips.current.delete(field)
              }}
              field={filterLabel(field)}
              value={filterValueLabel(field, text, choices, now)}
              onEdit={() => toggle({ field, anchor: chips.current.get(field) ?? null })}
              onRemove={() => remove(field)}
            />
          )
        )
      })}
      {customFields
        .filter(({ key }) => custom[key] || key === editingCustom)
        .map((field) => (
          <CustomFilter
            key={field.key}
            field={field}
            asked={custom[field.key] ?? ''}
            isOpen={field.key === editingCustom}
            onOpen={() => setEditingCustom(field.key)}
            onClose={() => setEditingCustom(null)}
            onChange={(asked) => setCustom(field.key, asked)}
            onRemove={() => {
              setEditingCustom(null)
              setCustom(field.key, '')
              add.current?.focus()
            }}
          />
        ))}
      <Button
        ref={(element: HTMLButtonElement | null) => {
          add.current = element
        }}
        size="small"
        shape="circular"
        className={styles.add}
        icon={<FilterRegular fontSize={14} />}
        aria-haspopup="dialog"
        aria-expanded={editing !== null}
        onClick={(event) => toggle({ field: null, anchor: event.currentTarget })}
        {...FilterPopover.onApproach}
      >
        {copy.filterBar.add}
      </Button>
      {isFiltered && count}
      {isFiltered && (
        <Button size="small" appearance="transparent" className={styles.clear} onClick={clearFilters}>
          {copy.filterBar.clear}
        </Button>
      )}
      <div className={styles.end}>{end}</div>
      {editing && (
        <FilterPopover
          {...editing}
          filters={filters}
          choices={choices}
          custom={{ fields: customFields, asked: custom }}
          scope={scope}
          query={query}
          onCustom={(key) => {
            setEditing(null)
            setEditingCustom(key)
          }}
          onChoose={(field) => setEditing({ ...editing, field })}
          onValue={(field, text) => {
            setFilter(field, text)
            done()
          }}
          onChange={(text) => change(editing, text)}
          onClose={(isDone) => (isDone ? done() : setEditing(null))}
        />
      )}
    </div>
  )
}
