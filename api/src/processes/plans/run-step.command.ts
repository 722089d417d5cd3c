/** Runs one step of a plan for one contact: its effect, and where they go on, in one transaction. */
import type { Types } from 'mongoose'
import type { EnrollmentStop } from 'openapi/codes'
import { type ContactDocument, ContactModel } from '#entities/contacts/contact.model.ts'
import { readConsent } from '#entities/email-blocks/email-consent.query.ts'
import { type EnrollmentDocument, EnrollmentModel } from '#entities/plan-enrollments/plan-enrollment.model.ts'
import { PlanTriggerModel } from '#entities/plan-enrollments/plan-trigger.model.ts'
import { PlanModel, type StoredPlan } from '#entities/plans/plan.model.ts'
import type { Change } from '#platform/events/change.ts'
import { stepAfter } from '#rules/plans/positions.ts'
import { sendsEmail, type Step } from '#rules/plans/step.ts'
import { queuePlanMail } from '#processes/plan-mail/queue-plan-mail.command.ts'
import { arrive, type Course, dueAt, readCourse, setDue, stop, zoneOf } from './move-on.command.ts'
import { setLabel, setStatus, taskFor } from './step-effects.command.ts'

/** Runs the step that is due at the instant `at`. Does nothing if it isn't any more. */
export async function runStep(change: Change, id: Types.ObjectId, at: Date): Promise<void> {
  const { session } = change
  const enrollment = await EnrollmentModel.findById(id, null, { session })
  if (enrollment?.state !== 'active' || !enrollment.next_at || enrollment.next_at > at) return
  // What happened to them comes first: it may end the plan.
  const happened = await PlanTriggerModel.exists({ contact: enrollment.contact }).session(session)
  if (happened) return
  const plan = await PlanModel.findById(enrollment.plan, null, { session })
  const contact = await ContactModel.findOne({ _id: enrollment.contact, merged_into: null }, null, { session })
  if (!plan || !contact) return end(change, enrollment, plan ? 'contact_deleted' : 'plan_deleted')
  const course = await readCourse(enrollment.account, session)
  const reason = await endOf(change, plan, contact)
  if (reason) return end(change, enrollment, reason, plan)
  const step = plan.steps.find((one) => one.id === enrollment.step)
  if (plan.paused_at || course.settings.paused_at || !step) {
    setDue(enrollment, plan, course)
    return change.saveDerived(enrollment)
  }
  // Their clock, or the quiet hours, may have changed since.
  const due = step.kind === 'email' ? dueAt(step, at, course, contact) : at
  if (due > at) {
    enrollment.next_at = due
    setDue(enrollment, plan, course)
    return change.saveDerived(enrollment)
  }
  await goOn(change, { enrollment, plan, contact, course, step, at })
}

type Running = {
  enrollment: EnrollmentDocument
  plan: StoredPlan
  contact: ContactDocument
  course: Course
  step: Step
  at: Date
}

async function goOn(change: Change, running: Running): Promise<void> {
  const { enrollment, plan, contact, course, step, at } = running
  enrollment.note = await effectOf(change, running)
  enrollment.done.push(step.id)
  const next = stepAfter(plan.steps, step.id, new Set(enrollment.done))
  arrive(enrollment, next, { at, course, plan, reader: contact })
  const op = enrollment.state === 'finished' ? 'finish' : 'step'
  await change.save(enrollment, { op, stream: contact._id, cause: plan.name })
}

/** Returns what the step couldn't do; empty if it did everything. */
async function effectOf(change: Change, { enrollment, plan, contact, course, step }: Running): Promise<string> {
  switch (step.kind) {
    case 'wait':
      return ''
    case 'task':
      return taskFor(change, { contact, step, timeZone: course.clock.timeZone })
    case 'email':
      return queuePlanMail(change, {
        enrollment,
        plan,
        contact,
        step,
        postal_address: course.settings.postal_address,
        time_zone: zoneOf(course, contact),
      })
    case 'status':
      return setStatus(change, { contact, status: step.status, plan })
    case 'add_label':
    case 'remove_label':
      return setLabel(change, { contact, label: step.label, isOn: step.kind === 'add_label', plan })
  }
}

/** Why the plan ends for the contact; null if it goes on. */
async function endOf({ session }: Change, plan: StoredPlan, contact: ContactDocument): Promise<EnrollmentStop | null> {
  if (plan.deleted_at) return 'plan_deleted'
  if (plan.stop_on.statuses.includes(contact.status)) return 'status'
  if (!sendsEmail(plan.steps)) return null
  const { optOut } = await readConsent(contact, session)
  return optOut ? 'opted_out' : null
}

/** The plan ends for them. */
export async function end(
  change: Change,
  enrollment: EnrollmentDocument,
  reason: EnrollmentStop,
  plan?: Pick<StoredPlan, 'name'> | null,
): Promise<void> {
  stop(enrollment, reason, change.at)
  await change.save(enrollment, { op: 'stop', stream: enrollment.contact, ...(plan && { cause: plan.name }) })
}
