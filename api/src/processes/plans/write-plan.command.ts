/** Saves follow-up plans as people ask for it. */
import type { PlanCreate, PlanUpdate } from 'openapi'
import { requireLabels } from '#entities/labels/label.policy.ts'
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
    await requireKnown(change, viewer, read)
    plan.set('steps', read)
    plan.markModified('steps')
  }
  const { start_on: starts } = fields
  if (starts) {
    await requireLabels(viewer, starts.labels, change.session, 'start_on.labels')
    await requireSources(change, viewer, starts.lead_sources)
  }
  plan.set(fields)
  if (paused !== undefined && paused !== (plan.paused_at !== null)) plan.paused_at = paused ? change.at : null
  await requireAddress(change, plan)
}

/** @throws 409 if the plan sends email by itself, and the account has no mailing address */
async function requireAddress({ session }: Change, { account, steps, start_on: starts }: PlanDocument): Promise<void> {
  const startsItself = [starts?.lead_sources, starts?.statuses, starts?.labels].some((list) => (list?.length ?? 0) > 0)
  if (!startsItself || !sendsEmail(steps)) return
  if ((await planSettingsOf(account, session)).postal_address === '') throw needsAddress()
}

async function requireKnown({ session }: Change, viewer: Viewer, steps: readonly Step[]): Promise<void> {
  for (const [at, step] of steps.entries()) {
    if (step.kind === 'task' && step.assignee)
      await requireMember(viewer, step.assignee, `steps.${at}.assignee`, session)
    // A label that was deleted since may stay: its step does nothing.
    if (step.kind === 'add_label') await requireLabels(viewer, [step.label], session, `steps.${at}.label`)
  }
}

async function requireSources({ session }: Change, viewer: Viewer, ids: readonly string[]): Promise<void> {
  const named = { $and: [leadSourceScope(viewer), { _id: { $in: ids.map(toId) } }] }
  const known = new Set((await LeadSourceModel.collection.distinct('_id', named, { session })).map(String))
  const stranger = ids.findIndex((id) => !known.has(id))
  if (stranger >= 0) throw invalid(`start_on.lead_sources.${stranger}`, 'isn’t one of your lead sources')
}
