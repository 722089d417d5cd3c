/** The deals with a confirmed commission in order of closing, as caps and tiers count them. */
import type { ClientSession, Types } from 'mongoose'
import { DealStatus } from 'openapi/codes'
import { DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import type { Confirmed } from '#rules/commission/standing.ts'

/** When a deal closed: the day, and then the time of confirmation for deals of the same day. */
type Closing = Pick<StoredDeal, '_id'> & {
  dates: { actual_close?: string | null }
  commission: { confirmed_at?: Date | null }
}

/** Sort order: negative if `a` closed before `b`. */
export function byClosing(a: Closing, b: Closing): number {
  return closingKey(a) < closingKey(b) ? -1 : 1
}

const closingKey = ({ _id, dates, commission }: Closing): string =>
  `${dates.actual_close ?? ''} ${(commission.confirmed_at ?? new Date(0)).toISOString()} ${String(_id)}`

/** The deals of agents that closed on or after `from` and before `until`. */
type Span = { team: Types.ObjectId; users: readonly Types.ObjectId[]; from: string; until: string }

const closedIn = ({ team, users, from, until }: Span) => ({
  team,
  'agents.user': { $in: [...users] },
  status: DealStatus.Closed,
  'dates.actual_close': { $gte: from, $lt: until },
})

type ConfirmedDeal = Closing & Pick<StoredDeal, 'agents'>

/** The closed deals of the span as caps and tiers count them, in order of closing. */
export async function confirmedDeals(span: Span, session?: ClientSession): Promise<ConfirmedDeal[]> {
  const projection = { agents: 1, 'dates.actual_close': 1, 'commission.confirmed_at': 1 }
  const found = await DealModel.collection
    .find<ConfirmedDeal>(closedIn(span), { projection, ...(session && { session }) })
    .toArray()
  return found.toSorted(byClosing)
}

/** One agent's amounts in the deals. Deals from before these amounts were stored are not counted. */
export const confirmedOf = (deals: readonly ConfirmedDeal[], user: Types.ObjectId): Confirmed[] =>
  deals.flatMap(({ agents, dates }) =>
    agents
      .filter((agent) => agent.user.equals(user))
      .map(({ portion, company }) => ({
        closed_on: dates.actual_close ?? '',
        portion: portion ?? 0,
        company: company ?? 0,
      })),
  )
