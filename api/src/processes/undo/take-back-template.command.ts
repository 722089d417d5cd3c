/**
 * Undoes applying a template to a deal: removes the items that no one has touched since, and returns the names of the
 * rest.
 */
import { trusted } from 'mongoose'
import type { Undone } from 'openapi'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { ReminderModel } from '#entities/reminders/reminder.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import type { Change } from '#platform/events/change.ts'
import { same } from '#platform/events/diff.ts'
import { EventModel, type StoredEvent } from '#platform/events/event.model.ts'
import { conflict, HttpProblem, notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { withdrawMail } from '#platform/mail/queue-mail.command.ts'
import { type Item, titleOf } from '#processes/deal-save/cascade.ts'
import type { Course } from '#processes/deal-save/course.query.ts'
import { closeRanks } from '#processes/deal-save/milestone-order.ts'
import { saveDealWithCourse } from '#processes/deal-save/save-deal.command.ts'
import { presentUndone } from './present-undone.ts'
import type { EventToUndo, Subject } from './subject.query.ts'

const kindOf = (item: Item): 'task' | 'milestone' => (item instanceof TaskModel ? 'task' : 'milestone')

/** @throws 409 if nothing that the template added is left, or all of it was worked on */
export async function takeBackTemplate(
  change: Change,
  viewer: Viewer,
  event: EventToUndo,
  { deal, course }: Subject,
): Promise<Undone> {
  if (!deal || !course) throw notFound()
  const added = new Set(event.diff.flatMap(({ path }) => /^\w+\.([0-9a-f]{24})\.\w+$/.exec(path)?.[1] ?? []))
  const all: Item[] = [...course.tasks, ...course.milestones]
  const there = all.filter(({ id }) => added.has(id))
  const hasDates = restoreDates(deal, event)
  if (there.length === 0 && !hasDates) throw conflict('Nothing the template added is left')
  const touched = await touchedSince(change, event)
  const stays = staying(course, new Set(all.flatMap(({ id }) => (!added.has(id) || touched.has(id) ? [id] : []))))
  const gone = there.filter(({ id }) => !stays.has(id))
  const kept = there.filter(({ id }) => stays.has(id))
  if (gone.length === 0 && !hasDates) {
    const errors = kept.map((item) => ({ field: `${kindOf(item)}s.${item.id}`, reason: 'has changed since then' }))
    throw new HttpProblem(409, 'All of this has changed since then', { errors })
  }
  const before = change.eventIds.length
  await remove(change, { deal, course, cause: event.id }, gone)
  const named = kept.map((item) => ({ kind: kindOf(item), id: item.id, title: titleOf(item) }))
  return presentUndone(change, viewer, change.eventIds[before] ?? '', named)
}

/**
 * Restores the deal's own dates and their rules, except those that were changed since. Returns whether there were any.
 */
function restoreDates(deal: DealDocument, { diff }: EventToUndo): boolean {
  let isRestored = false

  for (const { path, from, to } of diff) {
    const isOfDates = path === 'date_rules' || path.startsWith('dates.')
    if (!isOfDates) continue
    const now: unknown = path === 'date_rules' ? deal.toObject().date_rules : deal.get(path)
    if (!same(now ?? null, to ?? null)) continue
    deal.set(path, from)
    isRestored = true
  }
  return isRestored
}

/** Moved due dates do not count as work on an item. */
const FOLLOWING = new Set(['due_date', 'due_reason', 'proposed_date'])

/** The tasks and milestones of the deal that were changed after the event. */
async function touchedSince({ session }: Change, { stream, seq }: EventToUndo): Promise<ReadonlySet<string>> {
  const projection = { entity: 1, entity_id: 1, op: 1, 'diff.path': 1 }
  const later = await EventModel.collection
    .find<StoredEvent>({ stream, seq: { $gt: seq } } as never, { session, projection })
    .toArray()
  return new Set(
    later.flatMap(({ entity, entity_id: id, op, diff }) => {
      const along = diff.flatMap(({ path }) => {
        const [, item, field = ''] = /^(?:tasks|milestones)\.([0-9a-f]{24})\.(\w+)/.exec(path ?? '') ?? []
        return item && !FOLLOWING.has(field) ? [item] : []
      })
      const isItem = (entity === 'task' || entity === 'milestone') && op !== 'hand_over'
      return isItem ? [...along, String(id)] : along
    }),
  )
}

/** Adds the items that the kept items belong to or count their due dates from. */
function staying({ tasks, milestones }: Course, stays: ReadonlySet<string>): ReadonlySet<string> {
  const known = new Set<string>([...tasks, ...milestones].map(({ id }) => id))
  const needs = (item: Item) =>
    [item instanceof TaskModel ? item.milestone : null, item.due_rule?.item].flatMap((id) => (id ? [String(id)] : []))
  const more = [...tasks, ...milestones].flatMap((item) =>
    stays.has(item.id) ? needs(item).filter((id) => known.has(id) && !stays.has(id)) : [],
  )
  return more.length === 0 ? stays : staying({ tasks, milestones } as Course, new Set([...stays, ...more]))
}

async function remove(
  change: Change,
  { deal, course, cause }: { deal: DealDocument; course: Course; cause: string },
  gone: readonly Item[],
): Promise<void> {
  const { session } = change
  const ids = gone.map(({ _id }) => _id)
  await TaskModel.deleteMany({ _id: trusted({ $in: ids }) }, { session })
  await MilestoneModel.deleteMany({ _id: trusted({ $in: ids }) }, { session })
  await ReminderModel.deleteMany({ task: trusted({ $in: ids }) }, { session })
  for (const id of ids) await withdrawMail(change, id)

  const isGone = (id: unknown) => ids.some((one) => one.equals(String(id)))
  const tasks = course.tasks.filter(({ _id }) => !isGone(_id))
  for (const task of tasks) task.depends_on = task.depends_on.filter((id) => !isGone(id))
  const rest = { ...course, tasks, milestones: course.milestones.filter(({ _id }) => !isGone(_id)) }
  closeRanks(rest.milestones)
  const also = gone.map((item) => {
    const field = kindOf(item) === 'task' ? 'title' : 'name'
    return { path: `${kindOf(item)}s.${item.id}.${field}`, from: titleOf(item), to: null }
  })
  const follows = gone.map((item) => ({ path: `${kindOf(item)}s.${item.id}`, to: null }))
  await saveDealWithCourse(change, deal, rest, { op: 'undo', cause, also, follows })
}
