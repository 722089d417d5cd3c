/** Undoes an event: restores every value that it changed, in one transaction and with one event of its own. */
import type { FieldError, Undone } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { requireClosing } from '#entities/deals/change-status.command.ts'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import type { MilestoneDocument } from '#entities/milestones/milestone.model.ts'
import { type TaskDocument, TaskModel } from '#entities/tasks/task.model.ts'
import { taskScope } from '#entities/tasks/task.policy.ts'
import { PhaseModel } from '#entities/workspaces/phase.model.ts'
import type { Change } from '#platform/events/change.ts'
import { type Difference, same } from '#platform/events/diff.ts'
import { EventModel, type StoredEvent } from '#platform/events/event.model.ts'
import { conflict, HttpProblem, notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { isId } from '#platform/reads/find.ts'
import { undoCalendarChange } from '#processes/account-calendar/undo-calendar-change.command.ts'
import { freeRank } from '#processes/deal-phases/deal-rank.command.ts'
import { canUndo, isDeletedItem, type Place, placeOf } from '#processes/deal-history/undoable.policy.ts'
import { type Course, readCourse } from '#processes/deal-save/course.query.ts'
import { saveDealWithCourse, saveInDeal } from '#processes/deal-save/save-deal.command.ts'
import { presentUndone } from './present-undone.ts'
import { recoverItem } from './recover-item.command.ts'
import { takeBackTemplate } from './take-back-template.command.ts'
import { takeFromLeaver } from './take-from-leaver.ts'

type Undoing = DealDocument | TaskDocument | MilestoneDocument

/** The record that an event is about, and its deal with items if it belongs to one. */
type Subject = { record: Undoing | null; deal: DealDocument | null; course: Course | null }

/**
 * Undoes the event.
 * @throws 404 if the viewer may not see the record, 409 if the event cannot be undone, or naming what has changed since
 */
export async function undoEvent(change: Change, viewer: Viewer, id: string): Promise<Undone> {
  const event = await readEvent(change, viewer, id)
  if (event.entity === 'account') return undoCalendarChange(change, viewer, { ...event, id })
  if (isDeletedItem(event)) return recoverItem(change, viewer, { ...event, id }, await readDeal(change, viewer, event))
  const subject = await readSubject(change, viewer, event)
  if (event.op === 'apply_template') return takeBackTemplate(change, viewer, { ...event, id }, subject)
  const steps = stepsBack(event)
  if (!steps) throw conflict('This change cannot be undone')
  const changed = await changesSince(change, event, steps, subject)
  if (changed.length > 0) throw new HttpProblem(409, 'Some of it was changed since', { errors: changed })
  for (const { place, from } of steps) {
    const record = recordAt(place, subject)
    if (!record || place.kind === 'following') continue
    putBack(record, place.field, from)
    if (place.field === 'assignee') await takeFromLeaver(change, record)
  }
  const before = change.eventIds.length
  await save(change, viewer, subject, { op: 'undo', cause: id, also: followersBack(steps, subject) })
  // Effects on other deals are recorded after this event.
  return presentUndone(change, viewer, change.eventIds[before] ?? '')
}

/** Restores the previous value. A field that was unset becomes unset again. */
function putBack(record: Undoing, field: string, value: unknown): void {
  const isMissing = value === null && record.schema.path(field)?.options.default === undefined
  record.set(field, isMissing ? undefined : value)
}

async function readEvent({ session }: Change, viewer: Viewer, id: string): Promise<StoredEvent> {
  if (!isId(id)) throw notFound()
  const event = await EventModel.findOne({ _id: id, account: viewer.account }, null, { session }).lean()
  if (!event) throw notFound()
  return event
}

async function readSubject(change: Change, viewer: Viewer, event: StoredEvent): Promise<Subject> {
  const deal = await readDeal(change, viewer, event)
  if (!deal) return { record: await ownTask(change, viewer, event), deal, course: null }
  const course = await readCourse(change, deal)
  const all = [deal, ...course.tasks, ...course.milestones]
  return { record: all.find(({ _id }) => _id.equals(event.entity_id)) ?? null, deal, course }
}

/** The event's deal; null if there is none that the viewer may see. */
async function readDeal({ session }: Change, viewer: Viewer, { stream }: StoredEvent): Promise<DealDocument | null> {
  const found = await DealModel.collection.findOne({ $and: [{ _id: stream }, dealScope(viewer)] }, { session })
  return found ? DealModel.hydrate(found) : null
}

/** A task without a deal has its own stream. No other record without a deal can be undone. */
async function ownTask({ session }: Change, viewer: Viewer, { entity, stream }: StoredEvent): Promise<TaskDocument> {
  const filter = { $and: [{ _id: stream, deal: null }, taskScope(viewer)] }
  const found = entity === 'task' ? await TaskModel.collection.findOne(filter, { session }) : null
  if (!found) throw notFound()
  return TaskModel.hydrate(found)
}

type Step = Difference & { place: Place }

/** The values to restore; null if any of them cannot be. */
function stepsBack({ entity, op, diff: told }: StoredEvent): Step[] | null {
  const diff = told.map(({ path, from, to }) => ({ path: path ?? '', from: from as unknown, to: to as unknown }))
  if (!canUndo({ entity, op, diff })) return null
  return diff.flatMap((one) => {
    const place = placeOf({ entity, diff }, one)
    return place ? [{ ...one, place }] : []
  })
}

const recordAt = ({ id }: Place, { record, course }: Subject): Undoing | undefined =>
  id === null
    ? (record ?? undefined)
    : [...(course?.tasks ?? []), ...(course?.milestones ?? [])].find((item) => item.id === id)

async function changesSince(
  change: Change,
  event: StoredEvent,
  steps: readonly Step[],
  subject: Subject,
): Promise<FieldError[]> {
  const pinned = await pinnedSince(change, event)
  return steps.flatMap(({ path, to, place }): FieldError[] => {
    const record = recordAt(place, subject)
    if (!record) return [{ field: path, reason: 'is gone' }]
    if (place.kind !== 'written') return []
    if (place.id && place.field === 'due_date' && pinned.has(place.id))
      return [{ field: path, reason: 'was pinned since' }]
    const now: unknown = place.field
      .split('.')
      .reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], record.toObject())
    return same(now ?? null, to ?? null) ? [] : [{ field: path, reason: 'was changed since' }]
  })
}

/** The tasks and milestones that were pinned or unpinned after the event. Their dates are now somebody's decision. */
async function pinnedSince({ session }: Change, { stream, seq }: StoredEvent): Promise<ReadonlySet<string>> {
  const later = await EventModel.collection
    .find(
      { stream, seq: { $gt: seq }, 'diff.path': /(^|\.)pinned$/ },
      { session, projection: { entity_id: 1, diff: 1 } },
    )
    .toArray()
  const along = later.flatMap(({ diff }) =>
    (diff as Difference[]).flatMap(({ path }) => /^\w+\.([0-9a-f]{24})\.pinned$/.exec(path)?.[1] ?? []),
  )
  return new Set([...later.map(({ entity_id: id }) => String(id)), ...along])
}

/** The values to restore in records other than the event's own. */
const followersBack = (steps: readonly Step[], subject: Subject): Difference[] =>
  steps.flatMap(({ path, from, to, place }) => {
    if (place.id === null) return []
    // A former member does not get it back.
    const back: unknown = place.field === 'assignee' ? recordAt(place, subject)?.get('assignee') : from
    return [{ path, from: to, to: back }]
  })

async function save(
  change: Change,
  viewer: Viewer,
  { record, deal, course }: Subject,
  told: { op: string; cause: string; also: Difference[] },
): Promise<void> {
  if (!record) throw notFound()
  if (!deal || !course) return change.save(record as TaskDocument, told)
  if (record !== deal) return saveInDeal(change, deal, record as TaskDocument | MilestoneDocument, { ...told, course })
  if (deal.status === DealStatus.Closed) requireClosing(viewer, deal)
  if (deal.isModified('phase') || deal.isModified('rank')) await takePlace(change, deal)
  await saveDealWithCourse(change, deal, course, told)
}

/** Restores the deal's place on the board, or puts it at the end of the phase if another deal has taken the place. */
async function takePlace(change: Change, deal: DealDocument): Promise<void> {
  const { account, phase, workspace } = deal
  const isThere = await PhaseModel.exists({ _id: phase, account, workspace }).session(change.session)
  if (!isThere)
    throw new HttpProblem(409, 'Some of it was changed since', { errors: [{ field: 'phase', reason: 'is gone' }] })
  deal.rank = await freeRank(change, deal)
}
