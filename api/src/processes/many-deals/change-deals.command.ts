/** Applies one action to many deals. */
import type { Document } from 'mongodb'
import type { DealsChange, DealsChanged } from 'openapi'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { invalid, preconditionFailed } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import { digest } from '#platform/records/digest.ts'
import { actOnEach } from '#processes/many-records/act-on-each.ts'
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
const takes = { ...needs, lost_reason: 'move', acceptance: 'status', switches: 'template' } as const

/**
 * Applies the action to all deals that allow it, in one transaction. Also returns the deals that were refused, with
 * reasons.
 * @throws 400 for fields that do not go with the action, 412 if the outcome differs from the given `preview`
 */
export async function changeDeals(change: Change, viewer: Viewer, body: DealsChange): Promise<DealsChanged> {
  requireItsFields(body)
  const act = await actOf(change, viewer, body)
  const found = await seenDeals(change, viewer, body.deals)
  const done = await actOnEach(change, { ids: body.deals, found, act, unknown: 'isn’t one of your deals' })
  const changed = done.changed.map(({ record: { id, name } }) => ({ id, name }))
  const skipped = done.skipped.map(({ id, record, reason }) => ({ id, name: record?.name ?? null, reason }))
  const effects = done.changed.flatMap(({ record: { id, name }, effect }) => (effect ? [{ id, name, ...effect }] : []))
  // What follows in other deals, such as their commission, is recorded after it, and follows its undo too.
  const events = act.isUndoneByEvents ? done.changed.flatMap(({ events: [first = []] }) => first) : []
  const preview = digest([changed, skipped, effects])
  if (body.preview !== undefined && body.preview !== preview) throw preconditionFailed()
  return { changed, skipped, events, effects, preview }
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
  const {
    action,
    phase = '',
    lost_reason,
    agent = '',
    priority,
    status,
    acceptance,
    template = '',
    switches = [],
    dates,
  } = body
  if (action === 'archive') return archive
  if (action === 'restore') return restore
  if (action === 'move') return moveTo(change, viewer, phase, lost_reason)
  if (action === 'agent') return setAgent(viewer, agent)
  if (priority !== undefined) return setPriority(viewer, priority)
  if (status !== undefined) return setStatus(viewer, status, acceptance)
  if (dates !== undefined) return moveDate(viewer, dates)
  return giveTemplate(change, viewer, template, switches)
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
