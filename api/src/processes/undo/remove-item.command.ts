/** Undoes the creation of a task or milestone, or its recovery: deletes it, unless someone has worked on it since. */
import type { Types } from 'mongoose'
import type { FieldError, Undone } from 'openapi'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { type TaskDocument, TaskModel } from '#entities/tasks/task.model.ts'
import type { Change } from '#platform/events/change.ts'
import { same } from '#platform/events/diff.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { writtenFields } from '#processes/deal-history/undoable.policy.ts'
import type { Item } from '#processes/deal-save/cascade.ts'
import type { Course } from '#processes/deal-save/course.query.ts'
import { deleteMilestone } from '#processes/tasks/write-milestone.command.ts'
import { deleteTask } from '#processes/tasks/write-task.command.ts'
import { presentUndone } from './present-undone.ts'
import { changedSince } from './refuse-undo.ts'
import type { EventToUndo, Subject } from './subject.query.ts'

/** @throws 409 naming what was changed since, and what hangs on it since */
export async function removeItem(
  change: Change,
  viewer: Viewer,
  event: EventToUndo,
  { record, deal, course }: Subject,
): Promise<Undone> {
  const item = record instanceof TaskModel || record instanceof MilestoneModel ? record : null
  if (!item) throw changedSince([{ field: event.entity, reason: 'no longer exists' }])
  const since = [...changesOf(event, item), ...(course ? hangingOn(event, item, course) : [])]
  if (since.length > 0) throw changedSince(since)
  const before = change.eventIds.length
  if (deal && item instanceof MilestoneModel) await deleteMilestone(change, deal, item, event.id)
  else await deleteTask(change, item as TaskDocument, event.id)
  return presentUndone(change, viewer, change.eventIds[before] ?? '')
}

/** What people have changed since the event. */
function changesOf({ entity, diff }: EventToUndo, item: Item): FieldError[] {
  const then = new Map(diff.map(({ path, to }) => [path, to]))
  const now = item.toObject({ depopulate: true }) as Record<string, unknown>
  return writtenFields(entity)
    .filter((field) => !isFollowing(item, field) && !same(now[field] ?? null, then.get(field) ?? null))
    .map((field) => ({ field, reason: 'has changed since then' }))
}

/** Values that may have changed along with other records: a date by its rule, an assignee by their role. */
function isFollowing(item: Item, field: string): boolean {
  if (field === 'due_date' || field === 'due_time') return Boolean(item.due_rule) && !item.pinned
  return field === 'assignee' && item instanceof TaskModel && item.assignee_role !== null
}

/** The tasks and milestones that have come to need the item since the event. */
function hangingOn({ op, diff }: EventToUndo, item: Item, { tasks, milestones }: Course): FieldError[] {
  const tiedThen = new Set(diff.map(({ path }) => path))
  const isIt = (id?: Types.ObjectId | null) => Boolean(id && item._id.equals(id))
  const links = [
    ...tasks.flatMap((task) => [
      { field: `tasks.${task.id}.depends_on`, isTied: task.depends_on.some(isIt) },
      { field: `tasks.${task.id}.milestone`, isTied: isIt(task.milestone) },
      { field: `tasks.${task.id}.due_rule`, isTied: isIt(task.due_rule?.item) },
    ]),
    ...milestones.map((one) => ({ field: `milestones.${one.id}.due_rule`, isTied: isIt(one.due_rule?.item) })),
  ]
  // Rules stay while what they count from is deleted, so those of a recovered item are not from after the event.
  const isFromBefore = (field: string) => tiedThen.has(field) || (op === 'recover' && field.endsWith('.due_rule'))
  return links.flatMap(({ field, isTied }) =>
    isTied && !isFromBefore(field) ? [{ field, reason: 'depends on it now' }] : [],
  )
}
