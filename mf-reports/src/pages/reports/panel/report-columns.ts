/** The columns of a report, on the screen and in the CSV file. */
import type { Report } from 'openapi'
import { ReportName, ReportPeriod } from 'openapi/codes'
import { formatCents, formatCount, formatDollars, formatMoney, formatShare } from 'ui-kit/format'
import type { Average } from '#parts/reports/average-notes.ts'
import type { Metrics } from '#parts/reports/report-metrics.ts'
import { copy } from './copy.ts'

/** `cents` is for sums, which nearly always have cents. `dollars` is for averages, where cents mean nothing. */
type Kind = 'count' | 'money' | 'cents' | 'dollars' | 'share'

export interface ReportColumn {
  title: string
  kind: Kind
  read: (metrics: Metrics) => number | null
  /** Which average it is. What it leaves out is said below the table. */
  average?: Average
  /** Last year's value, next to this year's. */
  isPrevious?: boolean
}

const count: ReportColumn = { title: copy.reportColumns.count, kind: 'count', read: (metrics) => metrics.count }
const units: ReportColumn = {
  title: copy.reportColumns.units,
  kind: 'count',
  read: (metrics) => metrics.units,
}
const volume: ReportColumn = { title: copy.reportColumns.volume, kind: 'money', read: (metrics) => metrics.volume }
const commission: ReportColumn = {
  title: copy.reportColumns.commission,
  kind: 'cents',
  read: (metrics) => metrics.commission,
}
const share: ReportColumn = {
  title: copy.reportColumns.share,
  kind: 'share',
  read: (metrics) => metrics.share,
}

const averages: ReportColumn[] = [
  {
    title: copy.reportColumns.averagePrice,
    kind: 'dollars',
    read: (metrics) => metrics.avg_price,
    average: 'avg_price',
  },
  {
    title: copy.reportColumns.averageCommission,
    kind: 'dollars',
    read: (metrics) => metrics.avg_commission,
    average: 'avg_commission',
  },
  {
    title: copy.reportColumns.averageDays,
    kind: 'count',
    read: (metrics) => metrics.avg_duration,
    average: 'avg_duration',
  },
]

const splitParts: ReportColumn[] = [
  { title: copy.reportColumns.agents, kind: 'cents', read: ({ split }) => split?.agents ?? null },
  { title: copy.reportColumns.company, kind: 'cents', read: ({ split }) => split?.company ?? null },
  { title: copy.reportColumns.referral, kind: 'cents', read: ({ split }) => split?.referral ?? null },
  { title: copy.reportColumns.fees, kind: 'cents', read: ({ split }) => split?.fees ?? null },
]

const lastYear = (column: ReportColumn): ReportColumn => ({
  ...column,
  title: copy.reportColumns.lastYear(column.title),
  read: ({ previous }) => previous && column.read({ ...previous, units: 0, share: 0, previous: null, split: null }),
  isPrevious: true,
})

/** The columns of a report. Viewers who may only see counts get no money columns. */
export function columnsOf({ name, period }: Pick<Report, 'name' | 'period'>, totals: Metrics): ReportColumn[] {
  const columns = allColumnsOf(name, period)
  return totals.volume === null ? columns.filter(({ read }) => read(totals) !== null) : columns
}

/** Year over year, each sum has last year's value beside it. */
function allColumnsOf(name: ReportName, period: ReportPeriod): ReportColumn[] {
  const sums = [count, volume, commission]
  if (period === ReportPeriod.YearOverYear) {
    return [...sums.flatMap((column) => [column, lastYear(column)]), ...averages, share]
  }
  if (name === ReportName.commission_split) return [count, volume, commission, ...splitParts, share]
  return [count, units, volume, commission, ...averages, share]
}

const formats: Record<Kind, (value: number | null) => string> = {
  count: formatCount,
  money: formatMoney,
  dollars: formatDollars,
  cents: formatCents,
  share: formatShare,
}

/** A value for the screen; a dash for null. */
export function formatCell({ kind, read }: ReportColumn, metrics: Metrics): string {
  return formats[kind](read(metrics))
}

/** A value for a spreadsheet: dollars and percentages as plain numbers; empty for null. */
export function plainCell({ kind, read }: ReportColumn, metrics: Metrics): string {
  const value = read(metrics)
  if (value === null) return ''
  return kind === 'count' ? String(value) : (value / 100).toFixed(2)
}
