/** The sort orders of deal lists. Deals without a value come last in either direction. */
import type { Types } from 'mongoose'
import { RiskLevel } from 'openapi/codes'
import { UserModel } from '#entities/users/user.model.ts'
import { PhaseModel } from '#entities/workspaces/phase.model.ts'
import { WorkspaceModel } from '#entities/workspaces/workspace.model.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import type { DealQuery } from './deal.filter.ts'
import { NO_DAY } from './deal.model.ts'
import { LEAD } from './lead.ts'
import { openStatuses } from './lifecycle.ts'

type DealSort = NonNullable<DealQuery['sort']>

/** A field to sort by, or an expression if the stored value does not sort as people expect. */
export type DealOrder = { sort: string; order?: unknown }

const WORST_FIRST = [RiskLevel.storm, RiskLevel.rain, RiskLevel.cloudy, RiskLevel.sunny]
const MOST = Number.MAX_SAFE_INTEGER

/** The sort order of the deals that `viewer` lists. */
export async function dealOrder(viewer: Viewer, sort: DealSort): Promise<DealOrder> {
  const isDown = sort.startsWith('-')
  const field = sort.replace(/^-/, '')
  if (field.startsWith('dates.')) return isDown ? { sort } : { sort, order: { $ifNull: [`$${field}`, NO_DAY] } }
  const last = isDown ? -1 : MOST
  switch (field) {
    case 'closing':
      return { sort: isDown ? '-dates.closing' : 'closing_order' }
    case 'next_date':
      return { sort: isDown ? '-next_date.date' : 'next_date_order' }
    case 'price':
    case 'list_price':
    case 'sale_price':
      return isDown ? { sort } : { sort, order: { $ifNull: [`$${field}`, MOST] } }
    case 'mls_number':
      return { sort, order: textOrder('$mls_number', isDown) }
    case 'city':
      return { sort, order: textOrder('$address.city', isDown) }
    case 'client':
      return { sort, order: textOrder({ $first: '$client_names' }, isDown) }
    case 'risk':
      return {
        sort,
        order: { $cond: [{ $in: ['$status', openStatuses] }, { $indexOfArray: [WORST_FIRST, '$risk.level'] }, last] },
      }
    case 'progress':
      return {
        sort,
        order: { $cond: ['$progress.total', { $divide: ['$progress.done', '$progress.total'] }, last] },
      }
    case 'phase':
      return { sort, order: { $indexOfArray: [await orderedPhases(viewer), '$phase'] } }
    case 'agent':
      return { sort, order: placeOr({ $indexOfArray: [await orderedAgents(viewer), LEAD] }, last) }
    default:
      return { sort }
  }
}

const placeOr = (place: object, last: number) => ({ $cond: [{ $lt: [place, 0] }, last, place] })

/** Ignores case. Empty values come after every text. */
function textOrder(text: unknown, isDown: boolean): object {
  const lower = { $toLower: { $ifNull: [text, ''] } }
  return isDown ? lower : { $cond: [{ $eq: [lower, ''] }, '\u{10FFFF}', lower] }
}

/** The phases of the account, board by board, in the order of their columns. */
export async function orderedPhases({ account }: Viewer): Promise<Types.ObjectId[]> {
  const inOrder = { projection: { workspace: 1, order: 1 }, sort: { order: 1 } } as const
  const [boards, phases] = await Promise.all([
    WorkspaceModel.collection.find({ account }, inOrder).toArray(),
    PhaseModel.collection.find({ account }, inOrder).toArray(),
  ])
  const place = new Map(boards.map(({ _id }, at) => [String(_id), at]))
  const placeOf = (workspace: unknown) => place.get(String(workspace)) ?? boards.length
  return phases
    .toSorted((a, b) => placeOf(a.workspace) - placeOf(b.workspace) || a.order - b.order)
    .map(({ _id }) => _id)
}

/** The users of the account, by name. */
export async function orderedAgents({ account }: Viewer): Promise<Types.ObjectId[]> {
  const people = await UserModel.collection
    .find({ account, is_client: false }, { projection: { _id: 1 } })
    .collation({ locale: 'en', strength: 2 })
    .sort({ 'person.first_name': 1, 'person.last_name': 1, _id: 1 })
    .toArray()
  return people.map(({ _id }) => _id)
}
