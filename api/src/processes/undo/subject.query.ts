/** Reads the event to undo and the records that it is about. */
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import type { MilestoneDocument } from '#entities/milestones/milestone.model.ts'
import { type TaskDocument, TaskModel } from '#entities/tasks/task.model.ts'
import { taskScope } from '#entities/tasks/task.policy.ts'
import type { Change } from '#platform/events/change.ts'
import type { Difference } from '#platform/events/diff.ts'
import { EventModel, type StoredEvent } from '#platform/events/event.model.ts'
import { isRedacted } from '#platform/events/is-redacted.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { isId } from '#platform/reads/find.ts'
import { type Course, readCourse } from '#processes/deal-save/course.query.ts'

/** An event to undo. */
export type EventToUndo = Omit<StoredEvent, 'diff'> & { id: string; diff: Difference[] }

/** @throws 404 if the viewer's account has no such event, 409 if the data of an erased person is gone from it */
export async function readEvent({ session }: Change, viewer: Viewer, id: string): Promise<EventToUndo> {
  if (!isId(id)) throw notFound()
  const event = await EventModel.findOne({ _id: id, account: viewer.account }, null, { session }).lean()
  if (!event) throw notFound()
  if (isRedacted(event)) throw conflict('This can’t be undone', 'It holds the data of a person who was erased.')
  const diff = event.diff.map(({ path, from, to }): Difference => ({ path: path ?? '', from, to }))
  return { ...event, id, diff }
}

/** The record that an event is about, and its deal with items if it belongs to one. */
export type Subject = {
  record: DealDocument | TaskDocument | MilestoneDocument | null
  deal: DealDocument | null
  course: Course | null
}

/** @throws 404 if the viewer may see neither the deal nor the task */
export async function readSubject(change: Change, viewer: Viewer, event: EventToUndo): Promise<Subject> {
  const deal = await readDeal(change, viewer, event)
  if (!deal) return { record: await ownTask(change, viewer, event), deal: null, course: null }
  const course = await readCourse(change, deal)
  const all = [deal, ...course.tasks, ...course.milestones]
  return { record: all.find(({ _id }) => _id.equals(event.entity_id)) ?? null, deal, course }
}

/** The event's deal; null if there is none that the viewer may see. */
export async function readDeal(
  { session }: Change,
  viewer: Viewer,
  { stream }: EventToUndo,
): Promise<DealDocument | null> {
  const found = await DealModel.collection.findOne({ $and: [{ _id: stream }, dealScope(viewer)] }, { session })
  return found ? DealModel.hydrate(found) : null
}

/** A task without a deal has its own stream. No other record without a deal can be undone. */
async function ownTask({ session }: Change, viewer: Viewer, { entity, stream }: EventToUndo): Promise<TaskDocument> {
  const filter = { $and: [{ _id: stream, deal: null }, taskScope(viewer)] }
  const found = entity === 'task' ? await TaskModel.collection.findOne(filter, { session }) : null
  if (!found) throw notFound()
  return TaskModel.hydrate(found)
}
