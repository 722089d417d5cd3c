/**
 * What a timeline is merged of. Each source reads its next rows by an index that begins with the contact, newest first; the
 * deals of a contact are few, and are read whole.
 */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import type { TimelineAssignment } from 'openapi'
import type { TimelineKind } from 'openapi/codes'
import { ActivityKind } from 'openapi/codes'
import { ActivityModel, type StoredActivity } from '#entities/activities/activity.model.ts'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import { FileModel, type StoredFile } from '#entities/files/file.model.ts'
import { InquiryModel, type StoredInquiry } from '#entities/inquiries/inquiry.model.ts'
import { leadSourceNames } from '#entities/lead-sources/lead-source-names.query.ts'
import { MilestoneModel, type StoredMilestone } from '#entities/milestones/milestone.model.ts'
import { NoteModel, type StoredNote } from '#entities/notes/note.model.ts'
import { PortalModel, type StoredPortal } from '#entities/portals/portal.model.ts'
import { type StoredTask, TaskModel } from '#entities/tasks/task.model.ts'
import { taskScope } from '#entities/tasks/task.policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { readChanges } from './changes.query.ts'
import { readPlanEnds, readPlanMails, readPlanStarts } from './plan-sources.query.ts'
import { readJoined } from './joined-deals.query.ts'
import { after, compare, type Position } from './position.ts'
import type { Names, Row } from './row.ts'

export type SeenDeal = Pick<StoredDeal, '_id' | 'name' | 'parties' | 'created_at' | 'created_by'>

export type Asked = {
  viewer: Viewer
  contact: Types.ObjectId
  /** The deals that the contact is on and the viewer sees. */
  deals: Promise<readonly SeenDeal[]>
  kinds: ReadonlySet<TimelineKind> | null
  behind: Position | null
  most: number
}

type Read = (asked: Asked, rank: number) => Promise<Row[]>

const ACTIVITIES: readonly TimelineKind[] = Object.values(ActivityKind)

/** In the order in which they are shown if two things happened at the same instant. */
const SOURCES: readonly { kinds: readonly TimelineKind[]; read: Read }[] = [
  { kinds: ACTIVITIES, read: readActivities },
  { kinds: ['inquiry'], read: readInquiries },
  { kinds: ['note'], read: readNotes },
  { kinds: ['file'], read: readFiles },
  { kinds: ['task'], read: readTasks },
  { kinds: ['plan'], read: readPlanEnds },
  { kinds: ['plan'], read: readPlanMails },
  { kinds: ['plan'], read: readPlanStarts },
  { kinds: ['change'], read: readChanges },
  { kinds: ['milestone'], read: readMilestones },
  { kinds: ['deal'], read: readJoined },
  { kinds: ['portal'], read: readVisits },
]

/** The next rows of each source that has some of the kinds. */
export const readSources = (asked: Asked): Promise<Row[][]> =>
  Promise.all(
    SOURCES.flatMap(({ kinds, read }, rank) =>
      asked.kinds === null || kinds.some((kind) => asked.kinds?.has(kind)) ? [read(asked, rank)] : [],
    ),
  )

async function readActivities({ contact, kinds, behind, most }: Asked, rank: number): Promise<Row[]> {
  const some = kinds && { kind: { $in: ACTIVITIES.filter((kind) => kinds.has(kind)) } }
  const rows = await ActivityModel.collection
    .find<StoredActivity>({ contact, deleted_at: null, ...some, ...after(behind, rank, 'at') })
    .sort({ at: -1, _id: -1 })
    .limit(most)
    .toArray()
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

async function readInquiries({ contact, behind, most }: Asked, rank: number): Promise<Row[]> {
  const rows = await InquiryModel.collection
    .find<StoredInquiry>({ contact, ...after(behind, rank, 'asked_at') })
    .sort({ asked_at: -1, _id: -1 })
    .limit(most)
    .toArray()
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
      campaign: one.campaign,
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

async function readNotes({ contact, behind, most }: Asked, rank: number): Promise<Row[]> {
  const rows = await NoteModel.collection
    .find<StoredNote>({ contact, deleted_at: null, ...after(behind, rank, 'created_at') })
    .sort({ created_at: -1, _id: -1 })
    .limit(most)
    .toArray()
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

async function readFiles({ contact, behind, most }: Asked, rank: number): Promise<Row[]> {
  const rows = await FileModel.collection
    .find<StoredFile>({ contact, deleted_at: null, ...after(behind, rank, 'created_at') })
    .sort({ created_at: -1, _id: -1 })
    .limit(most)
    .toArray()
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
async function readTasks({ viewer, contact, behind, most }: Asked, rank: number): Promise<Row[]> {
  const done = { contact, completed_at: { $type: 'date' }, not_applicable_reason: null }
  const rows = await TaskModel.collection
    .find<StoredTask>({ $and: [done, taskScope(viewer), after(behind, rank, 'completed_at')] })
    .hint({ contact: 1, completed_at: -1, _id: -1 })
    .sort({ completed_at: -1, _id: -1 })
    .limit(most)
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

async function readMilestones({ deals: reading, behind, most }: Asked, rank: number): Promise<Row[]> {
  const deals = await reading
  if (deals.length === 0) return []
  const reached = { deal: { $in: deals.map(({ _id }) => _id) }, completed_at: { $type: 'date' } }
  const rows = await MilestoneModel.collection
    .find<StoredMilestone>({ $and: [reached, after(behind, rank, 'completed_at')] })
    .sort({ completed_at: -1, _id: -1 })
    .limit(most)
    .toArray()
  return rows.map((one) => {
    const at = one.completed_at as Date
    return {
      at,
      rank,
      id: one._id,
      people: [],
      deal: one.deal,
      entry: ({ deal }) => ({
        type: 'milestone',
        id: String(one._id),
        at: at.toISOString(),
        name: one.name,
        deal: dealIn(deal(one.deal)),
      }),
    }
  })
}

/** The last visit of each portal. */
async function readVisits({ contact, deals: reading, behind, most }: Asked, rank: number): Promise<Row[]> {
  const deals = await reading
  if (deals.length === 0) return []
  const seen: Document = { contact, deal: { $in: deals.map(({ _id }) => _id) }, last_seen_at: { $type: 'date' } }
  const portals = await PortalModel.collection.find<StoredPortal>(seen).toArray()
  return portals
    .map((one): Row => {
      const at = one.last_seen_at as Date
      return {
        at,
        rank,
        id: one._id,
        people: [],
        deal: one.deal,
        entry: ({ deal }) => ({
          type: 'portal',
          id: String(one._id),
          at: at.toISOString(),
          deal: dealIn(deal(one.deal)),
        }),
      }
    })
    .filter((row) => !behind || compare(behind, row) < 0)
    .toSorted(compare)
    .slice(0, most)
}

/** The deal of a row that has one. */
function dealIn<T>(deal: T | null): T {
  if (!deal) throw new Error('A row of a timeline names a deal that was not read')
  return deal
}
