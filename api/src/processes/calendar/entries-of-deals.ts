/** Limits calendar entries to the deals of a workspace, or of any other list of deals. */
import type { DealQuery } from '#entities/deals/deal.filter.ts'
import { dealFilter, searchableDeals } from '#entities/deals/deal.filter.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import { correctQuery } from '#platform/search/correct-query.query.ts'

type OfDeal = { deal: string | null }

/** The remaining entries, and the corrected search words if no deal has those in the query. */
export type Narrowed<Entry> = { entries: Entry[]; corrected_q?: string }

/**
 * The entries whose deals are in the list of this query; all entries if the query has no filter. Looks up only the
 * entries' own deals, not all that match: a range of days has few, while a team may have tens of thousands.
 */
export async function ofDeals<Entry extends OfDeal>(
  viewer: Viewer,
  entries: Entry[],
  query: DealQuery,
): Promise<Narrowed<Entry>> {
  if (Object.values(query).every((value) => value === undefined)) return { entries }
  const corrected =
    query.q === undefined ? null : await correctQuery(DealModel, viewer, query.q, searchableDeals(viewer))
  const named = [...new Set(entries.flatMap(({ deal }) => deal ?? []))]
  const filter = dealFilter(viewer, { ...query, ...(corrected !== null && { q: corrected }) })
  const rows = await DealModel.collection
    .find({ $and: [{ _id: { $in: named.map(toId) } }, filter] }, { projection: { _id: 1 } })
    .toArray()
  const found = new Set(rows.map(({ _id }) => String(_id)))
  const left = entries.filter(({ deal }) => deal !== null && found.has(deal))
  return { entries: left, ...(corrected !== null && { corrected_q: corrected }) }
}
