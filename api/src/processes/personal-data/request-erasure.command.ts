/** Asks the owner of the account to erase the viewer's data: by a notice, and by a task that is due in a month. */
import { Progress } from 'openapi/codes'
import type { ErasureRequest } from 'openapi'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { notify } from '#entities/notifications/notify.command.ts'
import { type TaskDocument, TaskModel } from '#entities/tasks/task.model.ts'
import { TeamModel } from '#entities/teams/team.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { fullName } from '#entities/users/user.presenter.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { saveTask } from '#processes/tasks/write-task.command.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { ErasureRequestModel } from './erasure-request.model.ts'

/** The law gives a month. */
const DAYS = 30

/** Asking again while the task is open changes nothing. */
export async function askForErasure(change: Change, viewer: Viewer): Promise<ErasureRequest> {
  const { session } = change
  const known = await ErasureRequestModel.findById(viewer.id, null, { session }).lean()
  const open = known && (await TaskModel.findById(known.task, null, { session }))
  if (open && open.progress !== Progress.COMPLETE) return { due_date: String(open.due_date) }

  const task = await createTask(change, viewer)
  const { account } = viewer
  await ErasureRequestModel.updateOne({ _id: viewer.id }, { account, task: task._id }, { session, upsert: true })
  change.recordEvent({
    stream: viewer.id,
    entity: 'user',
    entity_id: viewer.id,
    op: 'request_erasure',
    diff: [],
    follows: [],
    cause: null,
  })
  return { due_date: String(task.due_date) }
}

/** A task of the owner. The person who asks does not see it. */
async function createTask(change: Change, viewer: Viewer): Promise<TaskDocument> {
  const { session } = change
  const user = await UserModel.findById(viewer.id, null, { session }).lean().orFail()
  const { owner } = await AccountModel.findById(viewer.account, null, { session }).lean().orFail()
  if (!owner) throw conflict('This account has no owner')
  const team = await TeamModel.findOne({ account: viewer.account, 'members.user': owner }, null, { session })
    .lean()
    .orFail()
  const name = fullName(user.person) || user.email
  const today = todayIn(viewer.time_zone, change.at)
  const task = new TaskModel({
    account: viewer.account,
    team: team._id,
    title: `Erase the personal data of ${name} (${user.email}), as requested`,
    assignee: owner,
    visible_to: [owner],
    applied_on: today,
    due_date: addDays(today, DAYS),
    pinned: true,
  })
  await saveTask(change, task, null)
  const text = 'asked to erase their personal data'
  await notify(change, { to: [owner], kind: 'erasure', text, subject: name, task: task._id })
  return task
}
