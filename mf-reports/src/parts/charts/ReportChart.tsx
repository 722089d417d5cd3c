import type { Report } from 'openapi'
import { ReportName } from 'openapi/codes'
import type { ReportLine } from '#parts/reports/report-lines.ts'
import type { ChartedMetric } from '#parts/reports/report-settings.ts'
import { BarChart } from './BarChart.tsx'
import { ColumnChart } from './ColumnChart.tsx'
import { SplitChart } from './SplitChart.tsx'

export interface ReportChartProps {
  report: Report
  lines: readonly ReportLine[]
  metric: ChartedMetric
}

/** The chart of a report: months as columns, commission splits as stacked bars, everything else as bars. */
export function ReportChart({ report, lines, metric }: ReportChartProps) {
  if (report.name === ReportName.closed_month) return <ColumnChart lines={lines} metric={metric} />
  if (report.name === ReportName.commission_split && metric === 'commission') return <SplitChart lines={lines} />
  return <BarChart lines={lines} metric={metric} />
}
