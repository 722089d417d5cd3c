/** Where a deal stands on the board: in which phase, and between which cards. */
import { generateKeyBetween } from 'fractional-indexing'
import { trusted, type Types } from 'mongoose'
import { DealStatus, GateField, PhaseKind } from 'openapi/codes'
import type { Actor, Change } from '../events/change.ts'
import { EventModel } from '../events/event.model.ts'
import { unprocessable } from '../http/errors.ts'
import { PhaseModel, type StoredPhase } from '../phases/phase.model.ts'
import { type DealDocument, DealModel, type StoredDeal } from './deal.model.ts'
import { isOpen } from './lifecycle.ts'

/** Refuses with 422 a deal that lacks what the phase asks for, naming each field. */
export function requireFields(deal: DealDocument, phase: StoredPhase): void {
  const missing = missingFields(deal, phase)
  if (missing.length === 0) return
  const errors = missing.map((field) => ({ field, reason: 'is needed in this phase' }))
  throw unprocessable(`${phase.name} needs more about the deal`, errors)
}

/** What the phase asks for and the deal lacks. */
export const missingFields = (deal: StoredDeal, phase: Pick<StoredPhase, 'required_fields'>): GateField[] =>
  phase.required_fields.filter((field) => isMissing(deal, field))

function isMissing(deal: StoredDeal, field: GateField): boolean {
  if (field === GateField.address) return !deal.address.street
  if (field === GateField.parties) return deal.parties.length === 0
  const value = field.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | null)?.[name], deal)
  return value === null || value === undefined || value === ''
}

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

const kindOf: { readonly [status in DealStatus]?: PhaseKind } = {
  [DealStatus.UnderContract]: PhaseKind.Contract,
  [DealStatus.Closed]: PhaseKind.Closed,
  [DealStatus.FellThrough]: PhaseKind.Lost,
}

/** The kind of phase that stands for a status; undefined where any open one does. */
export const phaseKindOf = (status: DealStatus): PhaseKind | undefined => kindOf[status]

/** Takes a deal that was closed or lost to the first phase of its board that stands for it, where there is one. */
export async function settle(change: Change, deal: DealDocument): Promise<void> {
  if (isOpen(deal.status)) return
  await enterKind(change, deal, kindOf[deal.status])
}

/**
 * Takes a deal that is open again out of the column of the closed or the lost: to the phase that it came from, where that
 * stands for its status still, else to the first one that does.
 */
export async function unsettle(change: Change, deal: DealDocument): Promise<void> {
  const kind = kindOf[deal.status] ?? PhaseKind.Open
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

/** Puts the deal on top of the first phase of its board that is of this kind, unless it is in one or there is none. */
async function enterKind(change: Change, deal: DealDocument, kind: PhaseKind | undefined): Promise<void> {
  if (kind === undefined) return
  const { session } = change
  const current = await PhaseModel.findById(deal.phase, { kind: 1 }, { session }).lean()
  if (current?.kind === kind) return
  const sort = { order: 1 } as const
  const phase = await PhaseModel.findOne({ workspace: deal.workspace, kind }, { _id: 1 }, { session, sort }).lean()
  if (phase) deal.set({ phase: phase._id, rank: await firstRank(change, phase._id) })
}
