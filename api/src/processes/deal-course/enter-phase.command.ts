/** Moves a deal to the phase of its board that matches its status. */
import { PhaseKind } from 'openapi/codes'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import { isOpen } from '#entities/deals/lifecycle.ts'
import { PhaseModel } from '#entities/workspaces/phase.model.ts'
import type { Change } from '#platform/events/change.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { firstRank } from './deal-rank.command.ts'
import { phaseKindOf } from './phase-gate.ts'

/** Moves a closed or lost deal to the first phase of its board for that status, if there is one. */
export async function settle(change: Change, deal: DealDocument): Promise<void> {
  if (isOpen(deal.status)) return
  await enterKind(change, deal, phaseKindOf(deal.status))
}

/**
 * Moves a reopened deal out of the closed or lost column: to the phase that it came from, if that still matches its
 * status, or else to the first phase that does.
 */
export async function unsettle(change: Change, deal: DealDocument): Promise<void> {
  const kind = phaseKindOf(deal.status) ?? PhaseKind.Open
  const { session } = change
  const current = await PhaseModel.findById(deal.phase, { kind: 1 }, { session }).lean()
  if (current?.kind !== PhaseKind.Closed && current?.kind !== PhaseKind.Lost) return
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
  if (before) deal.set({ phase: before._id, rank: await firstRank(change, before._id) })
  else await enterKind(change, deal, kind)
}

/** Puts the deal at the top of its board's first phase of this kind, unless it is already in one or none exists. */
async function enterKind(change: Change, deal: DealDocument, kind: PhaseKind | undefined): Promise<void> {
  if (kind === undefined) return
  const { session } = change
  const current = await PhaseModel.findById(deal.phase, { kind: 1 }, { session }).lean()
  if (current?.kind === kind) return
  const sort = { order: 1 } as const
  const phase = await PhaseModel.findOne({ workspace: deal.workspace, kind }, { _id: 1 }, { session, sort }).lean()
  if (phase) deal.set({ phase: phase._id, rank: await firstRank(change, phase._id) })
}
