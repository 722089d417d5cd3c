/** A page of a contact's timeline, merged on read (docs/decisions/timeline-of-a-contact.md). */
import type { Types } from 'mongoose'
import type { Timeline } from 'openapi'
import type { TimelineKind } from 'openapi/codes'
import { actorNames } from '#entities/actors/actor-names.query.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { PAGE_SIZE } from '#platform/reads/pagination.ts'
import { mergeNewest, readCursor, writeCursor } from './position.ts'
import type { Names, Row, SeenDeal } from './row.ts'
import { readSources } from './sources.query.ts'

type TimelineQuery = { kind?: readonly TimelineKind[]; cursor?: string; page_size?: number }

/** The timeline of a contact that the viewer is known to see. */
export async function readTimeline(
  viewer: Viewer,
  contact: Types.ObjectId,
  { kind, cursor, page_size: size = PAGE_SIZE }: TimelineQuery,
): Promise<Timeline> {
  const list = `${String(contact)} ${[...new Set(kind)].toSorted().join()}`
  const behind = cursor ? readCursor(cursor, list) : null
  const kinds = kind && kind.length > 0 ? new Set(kind) : null
  // The sources that need no deals don't wait for them.
  const reading = dealsOf(viewer, { 'parties.contact': contact })
  const sources = readSources({ viewer, contact, deals: reading, kinds, behind, most: size + 1 })
  const [deals, lists] = await Promise.all([reading, sources])
  const rows = mergeNewest(lists, size + 1)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const names = await namesIn(viewer, shown, deals)
  return {
    results: shown.map(({ entry }) => entry(names)),
    next_cursor: rows.length > size && last ? writeCursor(last, list) : null,
  }
}

const dealsOf = (viewer: Viewer, filter: object): Promise<SeenDeal[]> =>
  DealModel.collection
    .find<SeenDeal>(
      { $and: [{ account: viewer.account, ...filter }, dealScope(viewer)] },
      { projection: { name: 1, parties: 1, created_at: 1, created_by: 1 } },
    )
    .toArray()

/** The names of the people who did it, and of the deals that the viewer sees. */
async function namesIn(viewer: Viewer, rows: readonly Row[], known: readonly SeenDeal[]): Promise<Names> {
  const people = new Map(rows.flatMap(({ people }) => people).flatMap((id) => (id ? [[String(id), id] as const] : [])))
  const deals = new Map(known.map(({ _id, name }) => [String(_id), name]))
  const others = rows.flatMap(({ deal }) => (deal && !deals.has(String(deal)) ? [deal] : []))
  const [named, found] = await Promise.all([
    actorNames([...people.values()]),
    others.length > 0 ? dealsOf(viewer, { _id: { $in: others } }) : [],
  ])
  for (const { _id, name } of found) deals.set(String(_id), name)
  const nameIn = (names: ReadonlyMap<string, string>) => (id: Types.ObjectId | null | undefined) => {
    const name = id ? names.get(String(id)) : undefined
    return name === undefined ? null : { id: String(id), name }
  }
  return { person: nameIn(named), deal: nameIn(deals) }
}
