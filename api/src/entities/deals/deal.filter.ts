/** Which deals a list or a board asks for, of those that the viewer sees. */
import type { Document } from 'mongodb'
import { DealStatus, DealStatusFilter } from 'openapi/codes'
import type { Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import { searchFilter } from '#platform/records/search-words.ts'
import { groupFilter } from './deal-group.filter.ts'
import { type DealQuery, rangesOf } from './deal-ranges.ts'
import { NO_DAY } from './deal.model.ts'
import { dealScope } from './deal.policy.ts'
import { openStatuses } from './lifecycle.ts'

const statusesOf: { readonly [filter in DealStatusFilter]: Document } = {
  [DealStatusFilter.All]: {},
  [DealStatusFilter.ActiveOnly]: { status: { $in: openStatuses } },
  [DealStatusFilter.ClosedOnly]: { status: DealStatus.Closed },
}

/** The filter of a list of deals, the viewer's scope included. Archived deals only where they are asked for. */
export function dealFilter(viewer: Viewer, query: DealQuery): Document {
  const { q, deal_status: group, closing_from: from, closing_to: to } = query
  return {
    $and: [
      dealScope(viewer),
      {
        archived: query.archived ?? false,
        ...anyOf(query, ['status', 'representation', 'deal_type', 'source', 'priority']),
        ...(query.risk && { 'risk.level': { $in: query.risk } }),
        ...idOf(query, ['team', 'workspace', 'phase']),
        ...(query.contact && { 'parties.contact': toId(query.contact) }),
        ...((from ?? to) && {
          closing_order: { ...(from && { $gte: from }), ...(to ? { $lte: to } : { $lt: NO_DAY }) },
        }),
      },
      group === undefined ? {} : statusesOf[group],
      dated(query.dated_from, query.dated_to),
      groupFilter(query.group, query.group_key),
      ...rangesOf(viewer, query),
      query.agent ? { 'agents.user': query.agent === 'me' ? viewer.id : toId(query.agent) } : {},
      q ? searchFilter(q) : {},
    ],
  }
}

/** The deals that words find, before any filter: what a typo may be corrected to. */
export const searchableDeals = (viewer: Viewer, archived = false): Document => ({
  $and: [dealScope(viewer), { archived }],
})

/** By the day that reports date a deal by: its actual close when closed, its planned closing otherwise. */
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

const anyOf = (
  query: DealQuery,
  fields: readonly ('status' | 'representation' | 'deal_type' | 'source' | 'priority')[],
) => Object.fromEntries(fields.flatMap((field) => (query[field] ? [[field, { $in: query[field] }]] : [])))

const idOf = (query: DealQuery, fields: readonly ('team' | 'workspace' | 'phase')[]) =>
  Object.fromEntries(fields.flatMap((field) => (query[field] ? [[field, toId(query[field])]] : [])))
