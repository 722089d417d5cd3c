/** The filter for lists and boards of deals. */
import type { Document } from 'mongodb'
import { DealStatus, DealStatusFilter } from 'openapi/codes'
import { dealFields, filteredDealFields } from 'openapi/fields/deal'
import type { WithCustomFilter } from '#entities/custom-fields/custom-filter.query.ts'
import type { Request } from '#platform/http/operation.ts'
import { type Viewer, worksFor } from '#platform/http/viewer.ts'
import { allOf } from '#platform/reads/all-of.ts'
import { between, fieldFilters } from '#platform/reads/field-filters.ts'
import { toId } from '#platform/reads/find.ts'
import { searchFilter } from '#platform/records/search-tokens.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { groupFilter } from './deal-group.filter.ts'
import { NO_DAY } from './deal.model.ts'
import { dealScope } from './deal.policy.ts'
import { openStatuses } from './lifecycle.ts'

/** The query of a list of deals, with the search words optional. */
export type DealQuery = Omit<WithCustomFilter<Request<'listDeals'>['query']>, 'q'> & { q?: string | undefined }

const statusesOf: { readonly [filter in DealStatusFilter]: Document } = {
  [DealStatusFilter.All]: {},
  [DealStatusFilter.ActiveOnly]: { status: { $in: openStatuses } },
  [DealStatusFilter.ClosedOnly]: { status: DealStatus.Closed },
}

/** The filter of a list of deals, including the viewer's scope. Archived deals only on request. */
export function dealFilter(viewer: Viewer, query: DealQuery): Document {
  const {
    q,
    archived = false,
    team,
    agent,
    contact,
    deal_status,
    risk,
    created,
    overdue,
    next_date,
    custom,
    ...others
  } = query
  const { closing_from, closing_to, dated_from, dated_to, group, group_key, ...byField } = others
  const timezone = viewer.time_zone
  return allOf(
    dealScope(viewer),
    { archived, ...(team && { team: toId(team) }) },
    ...fieldFilters(byField, filteredDealFields, dealFields),
    ...between('closing_order', `${closing_from ?? ''}..${closing_to ?? ''}`, { none: NO_DAY }),
    ...between('next_date_order', next_date ?? '', { none: NO_DAY }),
    deal_status === undefined ? {} : statusesOf[deal_status],
    dated(dated_from, dated_to),
    groupFilter(group, group_key),
    contact ? { 'parties.contact': toId(contact) } : {},
    risk ? { 'risk.level': { $in: risk } } : {},
    created ? createdOn(created, timezone) : {},
    overdue === undefined ? {} : isOverdue(overdue, timezone),
    agent ? { 'agents.user': agent === 'me' ? { $in: worksFor(viewer) } : toId(agent) } : {},
    q ? searchFilter(q) : {},
    custom ?? {},
  )
}

/** The deals that a search can find, before other filters. Typo correction uses their words. */
export const searchableDeals = (viewer: Viewer, archived = false): Document => ({
  $and: [dealScope(viewer), { archived }],
})

/** By the day that a deal counts on in reports: its actual close if closed, its planned closing otherwise. */
function dated(from: string | undefined, to: string | undefined): Document {
  if (!from && !to) return {}
  const days = { ...(from && { $gte: from }), ...(to && { $lte: to }) }
  return {
    $or: [
      { status: DealStatus.Closed, 'dates.actual_close': days },
      { status: { $ne: DealStatus.Closed }, 'dates.closing': days },
    ],
  }
}

/** Days are in the account's time zone. */
function createdOn(range: string, timezone: string): Document {
  const [from = '', to = ''] = range.split('..')
  const day = { $dateToString: { date: '$created_at', format: '%Y-%m-%d', timezone } }
  return { $expr: { $and: [...(from ? [{ $gte: [day, from] }] : []), ...(to ? [{ $lte: [day, to] }] : [])] } }
}

/** A deal's next date is its earliest unfinished one. If that is not overdue, none is. */
const isOverdue = (overdue: boolean, timezone: string): Document => {
  const today = todayIn(timezone)
  return { next_date_order: overdue ? { $lt: today } : { $gte: today } }
}
