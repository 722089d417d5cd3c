/** Groups of deals, counted in the database. */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import type { DealGroup } from 'openapi'
import { DealGroupField, RiskLevel } from 'openapi/codes'
import type { Viewer } from '#platform/http/viewer.ts'
import { groupKeys } from './deal-group.filter.ts'
import { orderedAgents, orderedPhases } from './deal-order.ts'
import { DealModel } from './deal.model.ts'

type Counted = { _id: string | number | Types.ObjectId | null | undefined; count: number; value: number }

/** The groups of the matching deals, in order. The group without a key comes last. */
export async function groupsOf(viewer: Viewer, by: DealGroupField, filter: Document): Promise<DealGroup[]> {
  const group = { _id: groupKeys[by], count: { $sum: 1 }, value: { $sum: '$price' } }
  const counted = await DealModel.collection.aggregate<Counted>([{ $match: filter }, { $group: group }]).toArray()
  const place = await placesOf(viewer, by)
  return counted
    .map(({ _id, ...sums }) => ({ key: _id === null || _id === undefined ? null : String(_id), ...sums }))
    .toSorted((a, b) => place(a.key) - place(b.key) || (a.key ?? '').localeCompare(b.key ?? ''))
}

/**
 * The order of groups: phases as on their board, agents by name, risks from worst to best, anything else by its key.
 */
async function placesOf(viewer: Viewer, by: DealGroupField): Promise<(key: string | null) => number> {
  const order = await orderOf(viewer, by)
  const places = new Map(order.map((key, place) => [key, place]))
  return (key) => (key === null ? Infinity : (places.get(key) ?? order.length))
}

async function orderOf(viewer: Viewer, by: DealGroupField): Promise<string[]> {
  switch (by) {
    case DealGroupField.phase:
      return (await orderedPhases(viewer)).map(String)
    case DealGroupField.agent:
      return (await orderedAgents(viewer)).map(String)
    case DealGroupField.risk:
      return [RiskLevel.storm, RiskLevel.rain, RiskLevel.cloudy, RiskLevel.sunny]
    default:
      return []
  }
}
