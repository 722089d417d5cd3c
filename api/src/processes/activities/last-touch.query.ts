/** Works out when and how contacts were last contacted (docs/decisions/last-contacted-is-worked-out.md). */
import type { ClientSession, Types } from 'mongoose'
import { ActivityDirection, ActivityKind, Progress, TaskKind } from 'openapi/codes'
import { ActivityModel, type StoredActivity } from '#entities/activities/activity.model.ts'
import { type StoredTask, TaskModel } from '#entities/tasks/task.model.ts'

export type LastTouch = {
  last_touch_at: Date | null
  last_touch_kind: ActivityKind | null
  last_touch_direction: ActivityDirection | null
}

const NEVER: LastTouch = { last_touch_at: null, last_touch_kind: null, last_touch_direction: null }

/** The newest activity that counts, or a call or email among the contact's finished tasks if that is newer. */
export async function lastTouchOf(contact: Types.ObjectId, session: ClientSession | null): Promise<LastTouch> {
  const within = session ? { session } : {}
  const activity = await ActivityModel.collection.findOne<StoredActivity>(
    { contact, deleted_at: null, touches: true },
    { ...within, sort: { at: -1 }, projection: { at: 1, kind: 1, direction: 1 } },
  )
  const done = { contact, progress: Progress.COMPLETE, not_applicable_reason: null, completed_at: { $type: 'date' } }
  const task = await TaskModel.collection.findOne<StoredTask>(
    { ...done, kind: { $in: [TaskKind.call, TaskKind.email] } },
    { ...within, sort: { completed_at: -1 }, projection: { completed_at: 1, kind: 1 } },
  )
  const finished = task?.completed_at ?? null
  if (finished && (!activity || finished > activity.at))
    return {
      last_touch_at: finished,
      last_touch_kind: task?.kind === TaskKind.email ? ActivityKind.email : ActivityKind.call,
      last_touch_direction: ActivityDirection.outgoing,
    }
  if (!activity) return NEVER
  const { at, kind, direction } = activity
  return { last_touch_at: at, last_touch_kind: kind, last_touch_direction: direction ?? null }
}
