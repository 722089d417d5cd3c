/** The demo's follow-up plans, and who is in them. */
import type { Types } from 'mongoose'
import { ContactStatus, type EnrollmentState, type EnrollmentStop } from 'openapi/codes'
import { EnrollmentModel } from '#api/entities/plan-enrollments/plan-enrollment.model.ts'
import { PlanSettingsModel } from '#api/entities/plan-settings/plan-settings.model.ts'
import { PlanModel, type StoredPlan } from '#api/entities/plans/plan.model.ts'
import { newStepId, starterPlans } from '#api/processes/plans/starter-plans.ts'
import type { Step } from '#api/rules/plans/step.ts'
import { addDays } from '#api/rules/calendar/days.ts'
import { demoToday, officeHour, weekdayFrom } from '#dev/demo/chance/calendar.ts'
import type { DemoContact } from './contacts.ts'

type Setting = { account: Types.ObjectId; createdBy: Types.ObjectId }

type Place = {
  state: EnrollmentState
  /** The step that comes next; null if it's over. */
  step: number | null
  /** How many days ago it started. */
  ago: number
  stop_reason?: EnrollmentStop
}

const PLACES: readonly Place[] = [
  { state: 'active', step: 2, ago: 0 },
  { state: 'active', step: 4, ago: 2 },
  { state: 'active', step: 4, ago: 3 },
  { state: 'active', step: 6, ago: 6 },
  { state: 'paused', step: 6, ago: 8 },
  { state: 'stopped', step: null, ago: 9, stop_reason: 'replied' },
  { state: 'stopped', step: null, ago: 12, stop_reason: 'called' },
  { state: 'stopped', step: null, ago: 15, stop_reason: 'replied' },
  { state: 'finished', step: null, ago: 30 },
]

/** Two plans to look at, with leads in one of them. Nothing of it was sent. */
export async function insertFollowUp({ account, createdBy }: Setting, contacts: readonly DemoContact[]): Promise<void> {
  await PlanSettingsModel.create({ _id: account, account, postal_address: '12 Elm Street, Hartford, CT 06103' })
  const [lead, visitor] = starterPlans.map(({ key: _key, steps, ...fields }) => ({
    ...fields,
    account,
    created_by: createdBy,
    shared: true,
    steps: steps.map((step) => ({ ...step, id: newStepId() }) as Step),
  }))
  if (!lead || !visitor) throw new Error('There are no starter plans')
  const plan = await new PlanModel(lead).save()
  await new PlanModel(visitor).save()
  const leads = contacts.filter(({ status, emails }) => status === ContactStatus.Contacted && emails.length > 0)
  const rows = PLACES.flatMap((place, n) => {
    const contact = leads[n]
    return contact ? [enrollmentOf(plan, contact, place)] : []
  })
  await EnrollmentModel.insertMany(rows)
}

function enrollmentOf(plan: StoredPlan, contact: DemoContact, { state, step, ago, stop_reason }: Place) {
  const today = demoToday()
  const started_at = officeHour(addDays(today, -ago))
  // A morning in Connecticut.
  const next_at = step === null ? null : new Date(`${weekdayFrom(addDays(today, 2))}T15:00:00.000Z`)
  return {
    account: plan.account,
    plan: plan._id,
    contact: contact._id,
    created_by: plan.created_by,
    created_at: started_at,
    state,
    step: step === null ? null : (plan.steps[step]?.id ?? null),
    arrived_at: step === null ? null : officeHour(addDays(today, -Math.min(ago, 1))),
    next_at,
    due_at: state === 'active' ? next_at : null,
    done: plan.steps.slice(0, step ?? 4).map(({ id }) => id),
    started_at,
    ended_at: step === null ? officeHour(addDays(today, 3 - ago)) : null,
    stop_reason: stop_reason ?? null,
  }
}
