import { mergeClasses } from '@fluentui/react-components'
import { type SortingState, useTable } from '@tanstack/react-table'
import type { Contact } from 'openapi'
import { useMemo } from 'react'
import { useCustomFields } from 'remote-kit/custom-fields'
import { tableWidths } from 'ui-kit/column-widths'
import { useContactColumns } from '#parts/contact-columns/use-contact-columns.ts'
import { type ContactSort, sortNamed } from '#parts/contact-search/contact-search.ts'
import { columnsOf, contactTableFeatures } from './contact-columns.tsx'
import { ContactRow } from './ContactRow.tsx'
import { useContactTableStyles } from './ContactTable.styles.ts'
import { ContactTableHead } from './ContactTableHead.tsx'
import { useContactCommands } from './use-contact-commands.tsx'
import { useListWindow } from './use-list-window.ts'

const ROW_HEIGHT = 48

export interface ContactListProps {
  /** The name of the list, for screen readers. */
  label: string
  contacts: Contact[]
  /** The number of matches, or null while it loads. */
  total: number | null
  /** The id of the contact in the panel. */
  openId: string | null
  hasMore: boolean
  isFetchingMore: boolean
  fetchMore: () => void
}

export interface ContactTableProps extends ContactListProps {
  sort: ContactSort
  onSort: (sort: ContactSort) => void
}

/** Contacts as a table. Only the rows near the window are rendered; `aria-rowcount` has the total. */
export function ContactTable({ label, contacts, total, openId, sort, onSort, ...more }: ContactTableProps) {
  const styles = useContactTableStyles()
  const { columns, isUsual, widths, setWidth } = useContactColumns()
  const fields = useCustomFields('contact')
  const shown = useMemo(() => columnsOf(columns, fields), [columns, fields])
  const sorting: SortingState = [{ id: sort.replace('-', ''), desc: sort.startsWith('-') }]
  const table = useTable({
    features: contactTableFeatures,
    columns: shown,
    data: contacts,
    getRowId: (contact) => contact.id,
    state: { sorting },
    enableSortingRemoval: false,
    onSortingChange: (update) => {
      const [by] = typeof update === 'function' ? update(sorting) : update
      if (by) onSort(sortNamed(`${by.desc ? '-' : ''}${by.id}`))
    },
  })
  const { rows } = table.getRowModel()
  const { listRef, step, first, last, before, after } = useListWindow({
    count: rows.length,
    rowHeight: ROW_HEIGHT,
    ...more,
  })
  const menu = useContactCommands(label, contacts, step)

  return (
    <div ref={listRef} className={mergeClasses(styles.frame, !(isUsual && widths.size === 0) && styles.wide)}>
      <table
        className={styles.table}
        style={tableWidths(widths)}
        aria-label={label}
        aria-rowcount={total === null ? -1 : total + 1}
      >
        <ContactTableHead table={table} contacts={contacts} isUsual={isUsual} widths={widths} onWidth={setWidth} />
        <tbody>
          <Spacer height={before} />
          {rows.slice(first, last + 1).map((row, offset) => (
            <ContactRow key={row.id} row={row} index={first + offset} isOpen={row.id === openId} isUsual={isUsual} />
          ))}
          <Spacer height={after} />
        </tbody>
      </table>
      {menu}
    </div>
  )
}

/** Takes the space of the rows that are not rendered. */
function Spacer({ height }: { height: number }) {
  if (height === 0) return null
  return <tr aria-hidden style={{ height }} />
}
