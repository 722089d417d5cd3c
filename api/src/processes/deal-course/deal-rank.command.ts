/** Between which cards of a phase a deal stands. */
import { generateKeyBetween } from 'fractional-indexing'
import { trusted, type Types } from 'mongoose'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { PhaseModel } from '#entities/workspaces/phase.model.ts'
import type { Actor, Change } from '#platform/events/change.ts'

/**
 * Takes the next turn in a phase. Two changes that look for a place in it at once would see the same cards and choose the
 * same rank: as both write here, the database lets only one through, and the other looks again.
 */
async function takeTurn({ session }: Change, phase: Types.ObjectId): Promise<void> {
  await PhaseModel.collection.updateOne({ _id: phase }, { $inc: { arrivals: 1 } }, { session })
}

/** The cards of a column. */
const inColumn = ({ account }: Actor, phase: Types.ObjectId) => ({ account, phase, archived: false })

/** The rank at the end of a phase. */
export async function lastRank(change: Change, phase: Types.ObjectId): Promise<string> {
  const { session, actor } = change
  await takeTurn(change, phase)
  const last = await DealModel.findOne(inColumn(actor, phase), { rank: 1 }, { session, sort: { rank: -1 } }).lean()
  return generateKeyBetween(last?.rank ?? null, null)
}

/** The rank that the deal has, where no other card of its phase took it meanwhile; else the one at the end. */
export async function freeRank(change: Change, { _id, phase, rank }: DealDocument): Promise<string> {
  const { session, actor } = change
  await takeTurn(change, phase)
  const other = { ...inColumn(actor, phase), rank, _id: trusted({ $ne: _id }) }
  return (await DealModel.exists(other).session(session)) ? lastRank(change, phase) : rank
}

/** The rank on top of a phase. */
export async function firstRank(change: Change, phase: Types.ObjectId): Promise<string> {
  const { session, actor } = change
  await takeTurn(change, phase)
  const first = await DealModel.findOne(inColumn(actor, phase), { rank: 1 }, { session, sort: { rank: 1 } }).lean()
  return generateKeyBetween(null, first?.rank ?? null)
}

/** The rank right behind a card, or right before one. Cards that the caller does not see count too. */
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
