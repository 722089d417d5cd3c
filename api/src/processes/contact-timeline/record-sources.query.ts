/** The rows of records that belong to the contact. */
import type { Types } from 'mongoose'
import type { TimelineAssignment } from 'openapi'
import { ActivityKind, type TimelineKind } from 'openapi/codes'
import { ActivityModel, type StoredActivity } from '#entities/activities/activity.model.ts'
import { FileModel, type StoredFile } from '#entities/files/file.model.ts'
import { InquiryModel, type StoredInquiry } from '#entities/inquiries/inquiry.model.ts'
import { leadSourceNames } from '#entities/lead-sources/lead-source-names.query.ts'
import { NoteModel, type StoredNote } from '#entities/notes/note.model.ts'
import { type StoredTask, TaskModel } from '#entities/tasks/task.model.ts'
import { taskScope } from '#entities/tasks/task.policy.ts'
import { newest } from './newest.query.ts'
import type { Asked, Names, Row } from './row.ts'

export const ACTIVITIES: readonly TimelineKind[] = Object.values(ActivityKind)

/** Logged activities. */
export async function readActivities({ contact, kinds, behind, most }: Asked, rank: number): Promise<Row[]> {
  const some = kinds && { kind: { $in: ACTIVITIES.filter((kind) => kinds.has(kind)) } }
  const rows = await newest<StoredActivity>(
    ActivityModel,
    { contact, deleted_at: null, ...some },
    { field: 'at', rank, behind, most },
  ).toArray()
  return rows.map((one) => ({
    at: one.at,
    rank,
    id: one._id,
    people: [one.created_by],
    deal: one.deal,
    entry: ({ person, deal }) => ({
      type: 'activity',
      id: String(one._id),
      at: one.at.toISOString(),
      by: person(one.created_by),
      kind: one.kind,
      direction: one.direction ?? null,
      outcome: one.outcome ?? null,
      minutes: one.minutes ?? null,
      body: one.body,
      text: one.text,
      deal: deal(one.deal),
      edited_at: one.edited_at?.toISOString() ?? null,
      version: one.version,
    }),
  }))
}

/** Inquiries, with the source and what the rules decided. */
export async function readInquiries({ contact, behind, most }: Asked, rank: number): Promise<Row[]> {
  const rows = await newest<StoredInquiry>(
    InquiryModel,
    { contact },
    { field: 'asked_at', rank, behind, most },
  ).toArray()
  const names = await leadSourceNames(rows.map(({ lead_source: id }) => id))
  return rows.map((one) => ({
    at: one.asked_at,
    rank,
    id: one._id,
    people: [...(one.assignment?.users ?? []), ...(one.assignment?.skipped ?? []).map(({ user }) => user)],
    entry: ({ person }) => ({
      type: 'inquiry',
      id: String(one._id),
      at: one.asked_at.toISOString(),
      source: names.get(String(one.lead_source)) ?? '',
      kind: one.kind,
      message: one.message,
      property: one.property,
      language: one.language ?? null,
      campaign: one.campaign,
      page: one.page,
      referrer: one.referrer,
      made_contact: one.made_contact,
      assignment: one.assignment ? namedAssignment(one.assignment, person) : null,
    }),
  }))
}

/** With the names of the people. */
function namedAssignment(
  { rule, way, users, skipped }: NonNullable<StoredInquiry['assignment']>,
  person: Names['person'],
): TimelineAssignment {
  const name = (user: Types.ObjectId) => person(user)?.name ?? ''
  return {
    rule,
    way: way ?? null,
    people: users.map(name),
    skipped: skipped.flatMap(({ rule: of, user, reason }) =>
      reason ? [{ rule: of, person: name(user), reason }] : [],
    ),
  }
}

/** Notes about the contact. */
export async function readNotes({ contact, behind, most }: Asked, rank: number): Promise<Row[]> {
  const rows = await newest<StoredNote>(
    NoteModel,
    { contact, deleted_at: null },
    { field: 'created_at', rank, behind, most },
  ).toArray()
  return rows.map((one) => ({
    at: one.created_at,
    rank,
    id: one._id,
    people: [one.created_by],
    entry: ({ person }) => ({
      type: 'note',
      id: String(one._id),
      at: one.created_at.toISOString(),
      by: person(one.created_by),
      body: one.body,
      text: one.text,
      pinned: one.pinned,
      edited_at: one.edited_at?.toISOString() ?? null,
      version: one.version,
    }),
  }))
}

/** Files of the contact. */
export async function readFiles({ contact, behind, most }: Asked, rank: number): Promise<Row[]> {
  const rows = await newest<StoredFile>(
    FileModel,
    { contact, deleted_at: null },
    { field: 'created_at', rank, behind, most },
  ).toArray()
  return rows.map((one) => ({
    at: one.created_at,
    rank,
    id: one._id,
    people: [one.created_by],
    entry: ({ person }) => ({
      type: 'file',
      id: String(one._id),
      at: one.created_at.toISOString(),
      by: person(one.created_by),
      name: one.name,
      file_type: one.type,
      size: one.size,
      preview: one.preview,
    }),
  }))
}

/** Finished tasks. Those that did not apply were not done. */
export async function readTasks({ viewer, contact, behind, most }: Asked, rank: number): Promise<Row[]> {
  const done = { contact, completed_at: { $type: 'date' }, not_applicable_reason: null }
  const rows = await newest<StoredTask>(
    TaskModel,
    { $and: [done, taskScope(viewer)] },
    { field: 'completed_at', rank, behind, most },
  )
    .hint({ contact: 1, completed_at: -1, _id: -1 })
    .toArray()
  return rows.map((one) => {
    const at = one.completed_at as Date
    return {
      at,
      rank,
      id: one._id,
      people: [one.assignee],
      deal: one.deal,
      entry: ({ person, deal }) => ({
        type: 'task',
        id: String(one._id),
        at: at.toISOString(),
        by: person(one.assignee),
        title: one.title,
        kind: one.kind,
        deal: deal(one.deal),
      }),
    }
  })
}
