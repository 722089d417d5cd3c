/** How many contacts lists have for a viewer. */
import type { ContactFilters, ListCount } from 'openapi'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { listedContactFilter } from '#entities/contacts/contact-work.query.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { COUNT_CAP } from '#platform/reads/pagination.ts'

/** Lists counted at the same time: a page of them must not take every connection. */
const AT_ONCE = 4

/** Adds to each list how many contacts it has. Counting stops at the cap, so the cost of a list is bounded. */
export async function counted<T extends { filters: ContactFilters }>(
  viewer: Viewer,
  lists: readonly T[],
): Promise<(T & ListCount)[]> {
  const results: (T & ListCount)[] = []
  for (let from = 0; from < lists.length; from += AT_ONCE) {
    const batch = lists.slice(from, from + AT_ONCE)
    results.push(...(await Promise.all(batch.map(async (list) => ({ ...list, ...(await count(viewer, list)) })))))
  }
  return results
}

async function count(viewer: Viewer, { filters }: { filters: ContactFilters }): Promise<ListCount> {
  const filter = await listedContactFilter(viewer, filters)
  const found = await ContactModel.collection.countDocuments(filter, { limit: COUNT_CAP + 1 })
  return { count: Math.min(found, COUNT_CAP), count_is_capped: found > COUNT_CAP }
}
