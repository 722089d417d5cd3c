import { mergeClasses } from '@fluentui/react-components'
import type { Report } from 'openapi'
import { reportNameLabels } from 'openapi/codes'
import { CountedLink } from '#parts/reports/CountedLink.tsx'
import type { Metrics } from '#parts/reports/report-metrics.ts'
import type { ReportLine } from '#parts/reports/report-lines.ts'
import { copy } from './copy.ts'
import { columnsOf, formatCell, type ReportColumn } from './report-columns.ts'
import { useReportTableStyles } from './ReportTable.styles.ts'

export interface ReportTableProps {
  report: Report
  lines: readonly ReportLine[]
  totals: Metrics
}

/** A report as a table with a total row. Each line links to the deals that it counts. */
export function ReportTable({ report, lines, totals }: ReportTableProps) {
  const styles = useReportTableStyles()
  const columns = columnsOf(report, totals)
  const classOf = ({ needs }: ReportColumn) => needs && styles[`needs${needs}`]
  const cellsOf = (metrics: Metrics) =>
    columns.map((column) => (
      <td
        key={column.title}
        className={mergeClasses(styles.number, column.isPrevious && styles.previous, classOf(column))}
      >
        {formatCell(column, metrics)}
      </td>
    ))
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead className={styles.headRow}>
          <tr>
            <th scope="col" className={styles.head}>
              {reportNameLabels[report.name]}
            </th>
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                className={mergeClasses(styles.head, styles.headNumber, classOf(column))}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key} className={styles.row}>
              <th scope="row" className={styles.name}>
                <CountedLink line={line} className={line.deals ? styles.link : undefined}>
                  {line.label}
                </CountedLink>
              </th>
              {cellsOf(line.metrics)}
            </tr>
          ))}
        </tbody>
        <tfoot className={styles.foot}>
          <tr className={styles.totals}>
            <th scope="row" className={styles.name}>
              {copy.total}
            </th>
            {cellsOf(totals)}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
