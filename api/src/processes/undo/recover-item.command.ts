/** Recovers a deleted task or milestone, with its links to other items. */
import type { Undone } from 'openapi'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { contactTaskChanged } from '#entities/tasks/task-hooks.ts'
import { type TaskDocument, TaskModel } from '#entities/tasks/task.model.ts'
import { taskScope } from '#entities/tasks/task.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { type Difference, same } from '#platform/events/diff.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { isId, toId } from '#platform/reads/find.ts'
import type { Item } from '#processes/deal-save/cascade.ts'
import { type Course, readCourse } from '#processes/deal-save/course.query.ts'
import { placeMilestone } from '#processes/deal-save/milestone-order.ts'
import { refreshFacts } from '#processes/deal-save/save-deal.command.ts'
import { fieldsBefore, recovery, storedForm } from './deleted-record.ts'
import { presentUndone } from './present-undone.ts'
import { requireMayUndo } from './refuse-undo.ts'
import type { EventToUndo } from './subject.query.ts'
import { takeFromLeaver } from './take-from-leaver.ts'

/**
 * The event that recorded the last deletion of a task or milestone.
 * @throws 404 if the viewer's account has no such event
 */
export async function deletionOf(
  { session }: Change,
  viewer: Viewer,
  { entity, id }: { entity: 'task' | 'milestone'; id: string },
): Promise<string> {
  if (!isId(id)) throw notFound()
  const filter = { account: viewer.account, entity_id: toId(id), entity, op: 'delete' }
  const found = await EventModel.collection.findOne(filter, { session, sort: { at: -1 }, projection: { _id: 1 } })
  if (!found) throw notFound()
  return String(found._id)
}

/**
 * Undoes the deletion. Links to items that no longer exist are dropped.
 * @throws 404 if the viewer may see neither its deal nor the task, 409 if the item exists
 */
export async function recoverItem(
  change: Change,
  viewer: Viewer,
  event: EventToUndo,
  deal: DealDocument | null,
): Promise<Undone> {
  const { session } = change
  const { entity_id: id, stream } = event
  if (!deal && !stream.equals(id)) throw notFound()
  const item = itemBefore(change, event)
  if (await item.collection.findOne({ _id: id }, { session })) throw conflict('This has already been restored')
  await takeFromLeaver(change, item)
  const stored = storedForm(item)
  await item.collection.insertOne(stored, { session })
  if (item instanceof TaskModel && item.contact) await contactTaskChanged.run(change, [item.contact])
  const own = { $and: [{ _id: id }, taskScope(viewer)] }
  if (!deal && !(await item.collection.findOne(own, { session }))) throw notFound()
  requireMayUndo(viewer, event)

  const course = deal && (await readCourse(change, deal))
  const restored = course?.milestones.find(({ _id }) => _id.equals(id))
  if (course && restored) placeMilestone(course.milestones, restored, restored.order)
  const diff = [...recovery(stored), ...(course ? retie(event, course) : [])]
  const before = change.eventIds.length
  change.recordChange(item as TaskDocument, 'recover', { stream, diff, cause: event.id })
  if (deal && course) await refreshFacts(change, deal, course)
  return presentUndone(change, viewer, change.eventIds[before] ?? '')
}

const itemBefore = (change: Change, event: EventToUndo): Item =>
  event.entity === 'task' ? new TaskModel(fieldsBefore(change, event)) : new MilestoneModel(fieldsBefore(change, event))

/** Restores the links between the item and the others of its deal that still exist. Returns the changes of others. */
function retie({ entity_id: id, diff }: EventToUndo, { tasks, milestones }: Course): Difference[] {
  const item = tasks.find(({ _id }) => _id.equals(id))
  if (item) {
    item.depends_on = item.depends_on.filter((need) => tasks.some(({ _id }) => _id.equals(need)))
    if (!milestones.some(({ _id }) => item.milestone?.equals(_id))) item.milestone = null
  }
  return diff.flatMap(({ path, from, to }): Difference[] => {
    const [, other, field] = /^tasks\.(\w+)\.(depends_on|milestone)$/.exec(path) ?? []
    const task = tasks.find((one) => one.id === other)
    // A link that has changed since then stays as it is.
    if (!task || !field || !same(task.get(field), to)) return []
    task.set(field, from)
    return [{ path, from: to, to: from }]
  })
}
