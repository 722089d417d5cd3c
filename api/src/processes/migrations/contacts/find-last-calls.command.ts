/** Finds out when contacts of an earlier version were last called. */
import type { Types } from 'mongoose'
import { ActivityKind, Progress, TaskKind } from 'openapi/codes'
import { ActivityModel } from '#entities/activities/activity.model.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { lastCall } from '#processes/activities/last-touch.query.ts'

/** Idempotent. Returns false if `signal` stopped it early. */
export async function findLastCalls(signal: AbortSignal): Promise<boolean> {
  const called = [
    ActivityModel.collection.find({ kind: ActivityKind.call, deleted_at: null }, { projection: { contact: 1 } }),
    TaskModel.collection.find(
      { kind: TaskKind.call, progress: Progress.COMPLETE, contact: { $type: 'objectId' } },
      { projection: { contact: 1 } },
    ),
  ]
  for (const records of called) {
    for await (const { contact } of records) {
      if (signal.aborted) return false
      const _id = contact as Types.ObjectId
      const last_call_at = await lastCall(_id, null)
      // No reader sees it, so the version stays.
      await ContactModel.collection.updateOne({ _id, last_call_at: null }, { $set: { last_call_at } })
    }
  }
  return true
}
