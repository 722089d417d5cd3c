/** What the board is asked for. */
import type { ContactSearch } from '#parts/contact-search/contact-search.ts'
import type { LeadQuery } from './board.api.ts'

/** The filters of the page. Without one of statuses, the board has a column for each. */
export function leadQueryOf({ query: { sort: _sort, status, ...query }, filters }: ContactSearch): LeadQuery {
  return filters.status.length > 0 && status ? { ...query, status } : query
}
