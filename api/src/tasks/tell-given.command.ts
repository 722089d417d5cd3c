/** Tells somebody in their inbox that they were given tasks. */
import type { Types } from 'mongoose'
import { NotificationKind } from 'openapi/codes'
import type { Change } from '../events/change.ts'
import { notify } from '../notifications/notify.command.ts'
import type { TaskDocument } from './task.model.ts'

/** Tells `assignee` of the tasks, however many, once. */
export async function tellGiven(
  change: Change,
  assignee: Types.ObjectId,
  tasks: readonly TaskDocument[],
): Promise<void> {
  const [first, ...others] = tasks
  if (!first) return
  const named = [first.title, first.deal_name].filter(Boolean).join(', ')
  await notify(change, {
    to: [assignee],
    kind: NotificationKind.assigned,
    text: others.length === 0 ? 'gave you a task' : `gave you ${tasks.length} tasks`,
    subject: others.length === 0 ? named : `${named}, and ${others.length} more`,
    deal: first.deal ?? null,
    task: first._id,
  })
}
