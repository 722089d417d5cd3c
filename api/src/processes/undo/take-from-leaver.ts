/** Unassigns work from former members. */
import type { Document } from 'mongoose'
import { UserStatus } from 'openapi/codes'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import type { Change } from '#platform/events/change.ts'

/** Unassigns a task if its assignee has since left. Other records stay as they are. */
export async function takeFromLeaver({ session }: Change, record: Document): Promise<void> {
  if (!(record instanceof TaskModel) || !record.assignee) return
  const isHere = await UserModel.exists({ _id: record.assignee, status: UserStatus.Active }).session(session)
  if (!isHere) record.assignee = null
}
