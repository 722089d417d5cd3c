import { mergeClasses } from '@fluentui/react-components'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import type { DealCard } from 'openapi'
import { CustomFieldKind } from 'openapi/codes'
import type { ReactNode } from 'react'
import { useCustomFields } from 'remote-kit/custom-fields'
import { customColumn } from 'remote-kit/custom-fields/names'
import type { CardAgent } from '#pages/workspaces/cards/DealFace.tsx'
import { ColumnEdge } from 'ui-kit/ColumnEdge'
import { cellWidth, tableWidths } from 'ui-kit/column-widths'
import { useColumnWidths } from '#pages/workspaces/list/widths/column-widths.ts'
import { type ColumnKey, columnLabel, isNumberColumn, NAME_WIDTH } from './columns.ts'
import { DealRow } from './DealRow.tsx'
import type { DealSort } from './deals-list.api.ts'
import { useDealTableStyles } from './DealTable.styles.ts'

export interface DealRowsProps {
  deals: readonly DealCard[]
  agentOf: (deal: DealCard) => CardAgent | undefined
  /** The phase's name; empty if unknown. */
  phaseOf: (deal: DealCard) => string
}

export interface DealTableProps {
  /** The columns after the name, in order. */
  columns: readonly ColumnKey[]
  sort: DealSort
  onSort: (sort: DealSort) => void
  /** In the header of the selection column. */
  select?: ReactNode
  /** Table bodies with rows. */
  children: ReactNode
}

/** Deals as a table; the headers sort and their edges resize. The names stay while the rest scrolls sideways. */
export function DealTable({ columns, sort, onSort, select, children }: DealTableProps) {
  const styles = useDealTableStyles()
  const { widths } = useColumnWidths()
  return (
    <div className={styles.scroller}>
      <table className={styles.table} style={tableWidths(widths)}>
        <thead>
          <tr className={styles.head}>
            <th scope="col" className={styles.select}>
              {select}
            </th>
            {(['name', ...columns] as const).map((column) => (
              <HeadCell key={column} column={column} current={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  )
}

/** Rows of deals. */
export function DealRows({ deals, agentOf, phaseOf, columns }: DealRowsProps & { columns: readonly ColumnKey[] }) {
  return deals.map((deal) => (
    <DealRow key={deal.id} deal={deal} agent={agentOf(deal)} phase={phaseOf(deal)} columns={columns} />
  ))
}

interface HeadCellProps {
  column: ColumnKey
  current: DealSort
  onSort: (sort: DealSort) => void
}

function HeadCell({ column, current, onSort }: HeadCellProps) {
  const styles = useDealTableStyles()
  const fields = useCustomFields('deal')
  const label = columnLabel(column, fields)
  // Nothing orders records by several options.
  const isSortable = fields.every(({ key, kind }) => customColumn(key) !== column || kind !== CustomFieldKind.choices)
  const { widths, setWidth } = useColumnWidths()
  const isNumber = isNumberColumn(column)
  const isDown = current === `-${column}`
  const isSorted = isDown || current === column
  const Arrow = isDown ? ArrowDownRegular : ArrowUpRegular
  return (
    <th
      scope="col"
      // Read before each cell: without its edge.
      aria-label={label}
      className={mergeClasses(
        styles.headCell,
        isNumber && styles.number,
        column === 'name' && styles.first,
        column === 'name' && styles.firstHead,
      )}
      style={cellWidth(column, column === 'name' ? NAME_WIDTH : undefined)}
      aria-sort={isSortable ? (isSorted ? (isDown ? 'descending' : 'ascending') : 'none') : undefined}
    >
      <div className={styles.headText}>
        <button
          type="button"
          disabled={!isSortable}
          className={mergeClasses(styles.sort, isNumber && styles.sortNumber)}
          onClick={() => onSort(current === column ? `-${column}` : column)}
        >
          {label}
          {isSortable && <Arrow fontSize={14} aria-hidden className={mergeClasses(!isSorted && styles.unsorted)} />}
        </button>
      </div>
      <ColumnEdge
        column={column}
        label={label}
        width={widths.get(column)}
        onWidth={(width) => setWidth(column, width)}
      />
    </th>
  )
}
