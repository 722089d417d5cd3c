/** Applies one action to many deals. */
import type { Document } from 'mongodb'
import type { DealEffect, DealsChange, DealsChanged } from 'openapi'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { HttpProblem, invalid, preconditionFailed } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import { digest } from '#platform/records/digest.ts'
import type { DealsAct } from './deals-act.ts'
import { moveDate } from './move-date.ts'
import { moveTo } from './move-to-phase.ts'
import { giveTemplate } from './give-template.ts'
import { archive, restore, setAgent, setPriority, setStatus } from './set-fields.ts'

type Action = DealsChange['action']

/** What only some actions take, and which of it they need. */
const needs = {
  phase: 'move',
  agent: 'agent',
  priority: 'priority',
  status: 'status',
  template: 'template',
  dates: 'dates',
} as const satisfies Partial<Record<keyof DealsChange, Action>>
const takes = { ...needs, lost_reason: 'move', switches: 'template' } as const

/**
 * Applies the action to all deals that allow it, in one transaction. Also returns the deals that were refused, with
 * reasons.
 * @throws 400 for fields that do not go with the action, 412 if the outcome differs from the given `preview`
 */
export async function changeDeals(change: Change, viewer: Viewer, body: DealsChange): Promise<DealsChanged> {
  requireItsFields(body)
  const act = await actOf(change, viewer, body)
  const found = await seenDeals(change, viewer, body.deals)
  const answer: Omit<DealsChanged, 'preview'> = { changed: [], skipped: [], events: [], effects: [] }
  for (const id of body.deals) {
    const deal = found.get(id)
    const name = deal?.name ?? null
    const before = change.eventIds.length
    const outcome = deal ? await tryOn(change, deal, act) : { refusal: 'isn’t one of your deals' }
    if (!deal || outcome.refusal !== null) {
      answer.skipped.push({ id, name, reason: outcome.refusal ?? '' })
      continue
    }
    answer.changed.push({ id, name: deal.name })
    if (outcome.effect) answer.effects.push({ id, name: deal.name, ...outcome.effect })
    // What follows in other deals, such as their commission, is recorded after it, and follows its undo too.
    if (act.isUndoneByEvents) answer.events.push(...change.eventIds.slice(before, before + 1))
  }
  const preview = digest([answer.changed, answer.skipped, answer.effects])
  if (body.preview !== undefined && body.preview !== preview) throw preconditionFailed()
  return { ...answer, preview }
}

function requireItsFields(body: DealsChange): void {
  for (const [field, action] of Object.entries(needs) as [keyof typeof needs, Action][]) {
    if (body.action === action && body[field] === undefined) throw invalid(field, 'is required')
  }
  for (const [field, action] of Object.entries(takes) as [keyof typeof takes, Action][]) {
    if (body.action !== action && body[field] !== undefined) throw invalid(field, `is only for the action ${action}`)
  }
}

function actOf(change: Change, viewer: Viewer, body: DealsChange): DealsAct | Promise<DealsAct> {
  const { action, phase = '', lost_reason, agent = '', priority, status, template = '', switches = [], dates } = body
  if (action === 'archive') return archive
  if (action === 'restore') return restore
  if (action === 'move') return moveTo(change, viewer, phase, lost_reason)
  if (action === 'agent') return setAgent(viewer, agent)
  if (priority !== undefined) return setPriority(viewer, priority)
  if (status !== undefined) return setStatus(viewer, status)
  if (dates !== undefined) return moveDate(viewer, dates)
  return giveTemplate(change, viewer, template, switches)
}

type Outcome =
  | { refusal: string; effect?: undefined }
  | { refusal: null; effect: Omit<DealEffect, 'id' | 'name'> | null }

/** Applies the action to one deal. What refuses it has written nothing. */
async function tryOn(change: Change, deal: DealDocument, { refusal, run }: DealsAct): Promise<Outcome> {
  const reason = refusal(deal)
  if (reason) return { refusal: reason }
  const before = change.eventIds.length
  try {
    const done = await run(change, deal)
    return typeof done === 'string' ? { refusal: done } : { refusal: null, effect: done }
  } catch (error) {
    const isRefusal = error instanceof HttpProblem && [403, 409, 422].includes(error.status)
    // After a write, only rolling back everything leaves nothing half-written.
    if (!isRefusal || change.eventIds.length > before) throw error
    return { refusal: `can’t be changed: ${lowerFirst(error.message)}` }
  }
}

async function seenDeals(
  { session }: Change,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Map<string, DealDocument>> {
  const named: Document = { _id: { $in: ids.map(toId) } }
  const rows = await DealModel.collection.find({ $and: [named, dealScope(viewer)] }, { session }).toArray()
  return new Map(rows.map((row) => [String(row._id), DealModel.hydrate(row)]))
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
