/** Where a contact lies in the query cache: in pages of lists. How it is found and repainted there. */
import type { InfiniteData, Query, QueryClient, QueryFilters } from '@tanstack/react-query'
import type { Contact, ContactPage } from 'openapi'
import { queriesOf } from 'remote-kit/query-keys'

type ContactPages = InfiniteData<ContactPage>

const LISTS = queriesOf('/contacts/')

/** Every cached list that grows page by page; counts and other remotes' short lists have another shape. */
const isPages = (data: unknown): data is ContactPages => typeof data === 'object' && data !== null && 'pages' in data
const isGrowing = ({ state }: Query) => isPages(state.data)
const growing = { queryKey: LISTS, predicate: isGrowing }

/** What shows a change of a contact already: the contact itself, and the growing lists, which were painted. */
export const paintedQueries: QueryFilters = {
  predicate: (query) =>
    query.queryKey[1] === '/contacts/{id}/' || (query.queryKey[1] === '/contacts/' && isGrowing(query)),
}

/** The contact as some list knows it. */
export function findListed(cache: QueryClient, id: string): Contact | undefined {
  for (const [, list] of cache.getQueriesData({ queryKey: LISTS })) {
    if (!isPages(list)) continue
    const contact = list.pages.flatMap((page) => page.results).find((candidate) => candidate.id === id)
    if (contact) return contact
  }
  return undefined
}

/**
 * Shows `fields` of a contact in every list. Rows keep their place when they change: a list that reorders under the hand
 * is worse than one slightly out of order.
 */
export function paintLists(cache: QueryClient, id: string, fields: Partial<Contact>): void {
  cache.setQueriesData<ContactPages>(growing, (list) => list && { ...list, pages: list.pages.map(paintPage) })

  function paintPage(page: ContactPage): ContactPage {
    if (!page.results.some((contact) => contact.id === id)) return page
    return { ...page, results: page.results.map((known) => (known.id === id ? { ...known, ...fields } : known)) }
  }
}

/** Starts long lists again from their first page, after a contact came or went. */
export function trimLists(cache: QueryClient): void {
  cache.setQueriesData<ContactPages>(
    growing,
    (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
  )
}
