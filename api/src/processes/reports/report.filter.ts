/** The deals of a report, and of one of its lines, as filters: the counterpart of dimensions.ts. */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import { DealStatus } from 'openapi/codes'
import { invalid } from '#platform/http/errors.ts'
import { allOf } from '#platform/reads/all-of.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { firstDayOf, lastDayOf } from '#rules/calendar/days.ts'
import { type LineKind, NONE } from './dimensions.ts'
import type { Span } from './periods.ts'

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

/** The deals that a report covers. */
export function scopeFilter({ teams, statuses, deals, creditedTo }: ReportScope, span: Span): Document {
  return allOf(
    teams ? { team: { $in: teams } } : {},
    statuses ? { status: { $in: statuses } } : {},
    span ? dated(span) : {},
    deals ?? {},
    creditedTo ? credited(creditedTo) : {},
  )
}

/**
 * The deals of one line.
 * @throws 400 for a key that no line of the report can have
 */
export function lineFilter(kind: LineKind, key: string): Document {
  switch (kind) {
    case 'summary':
      if (key !== NONE) break
      return {}
    case 'agent':
      if (key === NONE) return { 'agents.0': { $exists: false } }
      if (!isId(key)) break
      return credited(toId(key))
    case 'closed_month':
      if (key === NONE) return { $or: [{ status: { $ne: DealStatus.Closed } }, { 'dates.actual_close': null }] }
      if (!/^\d{4}-\d{2}$/.test(key)) break
      return {
        status: DealStatus.Closed,
        'dates.actual_close': { $gte: firstDayOf(key), $lte: lastDayOf(key) },
      }
    case 'commission_split':
      if (key === NONE) return { 'commission.split_bp': null, 'commission.plan_split_bp': null }
      if (!isCode(key)) break
      return {
        $or: [
          { 'commission.split_bp': Number(key) },
          { 'commission.split_bp': null, 'commission.plan_split_bp': Number(key) },
        ],
      }
    default:
      if (!isCode(key)) break
      return { [kind]: Number(key) }
  }
  throw invalid('key', 'isn’t a line of this report')
}

const isCode = (key: string): boolean => /^\d{1,5}$/.test(key)

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

/** A filter for deals that are credited to the user. See creditsOf(). */
function credited(user: Types.ObjectId): Document {
  return {
    'agents.user': user,
    $or: [
      { agents: { $elemMatch: { user, share_bp: { $gt: 0 } } } },
      { 'agents.0.user': user, 'agents.share_bp': { $not: { $gt: 0 } } },
    ],
  }
}
