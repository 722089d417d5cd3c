/** How many contacts lists have for a viewer. */
import type { ContactFilters, ListCount } from 'openapi'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { listedContactFilter } from '#entities/contacts/contact-work.query.ts'
import { customFieldsOf, type KnownField } from '#entities/custom-fields/custom-fields.query.ts'
import { allOf, customConditions } from '#entities/custom-fields/custom-filter.query.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { COUNT_CAP } from '#platform/reads/pagination.ts'

/** Lists counted at the same time: a page of them must not take every connection. */
const AT_ONCE = 4

/** Adds to each list how many contacts it has. Counting stops at the cap, so the cost of a list is bounded. */
export async function counted<T extends { filters: ContactFilters }>(
  viewer: Viewer,
  lists: readonly T[],
): Promise<(T & ListCount)[]> {
  const isCustom = lists.some(({ filters }) => filters.custom_fields)
  const fields = isCustom ? await customFieldsOf(viewer, 'contact') : new Map<string, KnownField>()
  const results: (T & ListCount)[] = []
  for (let from = 0; from < lists.length; from += AT_ONCE) {
    const batch = lists.slice(from, from + AT_ONCE)
    results.push(
      ...(await Promise.all(batch.map(async (list) => ({ ...list, ...(await count(viewer, list, fields)) })))),
    )
  }
  return results
}

async function count(
  viewer: Viewer,
  { filters: { custom_fields: asked, ...filters } }: { filters: ContactFilters },
  fields: ReadonlyMap<string, KnownField>,
): Promise<ListCount> {
  const { conditions, errors } = customConditions(fields, asked)
  // A field or an option was removed since, which only happens if no contact had it.
  if (errors.length > 0) return { count: 0, count_is_capped: false }
  const query = conditions.length > 0 ? { ...filters, custom: allOf(conditions) } : filters
  const filter = await listedContactFilter(viewer, query)
  const found = await ContactModel.collection.countDocuments(filter, { limit: COUNT_CAP + 1 })
  return { count: Math.min(found, COUNT_CAP), count_is_capped: found > COUNT_CAP }
}
