/**
 * Recomputes an agent's other deals when a deal that counts toward their cap closes, reopens or is amended, or when
 * their plan changes. Deals that closed later are recomputed in order of closing, and open deals are projected again.
 */
import { trusted, type Types } from 'mongoose'
import { DealStatus } from 'openapi/codes'
import { CommissionPlanModel } from '#entities/commission-plans/commission-plan.model.ts'
import { type DealDocument, DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import { openStatuses } from '#entities/deals/lifecycle.ts'
import { type Change, originalOf } from '#platform/events/change.ts'
import { followed } from '#platform/events/followed.ts'
import type { DealSave } from '#processes/deal-save/deal-hooks.ts'
import { moveInRollup } from '#processes/reports/rollup.command.ts'
import { addDays } from '#rules/calendar/days.ts'
import { isCounting } from '#rules/commission/standing.ts'
import { byClosing } from './confirmed-deals.query.ts'
import { type Agreements, readAgreements, settleCommission } from './settle-commission.command.ts'

type Part = { company: number; fees: number; amount: number }

/** An agent's part of a closed deal whose amounts changed. */
export type Recomputed = { deal: DealDocument; user: Types.ObjectId; before: Part; after: Part }

/** Longer than any cap year: earlier deals no longer count. */
const A_YEAR = 367

/**
 * Runs after a deal was saved, created (`before` is null) or removed (`deal` is null). Recomputes the deals of its
 * agents that closed after it, if it now counts differently.
 */
export async function recomputeLater(
  change: Change,
  before: StoredDeal | null,
  deal: DealDocument | null,
): Promise<Recomputed[]> {
  const either = deal ?? before
  if (!either || countedAs(before) === countedAs(deal)) return []
  const days = [before, deal].flatMap((one) => (one && countedAs(one) ? [one.dates.actual_close ?? ''] : [])).toSorted()
  const users = await countingAgents(change, either.team, [...(before?.agents ?? []), ...(deal?.agents ?? [])])
  if (users.length === 0) return []
  const [from = '', until = from] = days
  return recompute(change, {
    team: either.team,
    users,
    from,
    until: addDays(until, A_YEAR),
    ...(deal && { subject: deal }),
    cause: either.name,
  })
}

const recomputed = new WeakMap<Change, Recomputed[]>()

/** Recomputes the deals affected by a saved deal. */
export async function recomputeAfterSaved(change: Change, deal: DealDocument, { before }: DealSave): Promise<void> {
  recomputed.set(change, [...recomputedIn(change), ...(await recomputeLater(change, before, deal))])
}

/** The other deals' commissions recomputed so far in this change. */
export const recomputedIn = (change: Change): Recomputed[] => recomputed.get(change) ?? []

/** The agents whose plan has a cap or tiers. No one else is affected by earlier deals. */
async function countingAgents(
  { session }: Change,
  team: Types.ObjectId,
  agents: readonly { user: Types.ObjectId }[],
): Promise<Types.ObjectId[]> {
  const user = trusted({ $in: agents.map((agent) => agent.user) })
  const plans = await CommissionPlanModel.find({ team, user }, { user: 1, tiers: 1, cap: 1 }, { session }).lean()
  const counting = plans.filter(({ tiers, cap }) => isCounting({ tiers, cap: cap ?? null }))
  return [...new Map(counting.map((plan) => [String(plan.user), plan.user])).values()]
}

/** What a deal contributes to caps and tiers; empty while it is not closed. */
function countedAs(deal: StoredDeal | null): string {
  if (deal?.status !== DealStatus.Closed) return ''
  const parts = deal.agents.map(({ user, portion, company }) => [String(user), portion ?? 0, company ?? 0])
  return JSON.stringify([deal.dates.actual_close, parts])
}

type Span = {
  team: Types.ObjectId
  users: readonly Types.ObjectId[]
  /** The first day of closings, and the day after the last one. `until` is null if there is no end. */
  from: string
  until: string | null
  /** The deal that caused this. It is not a later deal, but its own amounts may depend on recomputed ones. */
  subject?: DealDocument
  /** The reason, recorded in each deal's event. */
  cause: string
}

/**
 * Recomputes the closed deals of the span in order, and projects the open deals of its agents again. Returns the
 * changes.
 */
export async function recompute(change: Change, span: Span): Promise<Recomputed[]> {
  const { session } = change
  const ofAgents = { team: span.team, 'agents.user': trusted({ $in: [...span.users] }) }
  const closedOn = trusted({ $gte: span.from, ...(span.until && { $lt: span.until }) })
  const closed = await DealModel.find(
    { ...ofAgents, status: DealStatus.Closed, 'dates.actual_close': closedOn },
    null,
    { session },
  )
  const known = (deal: DealDocument) => (span.subject?._id.equals(deal._id) ? span.subject : deal)
  const open = await DealModel.find({ ...ofAgents, status: trusted({ $in: openStatuses }) }, null, { session })
  const agreements = await readAgreements(change, [...closed, ...open].map(known))
  const changed: Recomputed[] = []
  for (const deal of closed.toSorted(byClosing)) {
    changed.push(...(await settleAgain(change, known(deal), { agreements, cause: span.cause })))
  }
  for (const deal of open) await projectAgain(change, known(deal), agreements)
  return changed.filter(({ deal }) => deal !== span.subject)
}

/** Recomputes a closed deal, with an event of its own. */
async function settleAgain(
  change: Change,
  deal: DealDocument,
  { agreements, cause }: { agreements: Agreements; cause: string },
): Promise<Recomputed[]> {
  const before = deal.toObject()
  await settleCommission(change, deal, agreements)
  const changed = deal.agents.flatMap((agent): Recomputed[] => {
    const [was, is] = [before.agents.find(({ user }) => user.equals(agent.user)), agent].map(partOf)
    if (!was || !is || sameParts(was, is)) return []
    return [{ deal, user: agent.user, before: was, after: is }]
  })
  // A new standing without new amounts is not worth an event.
  if (changed.length === 0) return projectAgain(change, deal, agreements, before)
  await change.save(deal, { op: 'recompute_commission', cause })
  await moveInRollup(change, before, deal.toObject())
  return changed
}

/** A new projection is not a change of the deal and gets no event that history shows: no one decided anything. */
async function projectAgain(
  change: Change,
  deal: DealDocument,
  agreements: Agreements,
  before = deal.toObject(),
): Promise<[]> {
  await settleCommission(change, deal, agreements)
  if (!deal.isModified()) return []
  const { commission, agents } = deal.toObject()
  const was = originalOf(deal)
  const parts = { commission: was.commission, agents: was.agents }
  change.follow(deal._id, followed('deal', parts, { commission, agents }))
  await change.saveDerived(deal)
  await moveInRollup(change, before, deal.toObject())
  return []
}

const partOf = (agent?: { company?: number | null; fees?: number | null; amount?: number | null }): Part => ({
  company: agent?.company ?? 0,
  fees: agent?.fees ?? 0,
  amount: agent?.amount ?? 0,
})

const sameParts = (a: Part, b: Part): boolean => a.company === b.company && a.fees === b.fees && a.amount === b.amount
