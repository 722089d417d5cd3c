/** Reads a report's data: metrics by line, from rollups where possible and from deals otherwise. */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import { DealStatus } from 'openapi/codes'
import { DealModel } from '#entities/deals/deal.model.ts'
import { closedMonthKey, metricsBy, keyOf, type LineKind, NONE } from './dimensions.ts'
import { addMetrics, creditsOf, type DealFacts, dealFactsProjection, type Metrics, noMetrics } from './metrics.ts'
import { type Span, wholeMonths } from './periods.ts'
import { isMapped, RollupModel, type StoredRollup } from './rollup.model.ts'

export type Lines = Map<string, Metrics>

/** The deals that a report covers, besides the days. */
export type ReportScope = {
  /** Null for any team. If `deals` is null too, teams must be given. */
  teams: Types.ObjectId[] | null
  /** Null for all. */
  statuses: readonly number[] | null
  /** Only deals that also match this filter; null for all deals of the teams. With a filter, rollups cannot be used. */
  deals: Document | null
  /** Counts only what is credited to this user; null for whole deals. */
  creditedTo: Types.ObjectId | null
}

type Add = (key: string, metrics: Partial<Metrics>) => void

/** The lines of a report for the days of `span`. */
export async function readLines(kind: LineKind, scope: ReportScope, span: Span): Promise<Lines> {
  const lines: Lines = new Map()
  const add: Add = (key, metrics) => {
    const sums = lines.get(key) ?? noMetrics()
    addMetrics(sums, metrics)
    lines.set(key, sums)
  }
  if (scope.deals || scope.creditedTo) {
    await foldDeals(kind, scope, span, add)
  } else if (span === null) {
    await foldRollups(kind, scope, null, add)
  } else {
    const { months, rest } = wholeMonths(span)
    const reads = rest.map((days) => foldDeals(kind, scope, days, add))
    await Promise.all([...reads, months && foldRollups(kind, scope, months, add)])
  }
  // Lines whose deals are all gone leave zeros behind.
  return new Map([...lines].filter(([, { deals }]) => deals !== 0))
}

async function foldRollups(kind: LineKind, { teams, statuses }: ReportScope, months: Span, add: Add): Promise<void> {
  const filter = {
    team: { $in: teams ?? [] },
    ...(months && { month: { $gte: months.from, $lte: months.to } }),
    ...(statuses && { status: { $in: statuses } }),
  }
  const projection = { month: 1, status: 1, [isMapped(kind) ? kind : 'total']: 1 }
  for await (const rollup of RollupModel.collection.find<StoredRollup>(filter as Document, { projection })) {
    for (const [key, metrics] of rollupLines(kind, rollup)) add(key, metrics)
  }
}

function rollupLines(kind: LineKind, rollup: StoredRollup): [key: string, metrics: Partial<Metrics>][] {
  if (isMapped(kind)) return Object.entries(rollup[kind] ?? {})
  if (kind === 'status') return [[String(rollup.status), rollup.total]]
  if (kind === 'closed_month') return [[closedMonthKey(rollup.status, rollup.month), rollup.total]]
  return [[NONE, rollup.total]]
}

async function foldDeals(kind: LineKind, scope: ReportScope, span: Span, add: Add): Promise<void> {
  const { teams, statuses, deals, creditedTo } = scope
  const parts: Document[] = []
  if (teams) parts.push({ team: { $in: teams } })
  if (statuses) parts.push({ status: { $in: statuses } })
  if (span) parts.push(dated(span))
  if (deals) parts.push(deals)
  if (creditedTo) parts.push({ 'agents.user': creditedTo })
  const found = DealModel.collection.find<DealFacts>({ $and: parts }, { projection: dealFactsProjection })
  for await (const deal of found) {
    const metrics = creditedTo ? creditedBy(kind, deal, creditedTo) : metricsBy(kind, deal)
    for (const [key, more] of metrics) add(key, more)
  }
}

/** A filter for deals whose day is in the span. See reportDay(). */
function dated({ from, to }: { from: string; to: string }): Document {
  const days = { $gte: from, $lte: to }
  return {
    $or: [
      { status: DealStatus.Closed, 'dates.actual_close': days },
      { status: { $ne: DealStatus.Closed }, 'dates.closing': days },
    ],
  }
}

function creditedBy(kind: LineKind, deal: DealFacts, creditedTo: Types.ObjectId): [key: string, metrics: Metrics][] {
  const credit = creditsOf(deal).find(({ user }) => user?.equals(creditedTo))
  if (!credit) return []
  return [[kind === 'agent' ? String(creditedTo) : keyOf(kind, deal), credit.metrics]]
}
