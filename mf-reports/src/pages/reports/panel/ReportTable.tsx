import { mergeClasses } from '@fluentui/react-components'
import type { Report } from 'openapi'
import { reportNameLabels } from 'openapi/codes'
import { CountedLink } from '#parts/reports/CountedLink.tsx'
import type { Figures } from '#parts/reports/report-figures.ts'
import type { ReportLine } from '#parts/reports/report-lines.ts'
import { columnsOf, formatFigure, type ReportColumn } from './report-columns.ts'
import { useReportTableStyles } from './ReportTable.styles.ts'

export interface ReportTableProps {
  report: Report
  lines: readonly ReportLine[]
  totals: Figures
}

/** A report as a table, with all its lines together at the foot. A line opens the deals that it counts. */
export function ReportTable({ report, lines, totals }: ReportTableProps) {
  const styles = useReportTableStyles()
  const columns = columnsOf(report, totals)
  const classOf = ({ needs }: ReportColumn) => needs && styles[`needs${needs}`]
  const figuresOf = (figures: Figures) =>
    columns.map((column) => (
      <td
        key={column.title}
        className={mergeClasses(styles.figure, column.isPrevious && styles.previous, classOf(column))}
      >
        {formatFigure(column, figures)}
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
                className={mergeClasses(styles.head, styles.headFigure, classOf(column))}
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
              {figuresOf(line.figures)}
            </tr>
          ))}
        </tbody>
        <tfoot className={styles.foot}>
          <tr className={styles.totals}>
            <th scope="row" className={styles.name}>
              Total
            </th>
            {figuresOf(totals)}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
