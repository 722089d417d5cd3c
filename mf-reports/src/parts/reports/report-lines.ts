/** The lines of a report for display, each with the deals that it counts. */
import type { Report, ReportRow } from 'openapi'
import {
  ContactSource,
  DealScope,
  DealStatus,
  DealStatusFilter,
  DealType,
  ReportName,
  Representation,
} from 'openapi/codes'
import { firstDayOf, formatMonth, lastDayOf } from './months.ts'
import type { Metrics } from './report-metrics.ts'
import type { ReportSettings } from './report-settings.ts'
import type { DealQuery } from './reports.api.ts'

export interface ReportLine {
  /** The key of the row as text, for the URL. */
  key: string
  label: string
  metrics: Metrics
  /** The query for the deals that the line counts, or null if there is no such query or no deal. */
  deals: DealQuery | null
}

/** The key that stands for all deals of a report. */
export const ALL = 'all'

export interface CountedBy {
  settings: ReportSettings
  /** The viewer's reports hold only what is credited to them (docs/domain.md#who-may-do-what: agents see their own). */
  isOwnOnly: boolean
}

/** The lines of a report, in its order. */
export function linesOf(report: Report, by: CountedBy): ReportLine[] {
  return report.rows.map((row) => ({
    key: String(row.key ?? 'none'),
    label: report.name === ReportName.closed_month && row.key !== null ? formatMonth(String(row.key)) : row.label,
    metrics: row,
    deals: row.count > 0 ? countedDeals(report, row, by) : null,
  }))
}

/** The deals that a whole report counts. */
export function allDeals({ from, to }: Pick<Report, 'from' | 'to'>, { settings, isOwnOnly }: CountedBy): DealQuery {
  const { dealScope, dealStatus } = settings
  return {
    ...(dealStatus !== DealStatusFilter.All && { deal_status: dealStatus }),
    ...(from && { dated_from: from }),
    ...(to && { dated_to: to }),
    ...((isOwnOnly || dealScope === DealScope.Mine) && { agent: 'me' }),
  }
}

function countedDeals(report: Report, row: ReportRow, by: CountedBy): DealQuery | null {
  const filter = filterOf(report, row)
  return filter && { ...allDeals(report, by), ...filter }
}

const neverClosed = Object.values(DealStatus).filter((status) => status !== DealStatus.Closed)

/** The filter for the deals of a line, or null if deals have no such filter. */
function filterOf({ name, from, to }: Report, { key }: ReportRow): DealQuery | null {
  switch (name) {
    case ReportName.status:
      return { status: codesOf(DealStatus, key) }
    case ReportName.representation:
      return { representation: codesOf(Representation, key) }
    case ReportName.source:
      return { source: codesOf(ContactSource, key) }
    case ReportName.deal_type:
      return { deal_type: codesOf(DealType, key) }
    case ReportName.agent:
      return key === null ? null : { agent: String(key) }
    case ReportName.closed_month:
      return key === null ? { status: neverClosed } : closedIn(String(key), from, to)
    case ReportName.commission_split:
      return null
  }
}

/** Deals that closed in a month, limited to the period of the report. */
function closedIn(month: string, from: string | null, to: string | null): DealQuery {
  const first = firstDayOf(month)
  const last = lastDayOf(month)
  return {
    status: [DealStatus.Closed],
    dated_from: from && from > first ? from : first,
    dated_to: to && to < last ? to : last,
  }
}

function codesOf<Code extends number>(codes: Record<string, Code>, key: ReportRow['key']): Code[] {
  return Object.values(codes).filter((code) => code === key)
}
