/** Starts a follow-up plan for contacts. */
import type { ClientSession } from 'mongoose'
import type { StoredContact } from '#entities/contacts/contact.model.ts'
import { readConsent } from '#entities/email-blocks/email-consent.query.ts'
import { EnrollmentModel, OPEN } from '#entities/plan-enrollments/plan-enrollment.model.ts'
import { PlanModel, type StoredPlan } from '#entities/plans/plan.model.ts'
import type { Change } from '#platform/events/change.ts'
import { stepFrom } from '#rules/plans/positions.ts'
import { sendsEmail } from '#rules/plans/step.ts'
import { arrive, type Course } from './move-on.command.ts'

type Start = { plan: StoredPlan; contact: StoredContact; course: Course; by_rule: boolean }

/** Starts it for one contact. Returns why it didn't, to follow their name; null if it did. */
export async function startFor(change: Change, { plan, contact, course, by_rule }: Start): Promise<string | null> {
  const { session, at } = change
  const reason = await refusalOf(plan, contact, session)
  if (reason) return reason
  const { _id, account } = contact
  const enrollment = new EnrollmentModel({ account, plan: plan._id, contact: _id, started_at: at, by_rule })
  const first = stepFrom(plan.steps, 0, new Set())
  arrive(enrollment, first, { at, course, plan, reader: contact })
  await change.save(enrollment, { op: 'start', stream: _id, cause: plan.name })
  return null
}

/** So that starting a plan and pausing it don't cross: both write it. */
export async function holdPlan({ session, at }: Change, { _id }: Pick<StoredPlan, '_id'>): Promise<void> {
  await PlanModel.collection.updateOne({ _id }, { $set: { last_start: at } }, { session })
}

async function refusalOf(plan: StoredPlan, contact: StoredContact, session: ClientSession): Promise<string | null> {
  const { _id } = contact
  const isIn = await EnrollmentModel.collection.findOne(
    { contact: _id, plan: plan._id, ...OPEN },
    { session, projection: { _id: 1 } },
  )
  if (isIn) return 'is already in this plan'
  if (plan.stop_on.statuses.includes(contact.status)) return 'has a status that ends this plan'
  if (!sendsEmail(plan.steps)) return null
  const { optOut, usable } = await readConsent(contact, session)
  if (optOut) return 'opted out of email'
  if (usable) return null
  return contact.emails.length === 0 ? 'has no email address' : 'has no email address that works'
}
