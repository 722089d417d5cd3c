/** The history of a deal as sentences. Leaves out internal fields, and commissions for viewers who may not see them. */
import type { Document } from 'mongodb'
import type { ClientSession } from 'mongoose'
import type { DealEvent, FieldChange } from 'openapi'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { actorNames } from '#entities/actors/actor-names.query.ts'
import { DealContractModel } from '#entities/deal-contracts/deal-contract.model.ts'
import { canSetCommission, commissionTerms } from '#entities/deals/deal.policy.ts'
import { customNames } from '#entities/custom-fields/custom-names.query.ts'
import { FileModel } from '#entities/files/file.model.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { PhaseModel } from '#entities/workspaces/phase.model.ts'
import type { Difference } from '#platform/events/diff.ts'
import { EventModel } from '#platform/events/event.model.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { writeBson } from '#platform/json/wire.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { type Collected, jsonOf, type Presenter } from '#platform/reads/presenter.ts'
import { type EventNames, sentence } from './deal-sentences.ts'
import { isInternal } from './internal-fields.ts'
import { canUndo } from './may-undo.policy.ts'
import { isDeletion, isGoneWhenDeleted, listedItems } from './undoable.policy.ts'

/** An event as read from its deal's stream. */
export type StreamEvent = Pick<DealEvent, 'id' | 'at' | 'actor' | 'entity' | 'entity_id' | 'op'> & {
  diff: Difference[]
  cause: string | null
}

/** Reads events of a stream for `presentEvents`. */
export const streamEventPresenter: Presenter<StreamEvent> = {
  model: EventModel,
  projection: () => ({ at: 1, actor: 1, entity: 1, entity_id: 1, op: 1, diff: 1, cause: 1 }),
  write: writeBson,
}

/** The last matching event, as the viewer may see it. */
export async function presentLastEvent(
  viewer: Viewer,
  filter: Document,
  session: ClientSession,
): Promise<DealEvent | null> {
  const projection = streamEventPresenter.projection(viewer)
  const [bson] = await EventModel.collection
    .find(filter, { projection, raw: true, session })
    .sort({ seq: -1 })
    .limit(1)
    .toArray()
  if (!bson) return null
  const [told] = await presentEvents(viewer, [jsonOf(streamEventPresenter, bson as unknown as Buffer).value()], session)
  return told ?? null
}

/** Operations on a whole record. Listing each field would only be noise. */
const WHOLE: ReadonlySet<string> = new Set(['create', 'import', 'duplicate', 'delete', 'recover'])

/** The events as the viewer may see them. */
export async function presentEvents(
  viewer: Viewer,
  events: readonly StreamEvent[],
  session?: ClientSession,
): Promise<DealEvent[]> {
  const shown = events.map((event) => ({
    ...event,
    can_undo: canUndo(viewer, event),
    diff: event.diff.filter((one) => isShown(viewer, event.entity, one)),
  }))
  const names = await namesIn(viewer, shown, session)
  return shown.map((event) => {
    const { id, at, actor, entity, entity_id, op } = event
    // Only a deleted record can be restored, and restoring is all that can be done with it.
    const can_undo = event.can_undo && (!isGoneWhenDeleted(event) || names.gone.has(entity_id) === isDeletion(event))
    const diff = WHOLE.has(op) ? [] : event.diff.map(fieldChange)
    const actor_name = (actor && names.actors.get(actor)) ?? null
    return { id, at, actor, actor_name, entity, entity_id, op, summary: sentence(event, names), can_undo, diff }
  })
}

function isShown(viewer: Viewer, entity: string, { path, from, to }: Difference): boolean {
  const [field = '', part = ''] = path.split('.')
  if (field === 'agents') return workers(from) !== workers(to)
  if (field === 'commission') return canSetCommission(viewer) && commissionTerms.has(part)
  // A task or milestone that moved along.
  const follower = isId(part) ? listedItems[field] : undefined
  return follower ? !isInternal(follower, path.split('.').at(-1) ?? '') : !isInternal(entity, field)
}

/** Who works on the deal, without their shares. */
const workers = (agents: unknown): string =>
  JSON.stringify(((agents ?? []) as { user: string; role: string }[]).map(({ user, role }) => [user, role]))

/** History says who works on a deal but leaves out their shares. */
const fieldChange = ({ path, from, to }: Difference): FieldChange =>
  path === 'agents' ? { field: path, from: null, to: null } : { field: path, from: from ?? null, to: to ?? null }

/** The names, also of the actors, and the ids of tasks, milestones and contracts that no longer exist. */
type Names = EventNames & { actors: ReadonlyMap<string, string>; gone: ReadonlySet<string> }

async function namesIn(viewer: Viewer, events: readonly StreamEvent[], session?: ClientSession): Promise<Names> {
  const idsOf = (entity: string) => events.filter((event) => event.entity === entity).map((event) => event.entity_id)
  const phases = events.flatMap(({ diff }) =>
    diff.filter(({ path, to }) => path === 'phase' && to !== null).map(({ to }) => to),
  )
  const account = await AccountModel.findById(
    viewer.account,
    { currency: 1, time_zone: 1 },
    { session: session ?? null },
  ).lean()
  // One at a time: a transaction does not allow concurrent queries.
  const phaseNames = await named(PhaseModel, phases, 'name', session)
  const tasks = await named(TaskModel, idsOf('task'), 'title', session)
  const milestones = await named(MilestoneModel, idsOf('milestone'), 'name', session)
  const files = await named(FileModel, idsOf('file'), 'name', session)
  const contracts = await named(DealContractModel, idsOf('deal_contract'), 'name', session)
  const acting = new Set(events.flatMap(({ actor }) => actor ?? []))
  const actors = await actorNames([...acting].map(toId), session)
  const found = new Map([...tasks, ...milestones, ...contracts])
  const gone = events.filter(isGoneWhenDeleted).flatMap(({ entity_id: id }) => (found.has(id) ? [] : [id]))
  return {
    actors,
    phases: phaseNames,
    items: new Map([...found, ...files, ...(await namedLast(gone, session))]),
    custom: await customNames(viewer, 'deal', session),
    gone: new Set(gone),
    currency: account?.currency ?? 'USD',
    timeZone: account?.time_zone ?? viewer.time_zone,
  }
}

/** The names that tasks, milestones and contracts had when they were deleted. */
async function namedLast(ids: readonly string[], session?: ClientSession): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const deletions = await EventModel.collection
    .find<{ entity_id: unknown; diff: Difference[] }>(
      { entity_id: { $in: [...new Set(ids)].map(toId) }, op: 'delete' },
      { projection: { entity_id: 1, diff: 1 }, sort: { at: 1 }, ...(session && { session }) },
    )
    .toArray()
  return new Map(
    deletions.flatMap(({ entity_id: id, diff }) => {
      const name = diff.find(({ path }) => path === 'title' || path === 'name')?.from
      return typeof name === 'string' ? [[String(id), name]] : []
    }),
  )
}

/** Names by id. Events show names, so anyone who may read the events may read the names. */
async function named(
  { collection }: Collected,
  ids: readonly unknown[],
  field: string,
  session?: ClientSession,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const distinct = [...new Set(ids.map(String))].map(toId)
  const rows = await collection
    .find({ _id: { $in: distinct } }, { projection: { name: `$${field}` }, ...(session && { session }) })
    .toArray()
  return new Map(rows.map(({ _id, name }) => [String(_id), String(name)]))
}
