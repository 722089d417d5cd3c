/** The metrics of a report: those of a line, of all lines together, and the one that a chart draws. */
import type { ReportRow, TransactionSummary } from 'openapi'
import { formatCount, formatMoneyShort } from 'ui-kit/format'
import type { ChartedMetric } from './report-settings.ts'

/** The metrics of a line, without whose they are. */
export type Metrics = Omit<ReportRow, 'key' | 'label'>

/** All lines of a report together. */
export function totalsOf(rows: readonly ReportRow[], summary: TransactionSummary): Metrics {
  return {
    // The report by agent counts a shared deal once for each of its agents; together it is one deal.
    count: summary.count,
    units: sum(rows.map(({ units }) => units)) ?? 0,
    volume: sum(rows.map(({ volume }) => volume)) ?? summary.volume,
    commission: sum(rows.map(({ commission }) => commission)) ?? summary.commission,
    avg_price: summary.avg_price,
    avg_commission: summary.avg_commission,
    avg_duration: summary.avg_duration,
    share: sum(rows.map(({ share }) => share)) ?? 0,
    previous: summary.previous,
    split: totalSplit(rows),
  }
}

function totalSplit(rows: readonly ReportRow[]): Metrics['split'] {
  const splits = rows.map(({ split }) => split).filter((split) => split !== null)
  if (splits.length === 0) return null
  const total = (part: keyof NonNullable<Metrics['split']>) => sum(splits.map((split) => split[part])) ?? 0
  return {
    gross: total('gross'),
    referral: total('referral'),
    company: total('company'),
    agents: total('agents'),
    fees: total('fees'),
  }
}

/** Null where nothing is known of any of them: a viewer who may see counts only. */
function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0)
}

export const metricLabels: Record<ChartedMetric, string> = {
  volume: 'Volume',
  commission: 'Commission',
  count: 'Deals',
}

/** A metric in short, as charts and tiles say it. */
export function formatMetric(metric: ChartedMetric, value: number | null): string {
  return metric === 'count' ? formatCount(value) : formatMoneyShort(value)
}

/** How much more or less than before: "+74%", "−12%"; nothing where there is nothing to compare with. */
export function changeOf(value: number | null, before: number | null | undefined): string {
  if (value === null || !before) return ''
  const percent = Math.round(((value - before) / before) * 100)
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`
}
