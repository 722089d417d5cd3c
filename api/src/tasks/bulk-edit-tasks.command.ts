/** Changes many tasks at once: all of it or nothing, one event a deal. */
import type { FieldError, TaskBulkChange, TaskBulkEdit, TaskBulkEdited } from 'openapi'
import { Progress } from 'openapi/codes'
import { DealModel } from '../deals/deal.model.ts'
import { readCourse } from '../deals/refresh-deal.command.ts'
import { saveTasksInDeal } from '../deals/save-deal.command.ts'
import type { Change } from '../events/change.ts'
import { badRequest, unprocessable } from '../http/errors.ts'
import { findForChange, toId } from '../http/find.ts'
import type { Viewer } from '../http/viewer.ts'
import { addDays, isInCalendar } from '../records/days.ts'
import { requireMember } from '../users/user.policy.ts'
import { setDue } from './set-due.command.ts'
import { type TaskDocument, TaskModel } from './task.model.ts'
import { taskScope } from './task.policy.ts'
import { tellGiven } from './tell-given.command.ts'
import { saveTask } from './write-task.command.ts'

/** @throws 400 for tasks that the viewer does not see, and for changes that rule one another out */
export async function bulkEditTasks(change: Change, viewer: Viewer, body: TaskBulkEdit): Promise<TaskBulkEdited> {
  const { tasks: ids, change: edit } = body
  requireOne(edit)
  if (edit.assignee) await requireMember(viewer, edit.assignee, 'change.assignee', change.session)
  const groups = Map.groupBy(await readTasks(change, viewer, ids), ({ deal }) => String(deal ?? ''))
  const before = change.told.length
  const changed: TaskDocument[] = []
  for (const [deal, tasks] of groups) {
    changed.push(...(deal === '' ? await editOwn(change, tasks, edit) : await editInDeal(change, deal, tasks, edit)))
  }
  if (edit.assignee) tellGiven(change, changed)
  return { changed: changed.length, events: change.told.slice(before) }
}

function requireOne(edit: TaskBulkChange): void {
  const errors: FieldError[] = []
  if (edit.due_date !== undefined && edit.shift_days !== undefined)
    errors.push({ field: 'change.shift_days', reason: 'rules out due_date' })
  if (edit.complete && edit.not_applicable !== undefined)
    errors.push({ field: 'change.not_applicable', reason: 'rules out complete' })
  if (errors.length > 0) throw badRequest(errors)
}

async function readTasks({ session }: Change, viewer: Viewer, ids: readonly string[]): Promise<TaskDocument[]> {
  const filter = { $and: [{ _id: { $in: ids.map(toId) } }, taskScope(viewer)] }
  const found = await TaskModel.collection.find(filter, { session }).toArray()
  const known = new Set(found.map(({ _id }) => String(_id)))
  const strangers = ids.flatMap((id, i) =>
    known.has(id) ? [] : [{ field: `tasks.${i}`, reason: 'names nothing that you see' }],
  )
  if (strangers.length > 0) throw badRequest(strangers)
  return found.map((one) => TaskModel.hydrate(one))
}

async function editOwn(change: Change, tasks: readonly TaskDocument[], edit: TaskBulkChange): Promise<TaskDocument[]> {
  const changed: TaskDocument[] = []
  for (const task of tasks) {
    await editTask(change, task, edit)
    const isChanged = task.isModified()
    await saveTask(change, task, null)
    if (isChanged) changed.push(task)
  }
  return changed
}

async function editInDeal(
  change: Change,
  id: string,
  tasks: readonly TaskDocument[],
  edit: TaskBulkChange,
): Promise<TaskDocument[]> {
  const deal = await findForChange(DealModel, { id, scope: {}, session: change.session })
  const course = await readCourse(change, deal)
  const chosen = new Set(tasks.map((task) => task.id))
  const edited = course.tasks.filter((task) => chosen.has(task.id))
  for (const task of edited) await editTask(change, task, edit)
  return saveTasksInDeal(change, deal, course, { op: 'edit_tasks', tasks: edited })
}

async function editTask(change: Change, task: TaskDocument, edit: TaskBulkChange): Promise<void> {
  const { assignee, priority, waiting_on, complete, not_applicable: reason } = edit
  if (assignee !== undefined) task.set({ assignee, assignee_role: null })
  task.set({ ...(priority && { priority }), ...(waiting_on && { waiting_on }) })
  const isOpen = task.progress !== Progress.COMPLETE
  const date = isOpen ? dateOf(task, edit) : undefined
  if (date !== undefined && date !== (task.due_date ?? null))
    await setDue(change, task, { date, rule: undefined, pinned: undefined })
  if ((complete && isOpen) || reason !== undefined) {
    const completed_at = task.completed_at ?? change.at
    task.set({ progress: Progress.COMPLETE, completed_at, not_applicable_reason: reason ?? null })
  }
}

/** The date that it gets; undefined where it keeps what it has. @throws 422 where that is no day any more */
function dateOf({ due_date: due, title }: TaskDocument, { due_date: set, shift_days: shift }: TaskBulkChange) {
  if (shift === undefined) return set
  if (!due) return undefined
  const day = addDays(due, shift)
  if (isInCalendar(day)) return day
  const reason = `leads “${title}” out of the calendar`
  throw unprocessable('There are no such days', [{ field: 'change.shift_days', reason }])
}
