/** Notes what happened to a contact that may start or end plans, in the transaction in which it happened. */
import type { ClientSession, Types } from 'mongoose'
import type { Followed } from '#entities/contacts/on-save/saved-contact-hooks.ts'
import { EnrollmentModel, OPEN } from '#entities/plan-enrollments/plan-enrollment.model.ts'
import { PlanTriggerModel, type StoredPlanTrigger } from '#entities/plan-enrollments/plan-trigger.model.ts'
import { PlanModel } from '#entities/plans/plan.model.ts'

type Tx = { session: ClientSession }
type Happened = Partial<Omit<StoredPlanTrigger, '_id' | 'account' | 'contact' | 'due_at'>>
type Of = { account: Types.ObjectId; contact: Types.ObjectId }

/** A contact got a status or labels, or is gone. */
export async function noteFollowed(tx: Tx, { contact, account, status, labels, gone }: Followed): Promise<void> {
  const of = { account, contact }
  const starts = [
    ...(status === null ? [] : [{ 'start_on.statuses': status }]),
    ...(labels.length === 0 ? [] : [{ 'start_on.labels': { $in: labels } }]),
  ]
  const isRule = starts.length > 0 && (await hasPlan(tx, { account, $or: starts }))
  const concerns = isRule || ((status !== null || gone) && (await isInPlan(tx, contact)))
  if (concerns) await noteTrigger(tx, of, { status, labels: [...labels], gone })
}

/** A contact asked something through a lead source. */
export async function noteInquiry(tx: Tx, of: Of, lead_source: Types.ObjectId): Promise<void> {
  if (await hasPlan(tx, { account: of.account, 'start_on.lead_sources': lead_source }))
    await noteTrigger(tx, of, { lead_source })
}

/** A contact replied, or someone talked with them. */
export async function noteTouch(tx: Tx, of: Of, happened: Pick<Happened, 'at' | 'replied' | 'minutes'>): Promise<void> {
  if (await isInPlan(tx, of.contact)) await noteTrigger(tx, of, happened)
}

/** Notes it. A process takes it a moment later. */
export async function noteTrigger({ session }: Tx, of: Of, happened: Happened): Promise<void> {
  const now = new Date()
  await PlanTriggerModel.create([{ ...of, at: now, due_at: now, ...happened }], { session })
}

const hasPlan = async ({ session }: Tx, asked: object): Promise<boolean> =>
  (await PlanModel.collection.findOne({ ...asked, deleted_at: null }, { session, projection: { _id: 1 } })) !== null

const isInPlan = async ({ session }: Tx, contact: Types.ObjectId): Promise<boolean> =>
  (await EnrollmentModel.collection.findOne({ contact, ...OPEN }, { session, projection: { _id: 1 } })) !== null
