/** The metrics of a report: of a line, of all lines together, and in charts. */
import type { PreviousMetrics, ReportRow, TransactionSummary } from 'openapi'
import { formatCount, formatMoney, formatMoneyShort } from 'ui-kit/format'
import { copy } from './copy.ts'
import type { ChartedMetric } from './report-settings.ts'

/** What the summary, lines and last year have in common. */
export type DealMetrics = PreviousMetrics

/** The metrics of a line, without its key and label. */
export type Metrics = Omit<ReportRow, 'key' | 'label'>

/** The totals of a report. */
export function totalsOf(rows: readonly ReportRow[], summary: TransactionSummary): Metrics {
  return {
    // The report by agent counts a shared deal once for each of its agents. In the total it is one deal.
    count: summary.count,
    units: summary.units,
    volume: sum(rows.map(({ volume }) => volume)) ?? summary.volume,
    commission: sum(rows.map(({ commission }) => commission)) ?? summary.commission,
    avg_price: summary.avg_price,
    avg_commission: summary.avg_commission,
    avg_duration: summary.avg_duration,
    averaged: summary.averaged,
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

/** The sum, or null if all values are null: the viewer may only see counts. */
function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0)
}

export const metricLabels: Record<ChartedMetric, string> = copy.metrics

/** A metric in its short form, for charts and tiles. */
export function formatMetric(metric: ChartedMetric, value: number | null): string {
  return metric === 'count' ? formatCount(value) : formatMoneyShort(value)
}

/** A metric in full: "$1,250,001". */
export function formatMetricExact(metric: ChartedMetric, value: number | null): string {
  return metric === 'count' ? formatCount(value) : formatMoney(value)
}

/** The change from the previous value: "+74%", "−12%". Empty if there is nothing to compare. */
export function changeOf(value: number | null, before: number | null | undefined): string {
  if (value === null || !before) return ''
  const percent = Math.round(((value - before) / before) * 100)
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`
}
