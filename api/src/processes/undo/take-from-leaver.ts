/** Keeps work from those who are gone. */
import type { Document } from 'mongoose'
import { UserStatus } from 'openapi/codes'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import type { Change } from '#platform/events/change.ts'

/** Leaves a task to nobody whose assignee has left meanwhile. Anything else stays as it is. */
export async function takeFromLeaver({ session }: Change, record: Document): Promise<void> {
  if (!(record instanceof TaskModel) || !record.assignee) return
  const isHere = await UserModel.exists({ _id: record.assignee, status: UserStatus.Active }).session(session)
  if (!isHere) record.assignee = null
}
