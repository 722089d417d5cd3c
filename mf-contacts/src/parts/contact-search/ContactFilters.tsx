import { Button, Menu, MenuDivider, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useFilterFields } from 'remote-kit/custom-fields'
import { deviceTypeAtom } from 'remote-kit/session'
import { lazyPart } from 'ui-kit/lazy-part'
import { useContactFiltersStyles } from './ContactFilters.styles.ts'
import type { ContactSearch, ListScope } from './contact-search.ts'
import { ContactFilter } from './ContactFilter.tsx'
import { copy } from './copy.ts'
import { type FilterField, filterFields, ownFields } from './filters.ts'
import { SearchBox } from './SearchBox.tsx'
import { SortMenu } from './SortMenu.tsx'
import { useFilterOptions } from './use-filter-options.ts'

const CustomFilter = lazyPart(async () => (await import('remote-kit/custom-fields/CustomFilter')).CustomFilter)

export interface ContactFiltersProps {
  scope: ListScope
  search: ContactSearch
  /** Shown beside the search, if there is no room in the page header. */
  action?: ReactNode
  /** What can be done with the list, at the end of the bar. */
  listActions?: ReactNode
  /** Whether the sort order can be chosen. A board has its own. */
  isSortable?: boolean
}

/**
 * The search and the active filters, each as a chip that can be changed or removed. "+ Filter" adds another one. On a
 * phone, which has no column headers, also the sort order.
 */
export function ContactFilters({ scope, search, action, listActions, isSortable = true }: ContactFiltersProps) {
  const styles = useContactFiltersStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const fields = useFilterOptions(scope, search.filters)
  const customFields = useFilterFields('contact', search.custom)
  const [editing, setEditing] = useState<FilterField | null>(null)
  /** The key of the custom field whose filter is open. */
  const [editingCustom, setEditingCustom] = useState<string | null>(null)
  const [addButton, setAddButton] = useState<HTMLButtonElement | null>(null)

  // A board is filtered by its leads' fields alone.
  const known: readonly FilterField[] = isSortable ? filterFields : ownFields
  const inForce = known.filter((field) => search.filters[field].length > 0 || field === editing)
  const others = known.filter((field) => !inForce.includes(field))
  const customInForce = customFields.filter(({ key }) => search.custom[key] || key === editingCustom)
  const customOthers = customFields.filter((field) => !customInForce.includes(field))
  // The focus would be lost with the removed chip.
  const remove = (field: FilterField) => {
    search.setFilter(field, [])
    setEditing(null)
    addButton?.focus()
  }
  const close = (field: FilterField) => {
    setEditing(null)
    if (search.filters[field].length === 0) addButton?.focus()
  }

  const removeCustom = (key: string) => {
    search.setCustom(key, '')
    setEditingCustom(null)
    addButton?.focus()
  }

  const clear = () => {
    search.clear()
    addButton?.focus()
  }

  const sortMenu = isPhone && isSortable && <SortMenu sort={search.sort} onSort={search.setSort} />

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
      {customInForce.map((field) => (
        <CustomFilter
          key={field.key}
          field={field}
          asked={search.custom[field.key] ?? ''}
          isOpen={field.key === editingCustom}
          onOpen={() => setEditingCustom(field.key)}
          onClose={() => setEditingCustom(null)}
          onChange={(asked) => search.setCustom(field.key, asked)}
          onRemove={() => removeCustom(field.key)}
        />
      ))}
      {others.length + customOthers.length > 0 && (
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
              {customOthers.length > 0 && others.length > 0 && <MenuDivider />}
              {customOthers.map(({ key, name }) => (
                <MenuItem key={key} onClick={() => setEditingCustom(key)}>
                  {name}
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
      {(sortMenu || listActions) && (
        <div className={styles.end}>
          {sortMenu}
          {listActions}
        </div>
      )}
    </div>
  )
}
