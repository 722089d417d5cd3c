/** Restores the values that an event changed, and those that it changed in other records of its deal. */
import type { FieldError, Undone } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { requireClosing } from '#entities/deals/change-status.command.ts'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import { type MilestoneDocument, MilestoneModel } from '#entities/milestones/milestone.model.ts'
import type { TaskDocument } from '#entities/tasks/task.model.ts'
import { PhaseModel } from '#entities/workspaces/phase.model.ts'
import type { Change } from '#platform/events/change.ts'
import { type Difference, same } from '#platform/events/diff.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { freeRank } from '#processes/deal-phases/deal-rank.command.ts'
import { type Place, placeOf, sharesOf } from '#processes/deal-history/undoable.policy.ts'
import { placeMilestone } from '#processes/deal-save/milestone-order.ts'
import { saveDealWithCourse, saveInDeal } from '#processes/deal-save/save-deal.command.ts'
import { presentUndone } from './present-undone.ts'
import { putBack, valueAt } from './put-back.ts'
import { changedSince } from './refuse-undo.ts'
import { restoreAgents, restoreParties } from './restore-people.command.ts'
import type { EventToUndo, Subject } from './subject.query.ts'
import { takeFromLeaver } from './take-from-leaver.ts'

type Undoing = NonNullable<Subject['record']>

/** @throws 409 naming what has changed since */
export async function restoreValues(
  change: Change,
  viewer: Viewer,
  event: EventToUndo,
  subject: Subject,
): Promise<Undone> {
  const steps = stepsBack(event)
  const changed = await changesSince(change, event, steps, subject)
  if (changed.length > 0) throw changedSince(changed)
  for (const { place, from } of steps) {
    const record = recordAt(place, subject)
    if (record && place.kind !== 'following') await restore(change, viewer, { record, subject, place, from })
  }
  const before = change.eventIds.length
  await save(change, { op: 'undo', cause: event.id, also: followersBack(steps, subject) }, { viewer, subject })
  // Effects on other deals are recorded after this event.
  return presentUndone(change, viewer, change.eventIds[before] ?? '')
}

type Step = Difference & { place: Place }

const stepsBack = ({ entity, diff }: EventToUndo): Step[] =>
  diff.flatMap((one) => {
    const place = placeOf(entity, one)
    return place ? [{ ...one, place }] : []
  })

const recordAt = ({ id }: Place, { record, course }: Subject): Undoing | undefined =>
  id === null
    ? (record ?? undefined)
    : [...(course?.tasks ?? []), ...(course?.milestones ?? [])].find((item) => item.id === id)

async function changesSince(
  change: Change,
  event: EventToUndo,
  steps: readonly Step[],
  subject: Subject,
): Promise<FieldError[]> {
  const pinned = await pinnedSince(change, event)
  return steps.flatMap(({ path, to, place }): FieldError[] => {
    const record = recordAt(place, subject)
    if (!record) return [{ field: path, reason: 'no longer exists' }]
    if (place.kind !== 'written' && place.kind !== 'placed') return []
    if (place.id && place.field === 'due_date' && pinned.has(place.id))
      return [{ field: path, reason: 'has been pinned since then' }]
    const now = valueAt(record, place.field)
    const isSame = path === 'agents' ? sharesOf(now) === sharesOf(to) : same(now, to ?? null)
    return isSame ? [] : [{ field: path, reason: 'has changed since then' }]
  })
}

/** The tasks and milestones that were pinned or unpinned after the event. Their dates are now someone's decision. */
async function pinnedSince({ session }: Change, { stream, seq }: EventToUndo): Promise<ReadonlySet<string>> {
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

async function restore(
  change: Change,
  viewer: Viewer,
  { record, subject, place, from }: { record: Undoing; subject: Subject; place: Place; from: unknown },
): Promise<void> {
  const { deal, course } = subject
  if (record === deal && place.field === 'agents') return restoreAgents(change, viewer, deal, from)
  if (record === deal && place.field === 'parties') return restoreParties(change, deal, from)
  if (place.kind === 'placed' && record instanceof MilestoneModel)
    return placeMilestone(course?.milestones ?? [], record, Number(from))
  putBack(record, place.field, from)
  if (place.field === 'assignee') await takeFromLeaver(change, record)
}

/** The values to restore in records other than the event's own. */
const followersBack = (steps: readonly Step[], subject: Subject): Difference[] =>
  steps.flatMap(({ path, from, to, place }) => {
    if (place.id === null) return []
    // A former member does not get it back.
    const back: unknown = place.field === 'assignee' ? recordAt(place, subject)?.get('assignee') : from
    return [{ path, from: to, to: back }]
  })

type Told = { op: string; cause: string; also: Difference[] }

async function save(
  change: Change,
  told: Told,
  { viewer, subject: { record, deal, course } }: { viewer: Viewer; subject: Subject },
): Promise<void> {
  if (!record) throw notFound()
  if (!deal || !course) return change.save(record as TaskDocument, told)
  if (record !== deal) return saveInDeal(change, deal, record as TaskDocument | MilestoneDocument, { ...told, course })
  if (deal.status === DealStatus.Closed) requireClosing(viewer, deal)
  const isBack = deal.isModified('archived_at') && !deal.archived_at
  if (isBack || deal.isModified('phase') || deal.isModified('rank')) await takePlace(change, deal)
  await saveDealWithCourse(change, deal, course, told)
}

/** Restores the deal's place on the board, or puts it at the end of the phase if another deal has taken the place. */
async function takePlace(change: Change, deal: DealDocument): Promise<void> {
  const { account, phase, workspace } = deal
  const isThere = await PhaseModel.exists({ _id: phase, account, workspace }).session(change.session)
  if (!isThere) throw changedSince([{ field: 'phase', reason: 'no longer exists' }])
  deal.rank = await freeRank(change, deal)
}
