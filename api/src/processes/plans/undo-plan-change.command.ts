/** Undoes what someone did with follow-up plans: a plan, who is in it, the settings, or an opt-out by hand. */
import type { HydratedDocument } from 'mongoose'
import type { Undone } from 'openapi'
import { EmailBlockReason } from 'openapi/codes'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { EmailBlockModel } from '#entities/email-blocks/email-block.model.ts'
import { EnrollmentModel, OPEN } from '#entities/plan-enrollments/plan-enrollment.model.ts'
import { enrollmentScope } from '#entities/plan-enrollments/plan-enrollment.policy.ts'
import { planSettingsOf } from '#entities/plan-settings/plan-settings.model.ts'
import { PlanModel } from '#entities/plans/plan.model.ts'
import { canKeepPlan, planScope } from '#entities/plans/plan.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { type Difference, same } from '#platform/events/diff.ts'
import { conflict, forbidden, HttpProblem } from '#platform/http/errors.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'
import { optIn, optOutAgain } from '#processes/plan-mail/opt-out.command.ts'
import { stopAll, takeAlong } from './change-people.command.ts'
import { setState } from './enrollments.routes.ts'
import { readCourse, setDue } from './move-on.command.ts'
import { saveSettings } from './plan-settings.routes.ts'

type Event = { id: string; entity: string; op: string; entity_id: unknown; diff: readonly Difference[] }
type Undo = (change: Change, viewer: Viewer, event: Event) => Promise<string>

const UNDO: { readonly [entity: string]: Undo } = {
  follow_up_plan: undoPlan,
  plan_enrollment: undoEnrollment,
  plan_settings: undoSettings,
  email_block: undoBlock,
}

/** Whether the event is about plans. */
export const isOfPlans = ({ entity }: { entity: string }): boolean => Object.hasOwn(UNDO, entity)

/** @throws 404 if the viewer may not see it, 403 if they may not change it, 409 naming what has changed since */
export async function undoPlanChange(change: Change, viewer: Viewer, event: Event): Promise<Undone> {
  const before = change.eventIds.length
  const undo = UNDO[event.entity]
  if (!undo) throw conflict('This change can’t be undone')
  const summary = await undo(change, viewer, event)
  return { event: change.eventIds[before] ?? '', summary, kept: [] }
}

async function undoPlan(change: Change, viewer: Viewer, event: Event): Promise<string> {
  const { deleted_at: _any, ...scope } = planScope(viewer)
  const plan = await findForChange(PlanModel, { id: String(event.entity_id), scope, session: change.session })
  if (!canKeepPlan(viewer, plan)) throw forbidden('Only owners and admins can change a shared plan')
  const told = { op: 'undo', cause: event.id }
  const isDeletion = event.op === 'delete'
  if (isDeletion !== (plan.deleted_at !== null)) throw conflict('Some of this has changed since then')
  if (isDeletion || event.op === 'create') {
    plan.deleted_at = isDeletion ? null : change.at
    await change.save(plan, told)
    if (!isDeletion) await stopAll(change, plan)
    return `${isDeletion ? 'restored' : 'removed'} the plan “${plan.name}”`
  }
  requireUnchanged(plan, event)
  const before = [...plan.steps]
  putBack(plan, event)
  await change.save(plan, told)
  await takeAlong(change, plan, before)
  return `undid a change to the plan “${plan.name}”`
}

async function undoEnrollment(change: Change, viewer: Viewer, event: Event): Promise<string> {
  const { session } = change
  const scope = await enrollmentScope(viewer)
  const one = await findForChange(EnrollmentModel, { id: String(event.entity_id), scope, session })
  if (event.op === 'start') {
    if (one.done.length > 0 || one.step === null)
      throw conflict('Steps of this plan have already run', 'Stop the plan for them instead.')
    await change.delete(one, { stream: one.contact, cause: event.id })
    return 'took them out of the plan'
  }
  const [from, to] = FLIPS[event.op] ?? []
  if (from && to) {
    if (one.state !== from) throw conflict('Some of this has changed since then')
    await setState(change, one, to, event.id)
    return to === 'active' ? 'resumed the plan for them' : 'paused the plan for them'
  }
  if (event.op !== 'stop' || one.stop_reason !== 'by_hand') throw conflict('This change can’t be undone')
  const { contact, plan: id } = one
  const plan = await PlanModel.findOne({ _id: id, deleted_at: null }, null, { session })
  if (!plan) throw conflict('The plan no longer exists')
  if (await EnrollmentModel.collection.findOne({ contact, plan: id, ...OPEN }, { session }))
    throw conflict('They’re in this plan again')
  putBack(one, event)
  if (!plan.steps.some((step) => step.id === one.step))
    throw conflict('The plan has changed since then', 'Start it again instead.')
  setDue(one, plan, await readCourse(one.account, session))
  await change.save(one, { op: 'undo', stream: contact, cause: event.id })
  return 'put them back in the plan'
}

const FLIPS: { readonly [op: string]: readonly ['active' | 'paused', 'active' | 'paused'] } = {
  pause: ['paused', 'active'],
  resume: ['active', 'paused'],
}

async function undoSettings(change: Change, viewer: Viewer, event: Event): Promise<string> {
  if (!seesAll(viewer)) throw forbidden('Your role doesn’t let you undo this')
  const settings = await planSettingsOf(viewer.account, change.session)
  if (event.op === 'create') throw conflict('This change can’t be undone', 'Change the settings instead.')
  requireUnchanged(settings, event)
  putBack(settings, event)
  await saveSettings(change, settings, { op: 'undo', cause: event.id })
  return 'undid a change to the settings of plans'
}

async function undoBlock(change: Change, viewer: Viewer, event: Event): Promise<string> {
  const { session } = change
  const scope = { account: viewer.account, reason: EmailBlockReason.by_hand }
  const block = await findForChange(EmailBlockModel, { id: String(event.entity_id), scope, session })
  await findForChange(ContactModel, { id: String(block.contact), scope: contactScope(viewer), session })
  const isOut = event.op === 'opt_out'
  if (isOut !== (block.lifted_at === null)) throw conflict('Some of this has changed since then')
  if (isOut) await optIn(change, block, event.id)
  else await optOutAgain(change, block, event.id)
  return isOut ? 'opted them back in' : 'opted them out again'
}

/** @throws 409 naming what has changed since */
function requireUnchanged(record: HydratedDocument<unknown>, { diff }: Event): void {
  const now = record.toObject({ depopulate: true }) as Record<string, unknown>
  const since = diff.filter(({ path, to }) => !same(valueAt(now, path), to ?? null))
  if (since.length === 0) return
  const errors = since.map(({ path }) => ({ field: path, reason: 'has changed since then' }))
  throw new HttpProblem(409, 'Some of this has changed since then', { errors })
}

function putBack(record: HydratedDocument<unknown>, { diff }: Event): void {
  for (const { path, from } of diff) {
    record.set(path, from)
    record.markModified(path)
  }
}

const valueAt = (record: Record<string, unknown>, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | null)?.[name], record) ?? null
