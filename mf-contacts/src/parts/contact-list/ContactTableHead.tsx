import { mergeClasses } from '@fluentui/react-components'
import type { ReactTable } from '@tanstack/react-table'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import type { Contact } from 'openapi'
import { isCustomColumn } from 'remote-kit/custom-fields/names'
import { ColumnEdge } from 'ui-kit/ColumnEdge'
import { widthVariable } from 'ui-kit/column-widths'
import { SelectShown } from '#parts/contact-selection/boxes/SelectShown.tsx'
import type { contactTableFeatures } from './contact-columns.tsx'
import { useContactColumnStyles, useContactTableStyles } from './ContactTable.styles.ts'

type ContactTableModel = ReactTable<typeof contactTableFeatures, Contact>

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

export interface ContactTableHeadProps {
  table: ContactTableModel
  /** The loaded contacts. */
  contacts: Contact[]
  /** No one has chosen the columns. */
  isUsual: boolean
  widths: ReadonlyMap<string, number>
  onWidth: (column: string, width: number | null) => void
}

/** The header of the table. Buttons sort by their column; a second click reverses the order. */
export function ContactTableHead({ table, contacts, isUsual, widths, onWidth }: ContactTableHeadProps) {
  const styles = useContactTableStyles()
  const columnStyles = useContactColumnStyles(isUsual)
  return (
    <thead className={styles.head}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} aria-rowindex={1}>
          <th scope="col" className={mergeClasses(styles.headCell, styles.select)}>
            <SelectShown contacts={contacts} />
          </th>
          {group.headers.map((header, at) => {
            const sorted = header.column.getIsSorted()
            return (
              <th
                key={header.id}
                scope="col"
                // Read before each cell: without its edge.
                aria-label={labelOf(header.column.columnDef.header)}
                aria-sort={sorted ? ariaSort[sorted] : undefined}
                className={mergeClasses(styles.headCell, columnStyles[header.column.id])}
                style={isCustomColumn(header.column.id) ? { width: customWidth(header.column.id) } : undefined}
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
                {at < group.headers.length - 1 && (
                  <ColumnEdge
                    column={header.column.id}
                    label={labelOf(header.column.columnDef.header)}
                    width={widths.get(header.column.id)}
                    onWidth={(width) => onWidth(header.column.id, width)}
                  />
                )}
              </th>
            )
          })}
        </tr>
      ))}
    </thead>
  )
}

/** A column of the account's own has no style of its own. */
const customWidth = (column: string): string => `var(${widthVariable(column)}, 150px)`

/** The words of a header. */
const labelOf = (header: unknown): string => (typeof header === 'string' ? header : '')
