import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { copy } from './copy.ts'
import type { OverviewColumn, OverviewSort } from './overview-rows.ts'
import { useOverviewStyles } from './Overview.styles.ts'
import {
  Cap,
  Figure,
  FIGURES,
  LastSeen,
  Load,
  Member,
  mostOf,
  type OverviewListProps,
  shownColumns,
} from './OverviewCells.tsx'

export interface OverviewTableProps extends OverviewListProps {
  sort: OverviewSort
  onSort: (sort: OverviewSort) => void
}

/** The members as rows. A click on a column sorts by it, a second one turns it around. */
export function OverviewTable({ label, team, rows, now, sort, onSort }: OverviewTableProps) {
  const styles = useOverviewStyles()
  const shown = shownColumns(rows)
  const most = mostOf(rows)
  const columns: OverviewColumn[] = [
    'name',
    ...FIGURES,
    'load',
    ...(shown.cap ? ['cap' as const] : []),
    ...(shown.lastSeen ? ['last_seen' as const] : []),
  ]
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.user}>
              <th scope="row" className={styles.cell}>
                <Member row={row} team={team} now={now} />
              </th>
              {FIGURES.map((of) => (
                <td key={of} className={styles.cell}>
                  <Figure row={row} of={of} />
                </td>
              ))}
              <td className={styles.cell}>
                <Load row={row} most={most} />
              </td>
              {shown.cap && (
                <td className={styles.cell}>
                  <Cap row={row} />
                </td>
              )}
              {shown.lastSeen && (
                <td className={styles.cell}>
                  <LastSeen row={row} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface HeadProps {
  column: OverviewColumn
  sort: OverviewSort
  onSort: (sort: OverviewSort) => void
}

function Head({ column, sort, onSort }: HeadProps) {
  const styles = useOverviewStyles()
  const isUp = sort === column
  const isDown = sort === `-${column}`
  // Names are read from the top, figures from the largest.
  const next = isDown || (column === 'name' && !isUp) ? column : (`-${column}` as const)
  return (
    <th scope="col" className={styles.headCell} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <button type="button" className={styles.sort} onClick={() => onSort(next)}>
        {copy.columns[column]}
        {isUp && <ArrowUpRegular aria-hidden />}
        {isDown && <ArrowDownRegular aria-hidden />}
      </button>
    </th>
  )
}
