/** Where someone in a plan goes on, and when. These set the fields of an enrollment; the caller saves it. */
import type { ClientSession, Types } from 'mongoose'
import type { EnrollmentStop } from 'openapi/codes'
import { accountCalendar } from '#entities/accounts/account-calendar.ts'
import { AccountModel } from '#entities/accounts/account.model.ts'
import type { StoredContact } from '#entities/contacts/contact.model.ts'
import type { EnrollmentDocument } from '#entities/plan-enrollments/plan-enrollment.model.ts'
import { planSettingsOf, type StoredPlanSettings } from '#entities/plan-settings/plan-settings.model.ts'
import type { StoredPlan } from '#entities/plans/plan.model.ts'
import type { Step } from '#rules/plans/step.ts'
import { type Clock, endOfWait, outOfQuietHours } from '#rules/plans/waits.ts'
import { zoneOfReader } from '#rules/plans/zone-of-reader.ts'

/** What an account's plans go by. */
export type Course = {
  clock: Clock
  settings: Pick<StoredPlanSettings, 'quiet_from' | 'quiet_until' | 'sundays' | 'paused_at' | 'postal_address'>
}

/** The account's hours and settings, by which its plans move on. */
export async function readCourse(account: Types.ObjectId, session?: ClientSession): Promise<Course> {
  const found = await AccountModel.findById(account, null, session && { session }).lean()
  return { clock: accountCalendar(found), settings: await planSettingsOf(account, session) }
}

type Reader = Pick<StoredContact, 'address'>

/** The clock that the reader lives by; the account's if their address doesn't say. */
export const zoneOf = ({ clock }: Course, { address }: Reader): string =>
  zoneOfReader({ state: address?.state ?? null, zip: address?.zip ?? null }) ?? clock.timeZone

/** When a step is due that someone has come to at an instant. */
export function dueAt(step: Step, at: Date, course: Course, reader: Reader): Date {
  if (step.kind === 'wait') return endOfWait(step, at, course.clock)
  return step.kind === 'email' ? outOfQuietHours(at, course.settings, zoneOf(course, reader)) : at
}

type Held = Pick<StoredPlan, 'paused_at'>

/** They have come to the step; the plan is over for them if there is none. */
export function arrive(
  enrollment: EnrollmentDocument,
  step: Step | null,
  { at, course, plan, reader }: { at: Date; course: Course; plan: Held; reader: Reader },
): void {
  if (!step) return finish(enrollment, at)
  enrollment.set({ step: step.id, arrived_at: at, next_at: dueAt(step, at, course, reader) })
  setDue(enrollment, plan, course)
}

/** A process takes it when it is due, unless it, its plan or the whole account is paused. */
export function setDue(enrollment: EnrollmentDocument, plan: Held, { settings }: Course): void {
  const isHeld = enrollment.state !== 'active' || plan.paused_at || settings.paused_at
  enrollment.due_at = isHeld ? null : (enrollment.next_at ?? null)
}

const OVER = { step: null, arrived_at: null, next_at: null, due_at: null }

function finish(enrollment: EnrollmentDocument, at: Date): void {
  enrollment.set({ ...OVER, state: 'finished', ended_at: at })
}

/** The plan ends for them before its last step. */
export function stop(enrollment: EnrollmentDocument, reason: EnrollmentStop, at: Date): void {
  enrollment.set({ ...OVER, state: 'stopped', stop_reason: reason, ended_at: at })
}
