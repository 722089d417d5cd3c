import type { Report } from 'openapi'
import { ReportName } from 'openapi/codes'
import { BarChart } from './BarChart.tsx'
import { ColumnChart } from './ColumnChart.tsx'
import type { ReportLine } from './report-lines.ts'
import type { Measure } from './report-settings.ts'
import { SplitChart } from './SplitChart.tsx'

export interface ChartProps {
  lines: readonly ReportLine[]
  measure: Measure
}

/** The chart that fits a report: months as columns, a commission in its parts, everything else as bars. */
export function ReportChart({ report, lines, measure }: ChartProps & { report: Report }) {
  if (report.name === ReportName.closed_month) return <ColumnChart lines={lines} measure={measure} />
  if (report.name === ReportName.commission_split && measure === 'commission') return <SplitChart lines={lines} />
  return <BarChart lines={lines} measure={measure} />
}
