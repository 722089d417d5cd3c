import { mergeClasses } from '@fluentui/react-components'
import type { Report } from 'openapi'
import { reportNameLabels } from 'openapi/codes'
import { Link } from 'react-router'
import { Hint } from 'ui-kit/Hint'
import { averageNote } from '#parts/reports/average-notes.ts'
import { CountedLink } from '#parts/reports/CountedLink.tsx'
import type { Metrics } from '#parts/reports/report-metrics.ts'
import type { ReportLine } from '#parts/reports/report-lines.ts'
import { useCountedAddress } from '#parts/reports/report-settings.ts'
import { copy } from './copy.ts'
import { columnsOf, formatCell } from './report-columns.ts'
import { useReportTableStyles } from './ReportTable.styles.ts'

export interface ReportTableProps {
  report: Report
  lines: readonly ReportLine[]
  totals: Metrics
}

/**
 * A report as a table with a total row. Each line links to the deals that it counts. The names stay while the rest
 * scrolls sideways.
 */
export function ReportTable({ report, lines, totals }: ReportTableProps) {
  const styles = useReportTableStyles()
  const addressOf = useCountedAddress()
  const columns = columnsOf(report, totals)
  const notes = columns.flatMap(({ title, average, read }) => {
    const note = average && read(totals) !== null && averageNote(average, totals)
    return note ? [copy.reportTable.average(title, note)] : []
  })
  const cellsOf = (metrics: Metrics, line?: ReportLine) =>
    columns.map((column, index) => (
      <td key={column.title} className={mergeClasses(styles.number, column.isPrevious && styles.previous)}>
        {index === 0 && line && line.metrics.count > 0 && (
          <Link to={addressOf(line.key)} preventScrollReset className={styles.whole} tabIndex={-1} aria-hidden />
        )}
        {formatCell(column, metrics)}
      </td>
    ))
  return (
    <>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={mergeClasses(styles.head, styles.first, styles.firstHead)}>
                {reportNameLabels[report.name]}
              </th>
              {columns.map((column) => (
                <th key={column.title} scope="col" className={mergeClasses(styles.head, styles.headNumber)}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.key} className={styles.row}>
                <th scope="row" className={mergeClasses(styles.name, styles.first)}>
                  <CountedLink line={line} className={line.metrics.count > 0 ? styles.link : undefined}>
                    {line.label}
                  </CountedLink>
                </th>
                {cellsOf(line.metrics, line)}
              </tr>
            ))}
          </tbody>
          <tfoot className={styles.foot}>
            <tr className={styles.totals}>
              <th scope="row" className={mergeClasses(styles.name, styles.first)}>
                {copy.total}
              </th>
              {cellsOf(totals)}
            </tr>
          </tfoot>
        </table>
      </div>
      {notes.length > 0 && <Hint>{notes.join(' · ')}</Hint>}
    </>
  )
}
