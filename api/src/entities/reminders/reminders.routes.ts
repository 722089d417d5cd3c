/** Reminders: list, create, delete. */
import { Progress, ReminderKind } from 'openapi/codes'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { taskScope } from '#entities/tasks/task.policy.ts'
import { write } from '#platform/events/change.ts'
import { invalid, unprocessable } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { findForChange, findReferred, toId } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { firstTime, type Wish } from './reminder-times.ts'
import { ReminderModel } from './reminder.model.ts'
import { reminderScope } from './reminder.policy.ts'
import { reminderPresenter as using } from './reminder.presenter.ts'

export const remindersRoutes: Operation[] = [
  operation('listReminders', teamMembers, listReminders),
  operation('createReminder', teamMembers, createReminder),
  operation('deleteReminder', teamMembers, deleteReminder),
]

async function listReminders({ viewer, query }: Request<'listReminders'>): Promise<Answer<'listReminders'>> {
  const filter = { $and: [reminderScope(viewer), query.task ? { task: toId(query.task) } : {}] }
  return { status: 200, body: await page(using, { viewer, filter, sort: 'next_at', query }) }
}

async function createReminder(request: Request<'createReminder'>): Promise<Answer<'createReminder'>> {
  const { viewer, body } = request
  const wish = wishOf(body)
  return write(request, async (change) => {
    const { session, at } = change
    const scope = taskScope(viewer)
    const task = await findReferred(TaskModel, { field: 'task', id: body.task, scope, session })
    if (task.progress === Progress.COMPLETE)
      throw unprocessable('This task is already done', [{ field: 'task', reason: 'is already done' }])
    const next_at = firstTime(wish, task.due_date ?? null, viewer.time_zone, at)
    const { account, id: user } = viewer
    const reminder = new ReminderModel({ ...wish, account, user, task: task._id, next_at })
    await change.save(reminder)
    return { status: 201, body: await present(using, { viewer, id: reminder._id, session }) }
  })
}

/**
 * The reminder's timing, without fields that its kind does not use.
 * @throws 400 if a required one is missing
 */
function wishOf({ kind, at, days }: Request<'createReminder'>['body']): Wish {
  if (kind === ReminderKind.at) {
    if (!at) throw invalid('at', 'is required')
    return { kind, at: new Date(at) }
  }
  if (days === undefined || days === null) throw invalid('days', 'is required')
  if (kind === ReminderKind.every && days < 1) throw invalid('days', 'must be at least 1')
  return { kind, days }
}

async function deleteReminder(request: Request<'deleteReminder'>): Promise<Answer<'deleteReminder'>> {
  const { viewer, params } = request
  return write(request, async (change) => {
    const { session } = change
    const scope = reminderScope(viewer)
    await change.delete(await findForChange(ReminderModel, { id: params.id, scope, session }))
    return { status: 204 }
  })
}
