/** Bulk edit of tasks: all or nothing, with one event per deal. */
import type { DealFollows, FieldError, TaskBulkChange, TaskBulkEdit, TaskBulkEdited } from 'openapi'
import { Progress } from 'openapi/codes'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { type TaskDocument, TaskModel } from '#entities/tasks/task.model.ts'
import { taskScope } from '#entities/tasks/task.policy.ts'
import { requireMember } from '#entities/users/user.policy.ts'
import type { Change } from '#platform/events/change.ts'
import type { Difference } from '#platform/events/diff.ts'
import { badRequest, preconditionFailed, unprocessable } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange, toId } from '#platform/reads/find.ts'
import { digest } from '#platform/records/digest.ts'
import { type Course, readCourse } from '#processes/deal-save/course.query.ts'
import { saveTasksInDeal } from '#processes/deal-save/save-deal.command.ts'
import { notifyAssignees } from '#processes/notices/notify-assignees.command.ts'
import { addDays, isInCalendar } from '#rules/calendar/days.ts'
import { setDue } from './set-due.command.ts'
import { saveTask } from './write-task.command.ts'

/**
 * Changes the tasks, and returns the effects on each deal. With the `preview` of an earlier response it does exactly
 * what that response showed.
 * @throws 400 for tasks that the viewer may not see and for contradictory changes, 412 if other dates would move than
 *   previewed
 */
export async function bulkEditTasks(change: Change, viewer: Viewer, body: TaskBulkEdit): Promise<TaskBulkEdited> {
  const { tasks: ids, change: edit, preview: asked } = body
  requireConsistent(change, edit)
  if (edit.assignee) await requireMember(viewer, edit.assignee, 'change.assignee', change.session)
  const groups = Map.groupBy(await readTasks(change, viewer, ids), ({ deal }) => String(deal ?? ''))
  const before = change.eventIds.length
  const edited: Edited[] = []
  for (const [deal, tasks] of groups) {
    edited.push(deal === '' ? await editOwn(change, tasks, edit) : await editInDeal(change, deal, tasks, edit))
  }
  const changed = edited.flatMap((one) => one.changed)
  const preview = previewOf(edited)
  if (asked !== undefined && asked !== preview) throw preconditionFailed()
  if (edit.assignee) notifyAssignees(change, changed)
  const follow = edited.flatMap(followsOf).toSorted((a, b) => a.name.localeCompare(b.name))
  return { changed: changed.length, events: change.eventIds.slice(before), follow, preview }
}

/** The edited tasks of one deal, or those without a deal. */
type Edited = {
  deal: DealDocument | null
  changed: TaskDocument[]
  /** The due dates of other items that moved along. */
  also: readonly Difference[]
  /** The contractual dates of other items with a proposed new date, and that date. */
  waiting: readonly [id: string, day: string][]
}

const followsOf = ({ deal, also, waiting }: Edited): DealFollows[] =>
  deal && also.length + waiting.length > 0
    ? [{ deal: deal.id, name: deal.name, moved: also.length, to_confirm: waiting.length }]
    : []

/** A digest of every due date after the edit. */
function previewOf(edited: readonly Edited[]): string {
  const dates = edited.flatMap(({ changed, also, waiting }) => [
    ...changed.map(({ id, due_date: due }) => `${id} ${due}`),
    ...also.map(({ path, from, to }) => `${path} ${String(from)} ${String(to)}`),
    ...waiting.map(([id, day]) => `${id} waits for ${day}`),
  ])
  return digest(dates.toSorted())
}

function requireConsistent({ at }: Change, edit: TaskBulkChange): void {
  const errors: FieldError[] = []
  if (edit.due_date !== undefined && edit.shift_days !== undefined)
    errors.push({ field: 'change.shift_days', reason: 'can’t be combined with due_date' })
  if (edit.complete && edit.not_applicable !== undefined)
    errors.push({ field: 'change.not_applicable', reason: 'can’t be combined with complete' })
  if (edit.completed_at && !edit.complete)
    errors.push({ field: 'change.completed_at', reason: 'only goes with complete' })
  if (edit.completed_at && new Date(edit.completed_at) > at)
    errors.push({ field: 'change.completed_at', reason: 'can’t be in the future' })
  if (errors.length > 0) throw badRequest(errors)
}

async function readTasks({ session }: Change, viewer: Viewer, ids: readonly string[]): Promise<TaskDocument[]> {
  const filter = { $and: [{ _id: { $in: ids.map(toId) } }, taskScope(viewer)] }
  const found = await TaskModel.collection.find(filter, { session }).toArray()
  const known = new Set(found.map(({ _id }) => String(_id)))
  const strangers = ids.flatMap((id, i) =>
    known.has(id) ? [] : [{ field: `tasks.${i}`, reason: 'doesn’t exist, or you can’t see it' }],
  )
  if (strangers.length > 0) throw badRequest(strangers)
  return found.map((one) => TaskModel.hydrate(one))
}

async function editOwn(change: Change, tasks: readonly TaskDocument[], edit: TaskBulkChange): Promise<Edited> {
  const changed: TaskDocument[] = []
  for (const task of tasks) {
    await editTask(change, task, edit)
    const isChanged = task.isModified()
    await saveTask(change, task, null)
    if (isChanged) changed.push(task)
  }
  return { deal: null, changed, also: [], waiting: [] }
}

async function editInDeal(
  change: Change,
  id: string,
  tasks: readonly TaskDocument[],
  edit: TaskBulkChange,
): Promise<Edited> {
  const deal = await findForChange(DealModel, { id, scope: {}, session: change.session })
  const course = await readCourse(change, deal)
  const chosen = new Set(tasks.map((task) => task.id))
  const edited = course.tasks.filter((task) => chosen.has(task.id))
  const waitedBefore = new Map(proposalsOf(course))
  for (const task of edited) await editTask(change, task, edit)
  const { changed, also } = await saveTasksInDeal(change, deal, course, { op: 'edit_tasks', tasks: edited })
  const waiting = proposalsOf(course).filter(([id, day]) => !chosen.has(id) && waitedBefore.get(id) !== day)
  return { deal, changed, also, waiting }
}

const proposalsOf = ({ tasks }: Course): [id: string, day: string][] =>
  tasks.flatMap(({ id, proposed_date: day }) => (day ? [[id, day]] : []))

async function editTask(change: Change, task: TaskDocument, edit: TaskBulkChange): Promise<void> {
  const { assignee, priority, waiting_on, complete, not_applicable: reason } = edit
  if (assignee !== undefined) task.set({ assignee, assignee_role: null })
  task.set({ ...(priority && { priority }), ...(waiting_on && { waiting_on }) })
  const isOpen = task.progress !== Progress.COMPLETE
  const date = isOpen ? dateOf(task, edit) : undefined
  if (date !== undefined && date !== (task.due_date ?? null))
    await setDue(change, task, { date, rule: undefined, pinned: undefined })
  if ((complete && isOpen) || reason !== undefined) {
    const completed_at = task.completed_at ?? (edit.completed_at ? new Date(edit.completed_at) : change.at)
    task.set({ progress: Progress.COMPLETE, completed_at, not_applicable_reason: reason ?? null })
  }
}

/**
 * The task's new due date; undefined if it keeps its current one.
 * @throws 422 if the shifted date is out of range
 */
function dateOf({ due_date: due, title }: TaskDocument, { due_date: set, shift_days: shift }: TaskBulkChange) {
  if (shift === undefined) return set
  if (!due) return undefined
  const day = addDays(due, shift)
  if (isInCalendar(day)) return day
  const reason = `moves “${title}” outside the calendar`
  throw unprocessable('Those dates don’t exist', [{ field: 'change.shift_days', reason }])
}
