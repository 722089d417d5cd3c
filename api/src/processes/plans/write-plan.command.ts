/** Saves follow-up plans as people ask for it. */
import type { Types } from 'mongoose'
import type { PlanCreate, PlanUpdate } from 'openapi'
import { LabelModel } from '#entities/labels/label.model.ts'
import { labelScope } from '#entities/labels/label.policy.ts'
import { LeadSourceModel } from '#entities/lead-sources/lead-source.model.ts'
import { leadSourceScope } from '#entities/lead-sources/lead-source.policy.ts'
import { planSettingsOf } from '#entities/plan-settings/plan-settings.model.ts'
import { type PlanDocument, PlanModel } from '#entities/plans/plan.model.ts'
import { requireMember } from '#entities/users/user.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict, forbidden, invalid } from '#platform/http/errors.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import { sendsEmail, type Step } from '#rules/plans/step.ts'
import { readSteps } from './read-steps.ts'

/** More than anyone keeps track of. */
const MOST_PLANS = 100

/** 409: US law wants a mailing address in every email that isn't about a deal. */
export const needsAddress = () =>
  conflict(
    'Add your brokerage’s mailing address first',
    'Emails from plans must have it at the bottom. An owner or admin adds it under Plans, Email settings.',
  )

/**
 * Creates a plan, and does not save it yet.
 * @throws 400 naming a field, 403 for sharing it, 409 if there are too many
 */
export async function newPlan(change: Change, viewer: Viewer, body: PlanCreate): Promise<PlanDocument> {
  const kept = { account: viewer.account, deleted_at: null }
  if ((await PlanModel.countDocuments(kept, { session: change.session })) >= MOST_PLANS)
    throw conflict(`There are ${MOST_PLANS} plans already`, 'Delete one that you no longer use first.')
  const plan = new PlanModel({ account: viewer.account, created_by: viewer.id, name: body.name })
  await setPlan(change, viewer, plan, body)
  return plan
}

/**
 * Sets the given fields of a plan, and does not save it yet.
 * @throws 400 naming a field, 403 for sharing it, 409 without a mailing address if it sends email by itself
 */
export async function setPlan(
  change: Change,
  viewer: Viewer,
  plan: PlanDocument,
  { steps, paused, ...fields }: PlanUpdate,
): Promise<void> {
  if (fields.shared !== undefined && fields.shared !== plan.shared && !seesAll(viewer))
    throw forbidden('Only owners and admins share plans')
  if (steps) {
    const read = readSteps(steps)
    await requireKnown(change, viewer, read, new Set(plan.steps.map(namedBy)))
    plan.set('steps', read)
    plan.markModified('steps')
  }
  const { start_on: starts } = fields
  if (starts) {
    const before = new Set([...plan.start_on.labels, ...plan.start_on.lead_sources].map(String))
    const places = (list: 'labels' | 'lead_sources'): Place[] =>
      starts[list].map((id, at) => ({ field: `start_on.${list}.${at}`, id })).filter(({ id }) => !before.has(id))
    await requireLabelsAt(change, viewer, places('labels'))
    await requireSourcesAt(change, viewer, places('lead_sources'))
  }
  plan.set(fields)
  if (paused !== undefined && paused !== (plan.paused_at !== null)) plan.paused_at = paused ? change.at : null
  await requireAddress(change, plan)
}

/** @throws 409 if the plan sends email by itself, and the account has no mailing address */
async function requireAddress({ session }: Change, { account, steps, start_on: starts }: PlanDocument): Promise<void> {
  const startsItself = [starts.lead_sources, starts.statuses, starts.labels].some((list) => list.length > 0)
  if (!startsItself || !sendsEmail(steps)) return
  if ((await planSettingsOf(account, session)).postal_address === '') throw needsAddress()
}

type Place = { field: string; id: string }

/** The label or the person that a step names. */
const namedBy = (step: Step): string =>
  step.kind === 'task' ? (step.assignee ?? '') : step.kind === 'add_label' ? step.label : ''

/** What the plan named before may be gone: its step then does nothing, or the task goes to someone else. */
async function requireKnown(
  change: Change,
  viewer: Viewer,
  steps: readonly Step[],
  before: ReadonlySet<string>,
): Promise<void> {
  const labels: Place[] = []
  for (const [at, step] of steps.entries()) {
    if (before.has(namedBy(step))) continue
    if (step.kind === 'task' && step.assignee)
      await requireMember(viewer, step.assignee, `steps.${at}.assignee`, change.session)
    if (step.kind === 'add_label') labels.push({ field: `steps.${at}.label`, id: step.label })
  }
  await requireLabelsAt(change, viewer, labels)
}

const requireLabelsAt = ({ session }: Change, viewer: Viewer, places: readonly Place[]) =>
  requireAt(places, 'isn’t one of your labels', (ids) =>
    LabelModel.collection.distinct('_id', { $and: [labelScope(viewer), { _id: { $in: ids } }] }, { session }),
  )

const requireSourcesAt = ({ session }: Change, viewer: Viewer, places: readonly Place[]) =>
  requireAt(places, 'isn’t one of your lead sources', (ids) =>
    LeadSourceModel.collection.distinct('_id', { $and: [leadSourceScope(viewer), { _id: { $in: ids } }] }, { session }),
  )

/** @throws 400 naming the first place whose record isn't there */
async function requireAt(
  places: readonly Place[],
  reason: string,
  find: (ids: Types.ObjectId[]) => Promise<unknown[]>,
): Promise<void> {
  if (places.length === 0) return
  const known = new Set((await find(places.map(({ id }) => toId(id)))).map(String))
  const stranger = places.find(({ id }) => !known.has(id))
  if (stranger) throw invalid(stranger.field, reason)
}
