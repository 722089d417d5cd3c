import type { Types } from 'mongoose'
import type { Change } from '#platform/events/change.ts'
import { findReferred } from '#platform/reads/find.ts'
import { type TaskDocument, TaskModel } from './task.model.ts'

/**
 * The task of the deal that the field `task` of a request refers to.
 * @throws 400 naming the field, if the deal has no such task
 */
export const findTaskOf = (
  deal: Types.ObjectId,
  id: string,
  { session }: Pick<Change, 'session'>,
): Promise<TaskDocument> => findReferred(TaskModel, { field: 'task', id, scope: { deal }, session })
