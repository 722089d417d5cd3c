/** What all follow-up plans of an account keep to, and pausing all of them. */
import type { PlanSettings } from 'openapi'
import { EnrollmentModel, OPEN } from '#entities/plan-enrollments/plan-enrollment.model.ts'
import { type PlanSettingsDocument, planSettingsOf } from '#entities/plan-settings/plan-settings.model.ts'
import { PlanModel } from '#entities/plans/plan.model.ts'
import { type Change, write } from '#platform/events/change.ts'
import { preconditionFailed } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { roles, teamMembers } from '#platform/http/policy.ts'
import { Json } from '#platform/json/wire.ts'
import { nextVersion } from '#platform/records/record.ts'

export const planSettingsRoutes: Operation[] = [
  operation('getPlanSettings', teamMembers, getPlanSettings),
  operation('updatePlanSettings', roles('owner', 'admin'), updatePlanSettings),
]

async function getPlanSettings({ viewer }: Request<'getPlanSettings'>): Promise<Answer<'getPlanSettings'>> {
  return { status: 200, body: presented(await planSettingsOf(viewer.account)) }
}

async function updatePlanSettings(request: Request<'updatePlanSettings'>): Promise<Answer<'updatePlanSettings'>> {
  const { viewer, body, ifMatch } = request
  const { paused, ...fields } = body
  return write(request, async (change) => {
    const settings = await planSettingsOf(viewer.account, change.session)
    if (ifMatch !== undefined && ifMatch !== changesOf(settings)) throw preconditionFailed()
    settings.set(fields)
    if (paused !== undefined && paused !== (settings.paused_at !== null)) settings.paused_at = paused ? change.at : null
    await saveSettings(change, settings)
    return { status: 200, body: presented(settings) }
  })
}

/** Saves the settings, and holds everyone in every plan, or lets them go on. */
export async function saveSettings(
  change: Change,
  settings: PlanSettingsDocument,
  told: { op?: string; cause?: string } = {},
): Promise<void> {
  const isSwitched = settings.isModified('paused_at')
  const hasNewHours = HOURS.some((field) => settings.isModified(field))
  await change.save(settings, told)
  if (hasNewHours) await lookAgain(change, settings)
  if (!isSwitched) return
  const { session, at } = change
  const { account } = settings
  const held = await PlanModel.collection.distinct('_id', { account, paused_at: { $type: 'date' } }, { session })
  const goes = { $and: [{ $eq: ['$state', 'active'] }, { $not: [{ $in: ['$plan', held] }] }] }
  const due_at = settings.paused_at ? null : { $cond: [goes, '$next_at', null] }
  await EnrollmentModel.collection.updateMany(
    { account, ...OPEN },
    [{ $set: { due_at, ...nextVersion(at, 'derived') } }],
    { session },
  )
}

const HOURS = ['quiet_from', 'quiet_until', 'sundays'] as const

/**
 * An email waits for nothing but quiet hours. So those that wait are due when they came, and the run that takes them works out
 * anew when they leave.
 */
async function lookAgain({ session, at }: Change, { account }: PlanSettingsDocument): Promise<void> {
  const plans = await PlanModel.find({ account, 'steps.kind': 'email' }, { steps: 1 }, { session }).lean()
  const emails = plans.flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'email').map(({ id }) => id))
  await EnrollmentModel.collection.updateMany(
    { account, step: { $in: emails }, next_at: { $gt: at } },
    [
      {
        $set: {
          next_at: '$arrived_at',
          due_at: { $cond: [{ $eq: ['$due_at', null] }, null, '$arrived_at'] },
          ...nextVersion(at, 'derived'),
        },
      },
    ],
    { session },
  )
}

/** The version that readers see: how often the settings were changed. The usual ones and those saved once differ. */
const changesOf = ({ isNew, version }: PlanSettingsDocument): number => (isNew ? 0 : version + 1)

function presented(settings: PlanSettingsDocument): Json<PlanSettings> {
  const { postal_address, quiet_from, quiet_until, sundays, paused_at } = settings
  const shown = {
    version: changesOf(settings),
    postal_address,
    quiet_from,
    quiet_until,
    sundays,
    paused_at: paused_at?.toISOString() ?? null,
  }
  return new Json<PlanSettings>(JSON.stringify(shown), shown.version)
}
