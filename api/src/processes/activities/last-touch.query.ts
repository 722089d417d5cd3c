/** Works out when contacts were first and last contacted, and how, and last called (docs/decisions/last-contacted-is-worked-out.md). */
import type { ClientSession, Types } from 'mongoose'
import { ActivityDirection, ActivityKind, Progress, TaskKind } from 'openapi/codes'
import { ActivityModel, type StoredActivity } from '#entities/activities/activity.model.ts'
import { type StoredTask, TaskModel } from '#entities/tasks/task.model.ts'

export type Touches = {
  first_touch_at: Date | null
  last_touch_at: Date | null
  last_touch_kind: ActivityKind | null
  last_touch_direction: ActivityDirection | null
  last_call_at: Date | null
}

const NEVER = { first_touch_at: null, last_touch_at: null, last_touch_kind: null, last_touch_direction: null }

type Found = { at: Date; kind: ActivityKind; direction: ActivityDirection | null }

/** The first and the last of the activities that count, and of the calls and emails among the contact's finished tasks. */
export async function touchesOf(contact: Types.ObjectId, session: ClientSession | null): Promise<Touches> {
  const last_call_at = await lastCall(contact, session)
  const last = await touchOf(contact, session, -1)
  const first = last && (await touchOf(contact, session, 1))
  if (!last || !first) return { ...NEVER, last_call_at }
  const { at, kind, direction } = last
  const touches = {
    first_touch_at: first.at,
    last_touch_at: at,
    last_touch_kind: kind,
    last_touch_direction: direction,
  }
  return { ...touches, last_call_at }
}

/** When someone last called, also in vain: a call logged, or a task to call that is done. */
export async function lastCall(contact: Types.ObjectId, session: ClientSession | null): Promise<Date | null> {
  const within = session ? { session } : {}
  const call = await ActivityModel.collection.findOne<StoredActivity>(
    { contact, deleted_at: null, kind: ActivityKind.call },
    { ...within, sort: { at: -1 }, projection: { at: 1 } },
  )
  const task = await TaskModel.collection.findOne<StoredTask>(
    { ...DONE, contact, kind: TaskKind.call },
    { ...within, sort: { completed_at: -1 }, projection: { completed_at: 1 } },
  )
  const dates = [call?.at, task?.completed_at].filter((at) => at instanceof Date)
  return dates.toSorted((a, b) => a.getTime() - b.getTime()).at(-1) ?? null
}

/** Tasks that someone has done. */
const DONE = { progress: Progress.COMPLETE, not_applicable_reason: null, completed_at: { $type: 'date' } }

/** The touch at one end: the newest for -1, the oldest for 1. */
async function touchOf(contact: Types.ObjectId, session: ClientSession | null, end: -1 | 1): Promise<Found | null> {
  const within = session ? { session } : {}
  const activity = await ActivityModel.collection.findOne<StoredActivity>(
    { contact, deleted_at: null, touches: true },
    { ...within, sort: { at: end }, projection: { at: 1, kind: 1, direction: 1 } },
  )
  const task = await TaskModel.collection.findOne<StoredTask>(
    { ...DONE, contact, kind: { $in: [TaskKind.call, TaskKind.email] } },
    { ...within, sort: { completed_at: end }, projection: { completed_at: 1, kind: 1 } },
  )
  const finished = task?.completed_at ?? null
  const isTask = finished && (!activity || (end === -1 ? finished > activity.at : finished < activity.at))
  if (isTask)
    return {
      at: finished,
      kind: task?.kind === TaskKind.email ? ActivityKind.email : ActivityKind.call,
      direction: ActivityDirection.outgoing,
    }
  return activity && { at: activity.at, kind: activity.kind, direction: activity.direction ?? null }
}
