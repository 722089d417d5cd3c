/** Orders the columns of a board, and keeps their deals when a column is removed. */
import { trusted } from 'mongoose'
import { DealModel } from '#entities/deals/deal.model.ts'
import { type PhaseDocument, PhaseModel } from '#entities/workspaces/phase.model.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict } from '#platform/http/errors.ts'
import { findReferred } from '#platform/reads/find.ts'
import { withAt } from '#platform/records/place.ts'
import { lastRank } from '#processes/deal-phases/deal-rank.command.ts'

/** Moves the phase to a position on the board and shifts the others. Does not save the phase. */
export async function placePhase({ session }: Change, phase: PhaseDocument, place: number): Promise<void> {
  const beside = { workspace: phase.workspace, _id: trusted({ $ne: phase._id }) }
  const others = await PhaseModel.find(beside, null, { session, sort: { order: 1, _id: 1 } })
  for (const [order, one] of withAt(others, phase, place).entries()) one.order = order
  await PhaseModel.bulkSave(
    others.filter((other) => other.isModified()),
    { session },
  )
}

/**
 * Moves the deals of a phase to the end of another phase of the same board.
 * @throws 409 if it is the board's only phase, or has deals and no target phase is given
 */
export async function emptyPhase(change: Change, phase: PhaseDocument, moveTo: string | undefined): Promise<void> {
  const { session } = change
  // Writes all phases so that one of two concurrent deletions is retried. Otherwise both could succeed and leave no
  // phase.
  const board = { workspace: phase.workspace }
  const { matchedCount } = await PhaseModel.collection.updateMany(board, { $inc: { arrivals: 1 } }, { session })
  if (matchedCount === 1) throw conflict('A workspace needs at least one phase')
  const deals = await DealModel.find({ account: phase.account, phase: phase._id }, null, {
    session,
    sort: { rank: 1, _id: 1 },
  })
  if (deals.length === 0) return
  if (!moveTo) throw conflict('This phase still has deals', `${deals.length} in all. Choose a phase to move them to.`)
  const scope = { workspace: phase.workspace, _id: { $ne: phase._id } }
  const target = await findReferred(PhaseModel, { field: 'move_to', id: moveTo, scope, session })
  for (const deal of deals) {
    deal.set({ phase: target._id, phase_since: change.at, rank: await lastRank(change, target._id) })
    await change.save(deal, { op: 'move' })
  }
}
