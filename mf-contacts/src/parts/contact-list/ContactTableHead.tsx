import { mergeClasses } from '@fluentui/react-components'
import type { ReactTable } from '@tanstack/react-table'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import type { Contact } from 'openapi'
import type { contactTableFeatures } from './contact-columns.tsx'
import { useContactColumnStyles, useContactTableStyles } from './ContactTable.styles.ts'

type ContactTableModel = ReactTable<typeof contactTableFeatures, Contact>

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

/** The header of the table. Buttons sort by their column; a second click reverses the order. */
export function ContactTableHead({ table }: { table: ContactTableModel }) {
  const styles = useContactTableStyles()
  const columnStyles = useContactColumnStyles()
  return (
    <thead className={styles.head}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} aria-rowindex={1}>
          {group.headers.map((header) => {
            const sorted = header.column.getIsSorted()
            return (
              <th
                key={header.id}
                scope="col"
                aria-sort={sorted ? ariaSort[sorted] : undefined}
                className={mergeClasses(styles.headCell, columnStyles[header.column.id])}
              >
                {header.column.getCanSort() ? (
                  <button type="button" className={styles.sort} onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                    {sorted === 'asc' && <ArrowUpRegular aria-hidden />}
                    {sorted === 'desc' && <ArrowDownRegular aria-hidden />}
                  </button>
                ) : (
                  <table.FlexRender header={header} />
                )}
              </th>
            )
          })}
        </tr>
      ))}
    </thead>
  )
}
