import type { Report } from 'openapi'
import { ReportName } from 'openapi/codes'
import type { ReportLine } from '#parts/reports/report-lines.ts'
import type { Measure } from '#parts/reports/report-settings.ts'
import { BarChart } from './BarChart.tsx'
import { ColumnChart } from './ColumnChart.tsx'
import { SplitChart } from './SplitChart.tsx'

export interface ReportChartProps {
  report: Report
  lines: readonly ReportLine[]
  measure: Measure
}

/** The chart that fits a report: months as columns, a commission in its parts, everything else as bars. */
export function ReportChart({ report, lines, measure }: ReportChartProps) {
  if (report.name === ReportName.closed_month) return <ColumnChart lines={lines} measure={measure} />
  if (report.name === ReportName.commission_split && measure === 'commission') return <SplitChart lines={lines} />
  return <BarChart lines={lines} measure={measure} />
}
