/** Follow-up plans in a contact's timeline: that they started, what they sent, and that they ended. */
import type { Types } from 'mongoose'
import type { TimelineEntry } from 'openapi'
import { EnrollmentModel, type StoredEnrollment } from '#entities/plan-enrollments/plan-enrollment.model.ts'
import { PlanMailModel, type StoredPlanMail } from '#entities/plan-emails/plan-mail.model.ts'
import { PlanModel } from '#entities/plans/plan.model.ts'
import { newest } from './newest.query.ts'
import type { Asked, Row } from './row.ts'

type PlanEntry = Extract<TimelineEntry, { type: 'plan' }>

const NOTHING = { subject: '', text: '', mail_state: null, stop_reason: null } satisfies Partial<PlanEntry>

/** The emails that plans sent. */
export async function readPlanMails({ contact, behind, most }: Asked, rank: number): Promise<Row[]> {
  const rows = await newest<StoredPlanMail>(PlanMailModel, { contact }, { field: 'at', rank, behind, most }).toArray()
  const names = await namesOf(rows)
  return rows.map((one) => ({
    at: one.at,
    rank,
    id: one._id,
    people: [],
    entry: () => ({
      ...told(one._id, one.at, names.get(String(one.plan))),
      ...NOTHING,
      by: null,
      what: 'email',
      subject: one.subject,
      text: one.text,
      mail_state: one.state,
    }),
  }))
}

/** The plans that the contact was put on. */
export async function readPlanStarts({ contact, behind, most }: Asked, rank: number): Promise<Row[]> {
  const rows = await newest<StoredEnrollment>(
    EnrollmentModel,
    { contact },
    { field: 'started_at', rank, behind, most },
  ).toArray()
  const names = await namesOf(rows)
  return rows.map((one) => ({
    at: one.started_at,
    rank,
    id: one._id,
    people: [one.created_by],
    entry: ({ person }) => ({
      ...told(one._id, one.started_at, names.get(String(one.plan))),
      ...NOTHING,
      by: person(one.created_by),
      what: 'started',
    }),
  }))
}

/** The plans that have ended, and why. */
export async function readPlanEnds({ contact, behind, most }: Asked, rank: number): Promise<Row[]> {
  const over = { contact, ended_at: { $type: 'date' as const } }
  const rows = await newest<StoredEnrollment>(EnrollmentModel, over, {
    field: 'ended_at',
    rank,
    behind,
    most,
  }).toArray()
  const names = await namesOf(rows)
  return rows.map((one) => {
    const at = one.ended_at as Date
    return {
      at,
      rank,
      id: one._id,
      people: [],
      entry: () => ({
        ...told(one._id, at, names.get(String(one.plan))),
        ...NOTHING,
        by: null,
        what: one.state === 'finished' ? 'finished' : 'stopped',
        stop_reason: one.stop_reason ?? null,
      }),
    }
  })
}

const told = (id: Types.ObjectId, at: Date, plan = '') =>
  ({ type: 'plan', id: String(id), at: at.toISOString(), plan }) as const

async function namesOf(rows: readonly { plan: Types.ObjectId }[]): Promise<ReadonlyMap<string, string>> {
  if (rows.length === 0) return new Map()
  const found = await PlanModel.collection
    .find<{ _id: Types.ObjectId; name: string }>(
      { _id: { $in: rows.map(({ plan }) => plan) } },
      { projection: { name: 1 } },
    )
    .toArray()
  return new Map(found.map(({ _id, name }) => [String(_id), name]))
}
