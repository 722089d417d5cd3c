/** Ranks a deal among the cards of a phase. */
import { generateKeyBetween } from 'fractional-indexing'
import { trusted, type Types } from 'mongoose'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { PhaseModel } from '#entities/workspaces/phase.model.ts'
import type { Actor, Change } from '#platform/events/change.ts'

/**
 * Serializes changes of a phase's order. Two concurrent changes would see the same cards and choose the same rank.
 * Since both write here, the database lets only one through, and the other is retried.
 */
async function takeTurn({ session }: Change, phase: Types.ObjectId): Promise<void> {
  await PhaseModel.collection.updateOne({ _id: phase }, { $inc: { arrivals: 1 } }, { session })
}

/** The cards of a column. */
const inColumn = ({ account }: Actor, phase: Types.ObjectId) => ({ account, phase, archived: false })

/** The rank after the last card of a phase. */
export async function lastRank(change: Change, phase: Types.ObjectId): Promise<string> {
  const { session, actor } = change
  await takeTurn(change, phase)
  const last = await DealModel.findOne(inColumn(actor, phase), { rank: 1 }, { session, sort: { rank: -1 } }).lean()
  return generateKeyBetween(last?.rank ?? null, null)
}

/** The deal's own rank if no other card of its phase has taken it, or else the one at the end. */
export async function freeRank(change: Change, { _id, phase, rank }: DealDocument): Promise<string> {
  const { session, actor } = change
  await takeTurn(change, phase)
  const other = { ...inColumn(actor, phase), rank, _id: trusted({ $ne: _id }) }
  return (await DealModel.exists(other).session(session)) ? lastRank(change, phase) : rank
}

/** The rank before the first card of a phase. */
export async function firstRank(change: Change, phase: Types.ObjectId): Promise<string> {
  const { session, actor } = change
  await takeTurn(change, phase)
  const first = await DealModel.findOne(inColumn(actor, phase), { rank: 1 }, { session, sort: { rank: 1 } }).lean()
  return generateKeyBetween(null, first?.rank ?? null)
}

/** The rank right after or right before a card. Cards that the caller may not see count too. */
export async function rankBeside(
  change: Change,
  phase: Types.ObjectId,
  { rank, side }: { rank: string; side: 'after' | 'before' },
): Promise<string> {
  const { session, actor } = change
  await takeTurn(change, phase)
  const beyond = side === 'after' ? { $gt: rank } : { $lt: rank }
  const next = await DealModel.findOne(
    { ...inColumn(actor, phase), rank: trusted(beyond) },
    { rank: 1 },
    { session, sort: { rank: side === 'after' ? 1 : -1 } },
  ).lean()
  const other = next?.rank ?? null
  return side === 'after' ? generateKeyBetween(rank, other) : generateKeyBetween(other, rank)
}
