/** The lines of a report for display. */
import type { Report } from 'openapi'
import { ReportName } from 'openapi/codes'
import { formatMonth } from './months.ts'
import type { Metrics } from './report-metrics.ts'

export interface ReportLine {
  /** The key of the row as text, for the URL and for the deals that it counts. */
  key: string
  label: string
  metrics: Metrics
}

/** The key of all deals of a report. */
export const ALL = 'all'

/** The lines of a report, in its order. */
export function linesOf(report: Report): ReportLine[] {
  return report.rows.map((row) => ({
    key: String(row.key ?? 'none'),
    label: report.name === ReportName.closed_month && row.key !== null ? formatMonth(String(row.key)) : row.label,
    metrics: row,
  }))
}
