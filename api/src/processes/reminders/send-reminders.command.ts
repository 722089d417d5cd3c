/** Sends due reminders, each once: in one transaction with its email and notification. */
import type { Types } from 'mongoose'
import { NotificationKind, Progress } from 'openapi/codes'
import type { Logger } from 'pino'
import { notify } from '#entities/notifications/notify.command.ts'
import { nextTime } from '#entities/reminders/reminder-times.ts'
import { type ReminderDocument, ReminderModel } from '#entities/reminders/reminder.model.ts'
import { loadViewer } from '#entities/sessions/viewer.query.ts'
import { type StoredTask, TaskModel } from '#entities/tasks/task.model.ts'
import { taskScope } from '#entities/tasks/task.policy.ts'
import { type Change, change } from '#platform/events/change.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { dayText } from '#rules/calendar/day-text.ts'

const BATCH = 100

type Due = { _id: Types.ObjectId; account: Types.ObjectId }

/** Sends the reminders due at `now`. Stops between two if `signal` aborts. Returns the number sent. */
export async function sendReminders(logger: Logger, now = new Date(), signal?: AbortSignal): Promise<number> {
  let sent = 0
  const due = ReminderModel.collection.find<Due>(
    // The partial index contains only pending reminders. MongoDB uses it only if the filter says so too.
    { next_at: { $type: 'date', $lte: now } },
    { projection: { account: 1 }, batchSize: BATCH },
  )
  for await (const { _id, account } of due) {
    if (signal?.aborted) break
    try {
      const requestId = `reminder-${String(_id)}`
      if (await change({ id: null, account, requestId }, (tx) => send(tx, _id, now))) sent++
    } catch (error) {
      // The others are still sent. This one is retried on the next run.
      logger.error({ err: error, reminder: String(_id) }, 'reminder not sent yet')
    }
  }
  return sent
}

/** Another process may have been faster, so the reminder is checked again inside the transaction. */
async function send(tx: Change, id: Types.ObjectId, now: Date): Promise<boolean> {
  const { session } = tx
  const reminder = await ReminderModel.findById(id, null, { session })
  if (!reminder?.next_at || reminder.next_at > now) return false
  const viewer = await loadViewer(reminder.user, session)
  const task = viewer && (await findOpenTask(tx, viewer, reminder))
  if (!task) {
    // The task is done, deleted or no longer visible to the user, so there is nothing to remind them of.
    await reminder.deleteOne({ session })
    return false
  }
  reminder.set({ next_at: nextTime(reminder, reminder.next_at, viewer.time_zone, now), sent_at: now })
  await reminder.save({ session })
  await notifyAndMail(tx, reminder.user, task)
  return true
}

function findOpenTask(
  { session }: Change,
  viewer: Viewer,
  { task: _id }: ReminderDocument,
): Promise<StoredTask | null> {
  const open = { _id, progress: { $ne: Progress.COMPLETE }, dormant: false }
  return TaskModel.collection.findOne<StoredTask>({ $and: [taskScope(viewer), open] }, { session })
}

async function notifyAndMail(tx: Change, user: Types.ObjectId, task: StoredTask): Promise<void> {
  const { _id, title, deal, deal_name, due_date: due } = task
  const subject = [title, deal_name].filter(Boolean).join(', ')
  const about = { deal: deal ?? null, task: _id }
  const facts = { task: String(_id), title, deal_name, due: due ? dayText(due) : null }
  await notify(tx, {
    to: [user],
    kind: NotificationKind.reminder,
    text: 'Reminder',
    byItself: true,
    subject,
    ...about,
    mail: ({ email: to, person }) => ({
      to,
      template: 'task_reminder',
      data: { first_name: person.first_name, ...facts },
    }),
  })
}
