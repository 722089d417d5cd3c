/** Moves a deal to the phase of its board that matches its status. */
import { PhaseKind } from 'openapi/codes'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import { PhaseModel, type StoredPhase } from '#entities/workspaces/phase.model.ts'
import type { Change } from '#platform/events/change.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { firstRank } from './deal-rank.command.ts'
import { phaseKindOf, requireFields } from './phase-gate.ts'

/**
 * Moves a deal under contract, closed or lost to the first phase of its board for that status, if there is one.
 * @throws 422 naming each field that the phase requires and the deal lacks
 */
export async function settle(change: Change, deal: DealDocument): Promise<void> {
  const phase = await enterKind(change, deal, phaseKindOf(deal.status))
  if (phase) requireFields(deal, phase)
}

/**
 * Moves a deal out of a column that it no longer belongs to, since it was reopened or its contract failed: to the phase
 * that it came from, if that matches its status, or else to the first phase that does.
 */
export async function unsettle(change: Change, deal: DealDocument): Promise<void> {
  const kind = phaseKindOf(deal.status) ?? PhaseKind.Open
  const { session } = change
  const current = await PhaseModel.findById(deal.phase, { kind: 1 }, { session }).lean()
  if (!current || current.kind === kind || current.kind === PhaseKind.Open) return
  const left = await EventModel.findOne({ stream: deal._id, 'diff.path': 'phase', 'diff.to': deal.phase }, null, {
    session,
    sort: { seq: -1 },
  }).lean()
  const from = left?.diff.find(({ path }) => path === 'phase')?.from
  const before = await PhaseModel.findOne(
    { _id: from, workspace: deal.workspace, kind },
    { _id: 1 },
    { session },
  ).lean()
  if (before) deal.set({ phase: before._id, phase_since: change.at, rank: await firstRank(change, before._id) })
  else await enterKind(change, deal, kind)
}

/**
 * Puts the deal at the top of its board's first phase of this kind. Returns the phase; null if the deal is already in
 * such a phase or none exists.
 */
async function enterKind(change: Change, deal: DealDocument, kind: PhaseKind | undefined): Promise<StoredPhase | null> {
  if (kind === undefined) return null
  const { session } = change
  const current = await PhaseModel.findById(deal.phase, { kind: 1 }, { session }).lean()
  if (current?.kind === kind) return null
  const sort = { order: 1 } as const
  const phase = await PhaseModel.findOne({ workspace: deal.workspace, kind }, null, { session, sort }).lean()
  if (phase) deal.set({ phase: phase._id, phase_since: change.at, rank: await firstRank(change, phase._id) })
  return phase
}
