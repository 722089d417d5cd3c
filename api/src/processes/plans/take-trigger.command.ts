/** Starts and ends plans because of something that happened to a contact. */
import { trusted, type Types } from 'mongoose'
import type { EnrollmentStop } from 'openapi/codes'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { mergedInto } from '#entities/contacts/merged.query.ts'
import { type EnrollmentDocument, EnrollmentModel, OPEN } from '#entities/plan-enrollments/plan-enrollment.model.ts'
import { PlanTriggerModel, type StoredPlanTrigger } from '#entities/plan-enrollments/plan-trigger.model.ts'
import { PlanModel, type StoredPlan } from '#entities/plans/plan.model.ts'
import type { Change } from '#platform/events/change.ts'
import { sendsEmail } from '#rules/plans/step.ts'
import { readCourse } from './move-on.command.ts'
import { end } from './run-step.command.ts'
import { holdPlan, startFor } from './start-plan.command.ts'

/** Takes it, once. */
export async function takeTrigger(change: Change, _id: Types.ObjectId): Promise<void> {
  const { session } = change
  const trigger = await PlanTriggerModel.findOneAndDelete({ _id }, { session }).lean<StoredPlanTrigger>()
  if (!trigger) return
  const people = await openOf(change, trigger.contact)
  if (trigger.gone) await leaveContact(change, trigger.contact, people)
  for (const one of people) {
    const plan = await PlanModel.findById(one.plan, null, { session })
    const reason = plan && one.step !== null && endedBy(trigger, plan, one)
    if (reason) await end(change, one, reason, plan)
  }
  await startByRule(change, trigger)
}

const openOf = ({ session }: Change, contact: Types.ObjectId): Promise<EnrollmentDocument[]> =>
  EnrollmentModel.find({ contact, step: trusted(OPEN.step) }, null, { session })

/** Why it ends a plan for the contact; null if it doesn't. What happened before the plan started doesn't count. */
function endedBy(trigger: StoredPlanTrigger, plan: StoredPlan, one: EnrollmentDocument): EnrollmentStop | null {
  const { reply, call_minutes: least, statuses } = plan.stop_on
  if (trigger.at < one.started_at) return null
  if (trigger.opted_out && sendsEmail(plan.steps)) return 'opted_out'
  if (trigger.status !== null && trigger.status !== undefined && statuses.includes(trigger.status)) return 'status'
  if (trigger.replied && reply) return 'replied'
  return least && (trigger.minutes ?? 0) >= least ? 'called' : null
}

/** The plans of a merged contact go on for the one that it was merged into, unless that is in them already. */
async function leaveContact(change: Change, contact: Types.ObjectId, people: EnrollmentDocument[]): Promise<void> {
  const into = await mergedInto(contact, change.session)
  const isThere = into ?? (await ContactModel.exists({ _id: contact }).session(change.session))
  if (!isThere) for (const one of people) await end(change, one, 'contact_deleted')
  if (!into) return
  const there = new Set((await openOf(change, into)).map(({ plan }) => String(plan)))
  for (const one of people) {
    if (there.has(String(one.plan))) await end(change, one, 'contact_merged')
    else {
      one.contact = into
      await change.save(one, { op: 'move', stream: into })
    }
  }
}

async function startByRule(
  change: Change,
  { account, contact: id, lead_source, status, labels }: StoredPlanTrigger,
): Promise<void> {
  const { session } = change
  const rules = [
    ...(lead_source ? [{ 'start_on.lead_sources': lead_source }] : []),
    ...(typeof status === 'number' ? [{ 'start_on.statuses': status }] : []),
    ...(labels.length > 0 ? [{ 'start_on.labels': { $in: labels } }] : []),
  ]
  if (rules.length === 0) return
  const contact = await ContactModel.findOne({ _id: id, merged_into: null }, null, { session }).lean()
  if (!contact || contact.sample) return
  const plans = await PlanModel.collection
    .find<StoredPlan>({ account, deleted_at: null, $or: rules }, { session })
    .sort({ _id: 1 })
    .toArray()
  const course = await readCourse(account, session)
  for (const plan of plans) {
    if (plan.paused_at || plan.steps.length === 0) continue
    if (sendsEmail(plan.steps) && course.settings.postal_address === '') continue
    await holdPlan(change, plan)
    await startFor(change, { plan, contact, course, by_rule: true })
  }
}
