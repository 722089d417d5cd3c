/** When a contact was created, and when its status, temperature and owner changed, by its events. */
import { Types } from 'mongoose'
import type { TimelineFieldChange } from 'openapi'
import { mergedFrom } from '#entities/contacts/merged.query.ts'
import type { Difference } from '#platform/events/diff.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { undoableMerges } from '#processes/contact-merge/undoable-merges.query.ts'
import { after } from './position.ts'
import type { Asked, Names, Row } from './row.ts'

const FIELDS = ['status', 'temperature', 'owner'] as const
/** What happened to the contact as a whole. */
const WHOLE = ['create', 'import', 'fill', 'recover', 'erase', 'merge', 'unmerge']
const DAY_MS = 24 * 60 * 60 * 1000

type ContactEvent = { _id: Types.ObjectId; at: Date; actor: Types.ObjectId | null; op: string; diff: Difference[] }
type Changed = Difference & { path: (typeof FIELDS)[number]; reason?: string; days: number | null }

/** What changed of the contact, and of contacts that were merged into it. */
export async function readChanges({ viewer, contact, behind, most }: Asked, rank: number): Promise<Row[]> {
  const shown = { $or: [{ op: { $in: WHOLE } }, { 'diff.path': { $in: [...FIELDS] }, op: { $ne: 'delete' } }] }
  // What it was merged into told that, and once it's separated again, there's nothing to tell.
  const own = { entity_id: contact, $nor: [{ op: { $in: ['merge', 'unmerge'] }, 'diff.path': 'merged_into' }] }
  // Those of contacts that were merged into it are its own, but being merged is told once.
  const ofMerged = { entity_id: { $in: await mergedFrom(contact) }, op: { $nin: ['merge', 'unmerge'] } }
  const events = await EventModel.collection
    .find<ContactEvent>(
      { $and: [{ $or: [own, ofMerged] }, { entity: 'contact' }, shown, after(behind, rank, 'at')] },
      { projection: { at: 1, actor: 1, op: 1, diff: 1 } },
    )
    .sort({ at: -1, _id: -1 })
    .limit(most)
    .toArray()
  const merges = events.filter(({ op }) => op === 'merge').map(({ _id }) => _id)
  const undoable = await undoableMerges(viewer, contact, merges)
  return Promise.all(
    events.map(async ({ _id, at, actor, op, diff }): Promise<Row> => {
      const isOfMerge = op === 'merge' || op === 'unmerge'
      const changes = WHOLE.includes(op) ? [] : await Promise.all(changesIn(diff).map((one) => aged(contact, at, one)))
      const owners = changes.filter(({ path }) => path === 'owner').flatMap(({ from, to }) => [idIn(from), idIn(to)])
      return {
        at,
        rank,
        id: _id,
        people: [actor, ...owners],
        entry: (names) => ({
          type: 'change',
          id: String(_id),
          at: at.toISOString(),
          by: names.person(actor),
          op,
          changes: changes.map((one) => presented(one, names)),
          ...(isOfMerge && { merge: { name: mergedName(diff), can_undo: undoable.has(String(_id)) } }),
        }),
      }
    }),
  )
}

const changesIn = (diff: readonly Difference[]) =>
  diff.flatMap((one) => {
    const path = FIELDS.find((field) => field === one.path)
    return path ? [{ ...one, path, ...(path === 'status' && reasonIn(diff)) }] : []
  })

/** The name of the contact that was merged into this one or separated from it again. */
function mergedName(diff: readonly Difference[]): string {
  const { from, to } = diff.find(({ path }) => path === 'merged_name') ?? {}
  const name = to ?? from
  return typeof name === 'string' ? name : ''
}

/** Why it became lost, if it did. */
function reasonIn(diff: readonly Difference[]): { reason?: string } {
  const reason = diff.find(({ path }) => path === 'lost_reason')?.to
  return typeof reason === 'string' && reason !== '' ? { reason } : {}
}

/** With the number of days that the field had its value before. */
async function aged(contact: Types.ObjectId, at: Date, change: Omit<Changed, 'days'>): Promise<Changed> {
  const before = await EventModel.collection.findOne<{ at: Date }>(
    { entity_id: contact, entity: 'contact', at: { $lt: at }, 'diff.path': change.path },
    { sort: { at: -1 }, projection: { at: 1 } },
  )
  return { ...change, days: before && Math.floor((at.getTime() - before.at.getTime()) / DAY_MS) }
}

function presented({ path, from, to, days, reason }: Changed, { person }: Names): TimelineFieldChange {
  const name = (value: unknown) => (path === 'owner' ? (person(idIn(value))?.name ?? null) : null)
  const change = { from: valueOf(from), to: valueOf(to), from_name: name(from), to_name: name(to) }
  return { field: path, ...change, days_before: days, ...(reason !== undefined && { reason }) }
}

const valueOf = (value: unknown): string | number | null =>
  typeof value === 'number' || typeof value === 'string'
    ? value
    : value instanceof Types.ObjectId
      ? String(value)
      : null

const idIn = (value: unknown): Types.ObjectId | null => {
  if (value instanceof Types.ObjectId) return value
  return typeof value === 'string' && isId(value) ? toId(value) : null
}
