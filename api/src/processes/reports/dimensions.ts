/** How a deal's metrics are grouped: by the month it counts in, and by its lines in each report. */
import type { ReportName } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { monthOf } from '#rules/calendar/days.ts'
import { creditsOf, type DealFacts, type Metrics, metricsOf } from './metrics.ts'

/** What lines can be grouped by. The summary is a single line. */
export type LineKind = ReportName | 'summary'

/** The key for deals without a value, and for the summary's only line. */
export const NONE = 'none'

/** The day that a deal counts on: its actual close if closed, its planned closing otherwise. */
export function reportDay({ status, dates }: DealFacts): string | null {
  return (status === DealStatus.Closed ? dates?.actual_close : dates?.closing) ?? null
}

/** YYYY-MM of the deal's day; null without one. */
export function reportMonth(deal: DealFacts): string | null {
  const day = reportDay(deal)
  return day === null ? null : monthOf(day)
}

/** A deal's metrics by the key of their line. Only the report by agent has several. */
export function metricsBy(kind: LineKind, deal: DealFacts): [key: string, metrics: Metrics][] {
  if (kind !== 'agent') return [[keyOf(kind, deal), metricsOf(deal)]]
  return creditsOf(deal).map(({ user, metrics }) => [user ? String(user) : NONE, metrics])
}

/** The key of the deal's line. */
export function keyOf(kind: Exclude<LineKind, 'agent'>, deal: DealFacts): string {
  switch (kind) {
    case 'summary':
      return NONE
    case 'status':
      return String(deal.status)
    case 'closed_month':
      return closedMonthKey(deal.status, reportMonth(deal))
    case 'representation':
    case 'source':
    case 'deal_type':
      return String(deal[kind])
    case 'commission_split':
      return String(deal.commission?.split_bp ?? deal.commission?.plan_split_bp ?? NONE)
  }
}

/** Deals that are not closed have no month in the report by closed month. */
export const closedMonthKey = (status: number, month: string | null): string =>
  status === DealStatus.Closed ? (month ?? NONE) : NONE
