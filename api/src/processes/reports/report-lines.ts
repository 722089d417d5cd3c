/** Reads a report's data: metrics by line, from rollups where possible and from deals otherwise. */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import { DealModel } from '#entities/deals/deal.model.ts'
import { closedMonthKey, metricsBy, keyOf, type LineKind, NONE } from './dimensions.ts'
import { type ReportScope, scopeFilter } from './report.filter.ts'
import { addMetrics, creditsOf, type DealFacts, dealFactsProjection, type Metrics, noMetrics } from './metrics.ts'
import { type Span, wholeMonths } from './periods.ts'
import { isMapped, RollupModel, type StoredRollup } from './rollup.model.ts'

export type Lines = Map<string, Metrics>

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
  const projection = dealFactsProjection
  const found = DealModel.collection.find<DealFacts>(scopeFilter(scope, span), { projection })
  for await (const deal of found) for (const [key, more] of linesOfDeal(kind, scope, deal)) add(key, more)
}

/** What the deal adds to each line: the part credited to a user, if the scope is about one. */
export function linesOfDeal(
  kind: LineKind,
  { creditedTo }: ReportScope,
  deal: DealFacts,
): [key: string, metrics: Metrics][] {
  return creditedTo ? creditedBy(kind, deal, creditedTo) : metricsBy(kind, deal)
}

function creditedBy(kind: LineKind, deal: DealFacts, creditedTo: Types.ObjectId): [key: string, metrics: Metrics][] {
  const credit = creditsOf(deal).find(({ user }) => user?.equals(creditedTo))
  if (!credit) return []
  return [[kind === 'agent' ? String(creditedTo) : keyOf(kind, deal), credit.metrics]]
}
