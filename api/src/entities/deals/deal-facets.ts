/** How many deals each value of a filter would leave, counted in the database. */
import type { Document } from 'mongodb'
import type { DealFacet, DealFacetField } from 'openapi'
import { DealStatus, DealStatusFilter } from 'openapi/codes'
import { type Viewer, worksFor } from '#platform/http/viewer.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { dealFilter, type DealQuery } from './deal.filter.ts'
import { DealModel } from './deal.model.ts'
import { openStatuses } from './lifecycle.ts'

type Counts = { _id: unknown; count: number }[]

/** How the values of a filter are counted. */
interface Facet {
  /** The stages that count the matching deals by value. */
  stages: (viewer: Viewer) => Document[]
  /** The values as in the query. By default, the keys that were counted. */
  values?: (counts: Counts) => DealFacet['values']
}

/** Sorted, because a group has no order of its own: the same deals must give the same answer. */
const by = (key: unknown): Document[] => [{ $group: { _id: key, count: { $sum: 1 } } }, { $sort: { _id: 1 } }]

const FACETS: { readonly [field in DealFacetField]: Facet } = {
  status: { stages: () => by('$status') },
  deal_status: { stages: () => by('$status'), values: statusGroups },
  representation: { stages: () => by('$representation') },
  deal_type: { stages: () => by('$deal_type') },
  source: { stages: () => by('$source') },
  priority: { stages: () => by('$priority') },
  risk: { stages: () => by('$risk.level') },
  phase: { stages: () => by('$phase') },
  agent: { stages: agentStages },
  overdue: { stages: ({ time_zone }) => by({ $lt: ['$next_date_order', todayIn(time_zone)] }) },
}

const FIELDS = Object.keys(FACETS).filter((field): field is DealFacetField => field in FACETS)

/**
 * The values of each filter with the number of deals that they would leave. The values of a filter that is in force are
 * counted without it, those of all others together.
 */
export async function facetsOf(viewer: Viewer, query: DealQuery): Promise<DealFacet[]> {
  const inForce = FIELDS.filter((field) => query[field] !== undefined)
  const others = FIELDS.filter((field) => query[field] === undefined)
  const counted = await Promise.all([
    count(viewer, dealFilter(viewer, query), others),
    ...inForce.map((field) => count(viewer, dealFilter(viewer, { ...query, [field]: undefined }), [field])),
  ])
  const byField = new Map(counted.flat())
  return FIELDS.map((field) => ({ field, values: byField.get(field) ?? [] }))
}

/** Counts the values of several filters in one pass over the matching deals. */
async function count(viewer: Viewer, filter: Document, fields: readonly DealFacetField[]) {
  const stages = Object.fromEntries(fields.map((field) => [field, FACETS[field].stages(viewer)]))
  const needed = { status: 1, representation: 1, deal_type: 1, source: 1, priority: 1, phase: 1, next_date_order: 1 }
  const slim = { $project: { _id: 0, ...needed, 'risk.level': 1, 'agents.user': 1 } }
  const [counts] = await DealModel.collection
    .aggregate<Record<string, Counts>>([{ $match: filter }, slim, { $facet: stages }])
    .toArray()
  return fields.map((field) => [field, (FACETS[field].values ?? asCounted)(counts?.[field] ?? [])] as const)
}

const asCounted = (counts: Counts) => counts.map(({ _id, count }) => ({ value: String(_id), count }))

/** Each of a deal's agents, and `me` for the deals of the people that the viewer works for. */
function agentStages(viewer: Viewer): Document[] {
  const mine = { $size: { $setIntersection: ['$agents.user', worksFor(viewer)] } }
  const me = { $cond: [{ $gt: [mine, 0] }, ['me'], []] }
  return [{ $project: { who: { $setUnion: ['$agents.user', me] } } }, { $unwind: '$who' }, ...by('$who')]
}

function statusGroups(counts: Counts): DealFacet['values'] {
  const sum = (statuses: readonly unknown[]) =>
    counts.filter(({ _id }) => statuses.includes(_id)).reduce((all, { count }) => all + count, 0)
  const groups = [
    { value: DealStatusFilter.All, count: sum(Object.values(DealStatus)) },
    { value: DealStatusFilter.ActiveOnly, count: sum(openStatuses) },
    { value: DealStatusFilter.ClosedOnly, count: sum([DealStatus.Closed]) },
  ]
  return groups.filter(({ count }) => count > 0).map(({ value, count }) => ({ value: String(value), count }))
}
