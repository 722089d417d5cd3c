/** Reads a deal at an event, and its differences from now. */
import type { Document } from 'mongodb'
import type { Deal, DealAsOf, Milestone, Task } from 'openapi'
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope, hiddenOps } from '#entities/deals/deal.policy.ts'
import { dealPresenter } from '#entities/deals/deal.presenter.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { milestonePresenter } from '#entities/milestones/milestone.presenter.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { taskPresenter } from '#entities/tasks/task.presenter.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { notFound, unprocessable } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { present, presentAll } from '#platform/reads/presenter.ts'
import { differencesSince, type Whole } from './deal-differences.ts'
import { streamEventPresenter, presentEvents } from './deal-event.presenter.ts'
import { type SnapshotEvent, rebuild } from './deal-snapshot.ts'

/**
 * The deal right after the event, with its tasks and milestones, as the viewer may see it.
 * @throws 404 if the viewer may not see the deal or event, 422 if the event is from before events recorded everything
 */
export async function readSnapshot(viewer: Viewer, id: string, eventId: string): Promise<DealAsOf> {
  const scope = dealScope(viewer)
  const deal = (await present(dealPresenter, { viewer, id, scope })).value()
  if (!isId(eventId)) throw notFound()
  const stream = toId(id)
  const filter = { _id: toId(eventId), stream, op: { $nin: hiddenOps(viewer) } }
  const event = await EventModel.collection.findOne(filter)
  if (!event) throw notFound()
  const then = await wholeThen(viewer, stream, event.seq as number)
  const now = await wholeNow(viewer, deal)
  const shown = await present(streamEventPresenter, { viewer, id: eventId })
  const [told] = await presentEvents(viewer, [shown.value()])
  if (!told) throw notFound()
  return { event: told, ...then, changed_since: differencesSince(then, now) }
}

type WholeDeal = Whole & { tasks: Task[]; milestones: Milestone[] }

async function wholeThen(viewer: Viewer, stream: ReturnType<typeof toId>, seq: number): Promise<WholeDeal> {
  const events = await EventModel.collection
    .find<SnapshotEvent>({ stream, seq: { $lte: seq } } as never)
    .sort({ seq: 1 })
    .toArray()
  const past = rebuild(events)
  const [deal] = past.deal ? await presentAll(viewer, [hydrated(DealModel, stream, past.deal)], dealPresenter) : []
  if (!deal) throw unprocessable('There isn’t enough history to show the deal as of that day', [])
  const tasks = [...past.tasks].map(([one, task]) => hydrated(TaskModel, toId(one), task))
  const milestones = [...past.milestones].map(([one, milestone]) => hydrated(MilestoneModel, toId(one), milestone))
  return {
    deal,
    tasks: await presentAll(viewer, tasks.toSorted(by('due_order')), taskPresenter),
    milestones: await presentAll(viewer, milestones.toSorted(by('order')), milestonePresenter),
  }
}

async function wholeNow(viewer: Viewer, deal: Deal): Promise<WholeDeal> {
  const ofDeal = { deal: toId(deal.id) }
  return {
    deal,
    tasks: await presentAll(viewer, await TaskModel.collection.find(ofDeal).toArray(), taskPresenter),
    milestones: await presentAll(viewer, await MilestoneModel.collection.find(ofDeal).toArray(), milestonePresenter),
  }
}

/** The record with its model's defaults for unset fields. */
const hydrated = (model: Hydrating, _id: ReturnType<typeof toId>, record: Document): Document =>
  model.hydrate({ _id, ...record }).toObject({ depopulate: true })

type Hydrating = { hydrate: (record: object) => { toObject: (options: { depopulate: boolean }) => Document } }

const by = (field: string) => (a: Document, b: Document) => {
  const [one, other] = [a[field] as string | number, b[field] as string | number]
  return one < other ? -1 : one > other ? 1 : 0
}
