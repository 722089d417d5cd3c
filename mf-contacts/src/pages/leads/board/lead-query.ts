/** What the board is asked for. */
import { withoutUndefined } from 'remote-kit/without-undefined'
import type { readSearch } from '#parts/contact-search/contact-search.ts'
import type { LeadQuery } from './board.api.ts'

/** The filters of the page. Without one of statuses, the board has a column for each. */
export function leadQueryOf({ asked, filters }: Pick<ReturnType<typeof readSearch>, 'asked' | 'filters'>): LeadQuery {
  const { q, status, temperature, source, labels, owner, unclaimed } = asked
  const isChosen = filters.status.length > 0
  const statuses = isChosen ? status : undefined
  return withoutUndefined<LeadQuery>({ q, status: statuses, temperature, source, labels, owner, unclaimed })
}
