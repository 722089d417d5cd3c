/**
 * Runs follow-up plans. What is due is leased, so that processes don't take the same, and one that is killed is followed by
 * another. Each step is one transaction that has its effect and moves on, so it happens once (docs/decisions/follow-up-plans.md).
 */
import type { Types } from 'mongoose'
import type { Logger } from 'pino'
import { EnrollmentModel, type StoredEnrollment } from '#entities/plan-enrollments/plan-enrollment.model.ts'
import { PlanTriggerModel, type StoredPlanTrigger } from '#entities/plan-enrollments/plan-trigger.model.ts'
import { type Change, change } from '#platform/events/change.ts'
import { runStep } from './run-step.command.ts'
import { takeTrigger } from './take-trigger.command.ts'

/** By then, another process tries. */
const LEASE_MS = 60_000

/**
 * Takes what happened to contacts, then runs the steps that are due at the instant `at`. Returns how many. What fails is tried
 * again once its lease is over, and holds up nothing else.
 */
export async function runPlans(logger: Logger, at = new Date(), signal?: AbortSignal): Promise<number> {
  let count = 0
  const until = new Date(at.getTime() + LEASE_MS)
  for (;;) {
    if (signal?.aborted) return count
    const trigger = await leaseTrigger(at, until)
    const enrollment = trigger ? null : await leaseEnrollment(at, until)
    const one = trigger ?? enrollment
    if (!one) return count
    const id = one._id
    if (trigger) await attempt(logger, one, `trigger-${String(id)}`, (tx) => takeTrigger(tx, id))
    else await attempt(logger, one, `plan-${String(id)}`, (tx) => runStep(tx, id, at))
    count++
  }
}

const leaseTrigger = (at: Date, until: Date): Promise<StoredPlanTrigger | null> =>
  PlanTriggerModel.collection.findOneAndUpdate(
    { due_at: { $lte: at } },
    { $set: { due_at: until } },
    { sort: { due_at: 1 } },
  ) as Promise<StoredPlanTrigger | null>

const leaseEnrollment = (at: Date, until: Date): Promise<StoredEnrollment | null> =>
  EnrollmentModel.collection.findOneAndUpdate(
    { due_at: { $type: 'date', $lte: at } },
    { $set: { due_at: until } },
    { sort: { due_at: 1 } },
  ) as Promise<StoredEnrollment | null>

type Leased = { _id: Types.ObjectId; account: Types.ObjectId }

async function attempt(
  logger: Logger,
  { _id, account }: Leased,
  requestId: string,
  work: (tx: Change) => Promise<void>,
): Promise<void> {
  try {
    await change({ id: null, account, requestId }, work)
  } catch (error) {
    logger.error({ err: error, plan_work: String(_id) }, 'a step of a plan didn’t run yet')
  }
}
