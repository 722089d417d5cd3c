/** Presents lines of metrics as a report's rows and summary. */
import type { PreviousMetrics, ReportName, ReportRow, TransactionSummary } from 'openapi'
import {
  contactSourceLabels,
  dealStatusLabels,
  dealTypeLabels,
  ReportName as Name,
  representationLabels,
} from 'openapi/codes'
import { fullName, type PresentedMember } from '#entities/users/user.presenter.ts'
import { apportion } from '#rules/commission/apportion.ts'
import { NONE } from './dimensions.ts'
import { addMetrics, type Metrics, noMetrics } from './metrics.ts'
import type { Lines } from './report-lines.ts'
import type { Amounts } from './report.policy.ts'

/** The data of a report. */
export type ReportContent = {
  name: ReportName
  lines: Lines
  /** The lines of the previous span; null if there is none. */
  previous: Lines | null
  /** The agents by id, for the report by agent. */
  members: ReadonlyMap<string, PresentedMember>
  /** The months that must have a row, for the report by closed month. */
  months: readonly string[]
  amounts: Amounts
}

/** The rows in display order. */
export function presentRows(content: ReportContent): ReportRow[] {
  const { name, lines, previous, months } = content
  const keys = [...new Set([...lines.keys(), ...(previous?.keys() ?? []), ...months])]
  const rows = keys.map((key) => ({ key, metrics: lines.get(key) ?? noMetrics() })).toSorted(orderOf(content))
  const shares = apportion(
    10_000,
    rows.map(({ metrics }) => metrics.deals),
  )
  return rows.map(({ key, metrics }, i) => ({
    key: presentKey(name, key),
    label: labelOf(content, key),
    ...presentMetrics(metrics, content.amounts),
    units: metrics.units,
    share: shares[i] ?? 0,
    previous: previous && presentMetrics(previous.get(key) ?? noMetrics(), content.amounts),
    split: name === Name.commission_split && content.amounts === 'all' ? presentSplit(metrics) : null,
  }))
}

/** The total of all lines. */
export function presentSummary(lines: Lines, previous: Lines | null, amounts: Amounts): TransactionSummary {
  const total = totalOf(lines)
  return {
    ...presentMetrics(total, amounts),
    units: total.units,
    previous: previous && presentMetrics(totalOf(previous), amounts),
  }
}

function totalOf(lines: Lines): Metrics {
  const total = noMetrics()
  for (const metrics of lines.values()) addMetrics(total, metrics)
  return total
}

function presentMetrics(metrics: Metrics, amounts: Amounts): PreviousMetrics {
  const { deals: count, volume } = metrics
  const commission = amounts === 'all' ? metrics.commission : metrics.agents
  if (amounts === 'none') {
    return {
      count,
      volume: null,
      commission: null,
      avg_price: null,
      avg_commission: null,
      avg_duration: null,
      averaged: null,
    }
  }
  return {
    count,
    volume,
    commission,
    avg_price: average(volume, metrics.priced),
    avg_commission: average(commission, metrics.earning),
    avg_duration: average(metrics.days, metrics.timed),
    averaged: { price: metrics.priced, commission: metrics.earning, duration: metrics.timed },
  }
}

const average = (sum: number, count: number): number | null => (count === 0 ? null : Math.round(sum / count))

const presentSplit = ({ commission, referral, company, agents, fees }: Metrics) => ({
  gross: commission,
  referral,
  company,
  agents,
  fees,
})

/** Codes and rates are numbers; users and months are text. */
function presentKey(name: ReportName, key: string): ReportRow['key'] {
  if (key === NONE) return null
  return name === Name.agent || name === Name.closed_month ? key : Number(key)
}

const CODE_LABELS: Partial<Record<ReportName, Record<number, string>>> = {
  status: dealStatusLabels,
  representation: representationLabels,
  source: contactSourceLabels,
  deal_type: dealTypeLabels,
}

const NO_VALUE: Partial<Record<ReportName, string>> = {
  agent: 'No agent',
  closed_month: 'Not closed',
  commission_split: 'No single split',
}

function labelOf({ name, members, amounts }: ReportContent, key: string): string {
  if (name === Name.commission_split && amounts !== 'all') return 'All splits'
  if (key === NONE) return NO_VALUE[name] ?? 'None'
  if (name === Name.agent) return fullName(members.get(key)?.person ?? { first_name: 'Former', last_name: 'member' })
  if (name === Name.commission_split) return splitLabel(Number(key))
  return CODE_LABELS[name]?.[Number(key)] ?? key
}

/** 8000 becomes `80 / 20`: the agents' part and the company's. */
function splitLabel(basisPoints: number): string {
  const percent = (part: number) => String(part / 100)
  return `${percent(basisPoints)} / ${percent(10_000 - basisPoints)}`
}

type Line = { key: string; metrics: Metrics }

/** Codes, months and splits in their own order; sources and agents by volume. Lines without a value come last. */
function orderOf({ name, amounts }: ReportContent): (a: Line, b: Line) => number {
  const weight = ({ metrics }: Line) => (amounts !== 'none' ? metrics.volume : metrics.deals)
  const byWeight = (a: Line, b: Line) => weight(b) - weight(a) || b.metrics.deals - a.metrics.deals
  const byKey = (a: Line, b: Line) => a.key.localeCompare(b.key, 'en', { numeric: true })
  const hasWeight = name === Name.source || name === Name.agent
  return (a, b) => Number(a.key === NONE) - Number(b.key === NONE) || (hasWeight ? byWeight(a, b) : 0) || byKey(a, b)
}
