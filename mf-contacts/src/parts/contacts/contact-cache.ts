/** Finds and updates a contact in the query cache, where it is in the pages of lists. */
import type { InfiniteData, Query, QueryClient, QueryFilters } from '@tanstack/react-query'
import type { Contact, ContactPage } from 'openapi'
import { queriesOf } from 'remote-kit/query-keys'

type ContactPages = InfiniteData<ContactPage>

const LISTS = queriesOf('/contacts/')

/** All cached infinite lists. Counts and short lists of other remotes have another shape. */
const isPages = (data: unknown): data is ContactPages => typeof data === 'object' && data !== null && 'pages' in data
const isGrowing = ({ state }: Query) => isPages(state.data)
const growing = { queryKey: LISTS, predicate: isGrowing }

/** The queries that were updated optimistically: the contact itself and the infinite lists. */
export const paintedQueries: QueryFilters = {
  predicate: (query) =>
    query.queryKey[1] === '/contacts/{id}/' || (query.queryKey[1] === '/contacts/' && isGrowing(query)),
}

/** The contact from any cached list. */
export function findListed(cache: QueryClient, id: string): Contact | undefined {
  for (const [, list] of cache.getQueriesData({ queryKey: LISTS })) {
    if (!isPages(list)) continue
    const contact = list.pages.flatMap((page) => page.results).find((candidate) => candidate.id === id)
    if (contact) return contact
  }
  return undefined
}

/**
 * Updates `fields` of a contact in every list. The row keeps its place: a list that reorders while it is used is worse
 * than one that is slightly out of order.
 */
export function paintLists(cache: QueryClient, id: string, fields: Partial<Contact>): void {
  cache.setQueriesData<ContactPages>(growing, (list) => list && { ...list, pages: list.pages.map(paintPage) })

  function paintPage(page: ContactPage): ContactPage {
    if (!page.results.some((contact) => contact.id === id)) return page
    return { ...page, results: page.results.map((known) => (known.id === id ? { ...known, ...fields } : known)) }
  }
}

/** Resets infinite lists to their first page, after a contact was created or deleted. */
export function trimLists(cache: QueryClient): void {
  cache.setQueriesData<ContactPages>(
    growing,
    (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
  )
}
