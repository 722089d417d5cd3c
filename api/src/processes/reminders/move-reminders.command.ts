/** Moves reminders along with the due date that they precede. */
import { trusted } from 'mongoose'
import { ReminderKind } from 'openapi/codes'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { firstTime } from '#entities/reminders/reminder-times.ts'
import { ReminderModel } from '#entities/reminders/reminder.model.ts'
import type { TaskDocument } from '#entities/tasks/task.model.ts'
import type { Change } from '#platform/events/change.ts'

/** Call before the tasks are saved. A reminder already sent is sent again if its new time is in the future. */
export async function moveReminders({ session, at, actor }: Change, tasks: readonly TaskDocument[]): Promise<void> {
  const moved = new Map(
    tasks.filter((task) => !task.isNew && task.isModified('due_date')).map((task) => [task.id, task]),
  )
  if (moved.size === 0) return
  const counted = { task: trusted({ $in: [...moved.keys()] }), kind: ReminderKind.before_due }
  const reminders = await ReminderModel.find(counted, null, { session })
  if (reminders.length === 0) return
  const account = await AccountModel.findById(actor.account, { time_zone: 1 }, { session }).lean().orFail()
  for (const reminder of reminders) {
    const task = moved.get(String(reminder.task))
    const next = firstTime(reminder, task?.due_date ?? null, account.time_zone, at)
    reminder.next_at = next && (next > at || !reminder.sent_at) ? next : null
  }
  await ReminderModel.bulkSave(reminders, { session })
}
