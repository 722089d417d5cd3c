/**
 * A deal as it was at an event, rebuilt from the events of its stream alone: from its creation, or from how it stood when
 * events began to tell everything (op `baseline`). Pure.
 */
import type { Document } from 'mongodb'
import { plainFields } from '#platform/events/diff.ts'
import { isId } from '#platform/reads/find.ts'

/** An event of the deal's stream, as it is stored. */
export type PastEvent = {
  seq: number
  at: Date
  actor: unknown
  entity: string
  entity_id: unknown
  op: string
  diff: { path: string; to: unknown }[]
  follows?: { path: string; to: unknown }[]
}

/** Records as they were, by id, in stored form. A version is the number of the event that changed the record last. */
export type Past = { deal: Document | null; tasks: Map<string, Document>; milestones: Map<string, Document> }

/**
 * The deal, its tasks and its milestones after the last of these events, which come in order. The deal is null where the
 * events begin before they told everything, or are of no deal.
 */
export function rebuild(events: Iterable<PastEvent>): Past {
  const past: Past = { deal: null, tasks: new Map(), milestones: new Map() }
  for (const event of events) {
    if (event.op === 'baseline') forget(past)
    // What is older than the baseline tells too little to be shown.
    else if (event.follows === undefined) continue
    const follows = event.follows ?? []
    // Records that came to be come first: what the event tells of them happened to them.
    for (const { path, to } of follows.filter(isNew)) follow(past, event, path, to)
    tell(past, event)
    // And those that went come last, for the same reason.
    for (const { path, to } of follows.filter((one) => !isNew(one))) follow(past, event, path, to)
  }
  return past
}

const isNew = ({ path, to }: { path: string; to: unknown }): boolean =>
  to !== null && /^(deal|(tasks|milestones)\.\w+)$/.test(path)

function forget(past: Past): void {
  past.deal = null
  past.tasks.clear()
  past.milestones.clear()
}

function tell(past: Past, event: PastEvent): void {
  const { entity, entity_id: id, op, diff } = event
  const records = listOf(past, `${entity}s`)
  if (op === 'delete') {
    if (entity === 'deal') forget(past)
    else records?.delete(String(id))
    return
  }
  for (const { path, to } of diff) {
    // A milestone has `tasks` of its own: how many there are and are done.
    const isOther = records === undefined ? /^(tasks|milestones)\./.test(path) : isOfOther(path)
    if (isOther) follow(past, event, path, to)
    else if (entity === 'deal') follow(past, event, `deal.${path}`, to)
    else if (records) follow(past, event, `${entity}s.${String(id)}.${path}`, to)
  }
}

const isOfOther = (path: string): boolean => /^(tasks|milestones)\./.test(path) && isId(path.split('.')[1] ?? '')

/** Sets what a path leads to: `deal.name`, `tasks.<id>.title`, `tasks.<id>`. */
function follow(past: Past, event: PastEvent, path: string, to: unknown): void {
  const [root = '', ...rest] = path.split('.')
  if (root === 'deal') {
    // A stream that begins in the middle, as of records that were stored past the events, tells too little.
    const isWholeDeal = rest.length === 0
    if (past.deal || isWholeDeal || begins(event)) past.deal = changed(past.deal, event, rest, to)
    return
  }
  const [id = '', ...field] = rest
  const records = listOf(past, root)
  if (!records || !isId(id)) return
  if (field.length === 0 && to === null) records.delete(id)
  else records.set(id, changed(records.get(id) ?? null, event, field, to))
}

/** Whether the event tells a deal whole: one that came to be, or back. */
const begins = ({ diff }: PastEvent): boolean => diff.some(({ path }) => path === 'account')

const listOf = (past: Past, root: string): Map<string, Document> | undefined =>
  root === 'tasks' || root === 'milestones' ? past[root] : undefined

function changed(
  record: Document | null,
  { at, actor, seq }: PastEvent,
  field: readonly string[],
  to: unknown,
): Document {
  const known = record ?? { created_at: at, created_by: actor }
  const whole = field.length === 0 ? { ...known, ...plainFields(to as Document) } : known
  return { ...withValue(whole, field, to), updated_at: at, version: seq }
}

/** The record with another value at the path. A field that went is told as null, which is what it has by default. */
function withValue(record: Document, [name, ...rest]: readonly string[], to: unknown): Document {
  if (name === undefined) return record
  if (rest.length > 0) return { ...record, [name]: withValue((record[name] ?? {}) as Document, rest, to) }
  if (to !== null) return { ...record, [name]: to }
  const { [name]: _gone, ...others } = record
  return others
}
