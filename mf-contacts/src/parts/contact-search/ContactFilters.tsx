import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { deviceTypeAtom } from 'remote-kit/session'
import { useContactFiltersStyles } from './ContactFilters.styles.ts'
import type { ContactSearch, ListScope } from './contact-search.ts'
import { ContactFilter } from './ContactFilter.tsx'
import { copy } from './copy.ts'
import { type FilterField, filterFields, ownFields } from './filters.ts'
import { SearchBox } from './SearchBox.tsx'
import { SortMenu } from './SortMenu.tsx'
import { useFilterOptions } from './use-filter-options.ts'

/** Set by programs alone. Their chips show, and can be removed. */
const UNLISTED: ReadonlySet<FilterField> = new Set(['contacted_from', 'contacted_to'])

export interface ContactFiltersProps {
  scope: ListScope
  search: ContactSearch
  /** Shown beside the search, if there is no room in the page header. */
  action?: ReactNode
  /** Whether the sort order can be chosen. A board has its own. */
  isSortable?: boolean
}

/**
 * The search and the active filters, each as a chip that can be changed or removed. "+ Filter" adds another one. On a
 * phone, which has no column headers, also the sort order.
 */
export function ContactFilters({ scope, search, action, isSortable = true }: ContactFiltersProps) {
  const styles = useContactFiltersStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const fields = useFilterOptions(scope)
  const [editing, setEditing] = useState<FilterField | null>(null)
  const [addButton, setAddButton] = useState<HTMLButtonElement | null>(null)

  // A board is filtered by its leads' fields alone.
  const known: readonly FilterField[] = isSortable ? filterFields : ownFields
  const inForce = known.filter((field) => search.filters[field].length > 0 || field === editing)
  const others = known.filter((field) => !inForce.includes(field) && !UNLISTED.has(field))
  // The focus would be lost with the removed chip.
  const remove = (field: FilterField) => {
    search.setFilter(field, [])
    addButton?.focus()
  }
  const close = (field: FilterField) => {
    setEditing(null)
    if (search.filters[field].length === 0) addButton?.focus()
  }

  const clear = () => {
    search.clear()
    addButton?.focus()
  }

  return (
    <div className={styles.bar} role="search" aria-label={copy.contactFilters.bar(scope.noun[1])}>
      <div className={styles.search}>
        <SearchBox label={copy.contactFilters.search(scope.noun[1])} value={search.q} onSearch={search.setQ} />
        {action}
      </div>
      {inForce.map((field) => (
        <ContactFilter
          key={field}
          field={fields[field]}
          values={search.filters[field]}
          isOpen={field === editing}
          onOpen={() => setEditing(field)}
          onClose={() => close(field)}
          onChange={(values) => search.setFilter(field, values)}
          onRemove={() => remove(field)}
        />
      ))}
      {others.length > 0 && (
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button ref={setAddButton} size="small" shape="circular" icon={<AddRegular />} className={styles.add}>
              {copy.contactFilters.add}
            </Button>
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {others.map((field) => (
                <MenuItem key={field} onClick={() => setEditing(field)}>
                  {fields[field].label}
                </MenuItem>
              ))}
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
      {search.isNarrowed && (
        <Button size="small" appearance="transparent" className={styles.clear} onClick={clear}>
          {copy.contactFilters.clear}
        </Button>
      )}
      {isPhone && isSortable && <SortMenu sort={search.sort} onSort={search.setSort} />}
    </div>
  )
}
