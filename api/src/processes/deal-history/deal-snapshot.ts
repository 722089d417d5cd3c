/**
 * Rebuilds a deal at an event from the events of its stream alone: from its creation, or from its state when events
 * began to record everything (op `baseline`). Pure.
 */
import type { Document } from 'mongodb'
import { plainFields } from '#platform/events/diff.ts'
import { isId } from '#platform/reads/find.ts'

/** An event of the deal's stream, as stored. */
export type SnapshotEvent = {
  seq: number
  at: Date
  actor: unknown
  entity: string
  entity_id: unknown
  op: string
  diff: { path: string; to: unknown }[]
  follows?: { path: string; to: unknown }[]
}

/** Past records by id, in stored form. A record's version is the number of the event that last changed it. */
export type Snapshot = { deal: Document | null; tasks: Map<string, Document>; milestones: Map<string, Document> }

/**
 * The deal, its tasks and its milestones after the last of these events, which must be in order. The deal is null if
 * the events do not begin with a whole deal, or belong to no deal.
 */
export function rebuild(events: Iterable<SnapshotEvent>): Snapshot {
  const snapshot: Snapshot = { deal: null, tasks: new Map(), milestones: new Map() }
  for (const event of events) {
    if (event.op === 'baseline') forget(snapshot)
    // Events before the baseline record too little to rebuild from.
    else if (event.follows === undefined) continue
    const follows = event.follows ?? []
    // New records first: the event's own changes may apply to them.
    for (const { path, to } of follows.filter(isNew)) follow(snapshot, event, path, to)
    applyEvent(snapshot, event)
    // Removed records last, for the same reason.
    for (const { path, to } of follows.filter((one) => !isNew(one))) follow(snapshot, event, path, to)
  }
  return snapshot
}

const isNew = ({ path, to }: { path: string; to: unknown }): boolean =>
  to !== null && /^(deal|(tasks|milestones)\.\w+)$/.test(path)

function forget(snapshot: Snapshot): void {
  snapshot.deal = null
  snapshot.tasks.clear()
  snapshot.milestones.clear()
}

function applyEvent(snapshot: Snapshot, event: SnapshotEvent): void {
  const { entity, entity_id: id, op, diff } = event
  const records = listOf(snapshot, `${entity}s`)
  if (op === 'delete') {
    if (entity === 'deal') forget(snapshot)
    else records?.delete(String(id))
    return
  }
  for (const { path, to } of diff) {
    // A milestone's own `tasks` field counts its tasks; it is not the deal's list.
    const isOther = records === undefined ? /^(tasks|milestones)\./.test(path) : isOfOther(path)
    if (isOther) follow(snapshot, event, path, to)
    else if (entity === 'deal') follow(snapshot, event, `deal.${path}`, to)
    else if (records) follow(snapshot, event, `${entity}s.${String(id)}.${path}`, to)
  }
}

const isOfOther = (path: string): boolean => /^(tasks|milestones)\./.test(path) && isId(path.split('.')[1] ?? '')

/** Sets the value at a path: `deal.name`, `tasks.<id>.title`, `tasks.<id>`. */
function follow(snapshot: Snapshot, event: SnapshotEvent, path: string, to: unknown): void {
  const [root = '', ...rest] = path.split('.')
  if (root === 'deal') {
    // A stream that starts midway, for example for records stored before events, records too little.
    const isWholeDeal = rest.length === 0
    if (snapshot.deal || isWholeDeal || begins(event)) snapshot.deal = changed(snapshot.deal, event, rest, to)
    return
  }
  const [id = '', ...field] = rest
  const records = listOf(snapshot, root)
  if (!records || !isId(id)) return
  if (field.length === 0 && to === null) records.delete(id)
  else records.set(id, changed(records.get(id) ?? null, event, field, to))
}

/** Whether the event contains the whole deal: it was created or recovered. */
const begins = ({ diff }: SnapshotEvent): boolean => diff.some(({ path }) => path === 'account')

const listOf = (snapshot: Snapshot, root: string): Map<string, Document> | undefined =>
  root === 'tasks' || root === 'milestones' ? snapshot[root] : undefined

function changed(
  record: Document | null,
  { at, actor, seq }: SnapshotEvent,
  field: readonly string[],
  to: unknown,
): Document {
  const known = record ?? { created_at: at, created_by: actor }
  const whole = field.length === 0 ? { ...known, ...plainFields(to as Document) } : known
  return { ...withValue(whole, field, to), updated_at: at, version: seq }
}

/** The record with the value at the path set. A removed field becomes null, which is its default. */
function withValue(record: Document, [name, ...rest]: readonly string[], to: unknown): Document {
  if (name === undefined) return record
  if (rest.length > 0) return { ...record, [name]: withValue((record[name] ?? {}) as Document, rest, to) }
  if (to !== null) return { ...record, [name]: to }
  const { [name]: _gone, ...others } = record
  return others
}
