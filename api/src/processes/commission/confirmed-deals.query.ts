/** The deals whose commission was confirmed, in the order of their closing: what caps and tiers count. */
import type { ClientSession, Types } from 'mongoose'
import { DealStatus } from 'openapi/codes'
import { DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import type { Confirmed } from '#rules/commission/standing.ts'

/** When a deal was closed: the day, and of one day's deals in the order that they were closed in. */
type Closing = Pick<StoredDeal, '_id'> & {
  dates: { actual_close?: string | null }
  commission: { confirmed_at?: Date | null }
}

/** Whether a deal closed before another one: sorts by it too. */
export function byClosing(a: Closing, b: Closing): number {
  return closingKey(a) < closingKey(b) ? -1 : 1
}

const closingKey = ({ _id, dates, commission }: Closing): string =>
  `${dates.actual_close ?? ''} ${(commission.confirmed_at ?? new Date(0)).toISOString()} ${String(_id)}`

/** Which deals of an agent: closed in the days from `from` until before `until`. */
type Span = { team: Types.ObjectId; users: readonly Types.ObjectId[]; from: string; until: string }

const closedIn = ({ team, users, from, until }: Span) => ({
  team,
  'agents.user': { $in: [...users] },
  status: DealStatus.Closed,
  'dates.actual_close': { $gte: from, $lt: until },
})

type ConfirmedDeal = Closing & Pick<StoredDeal, 'agents'>

/** What the closed deals of the span are to caps and tiers, agent by agent, in the order of their closing. */
export async function confirmedDeals(span: Span, session?: ClientSession): Promise<ConfirmedDeal[]> {
  const projection = { agents: 1, 'dates.actual_close': 1, 'commission.confirmed_at': 1 }
  const found = await DealModel.collection
    .find<ConfirmedDeal>(closedIn(span), { projection, ...(session && { session }) })
    .toArray()
  return found.toSorted(byClosing)
}

/** One agent's parts of the deals. Deals that are older than these parts count nothing. */
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
