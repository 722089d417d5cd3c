import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { DealCard, DealPage } from 'openapi'
import { queriesOf } from 'remote-kit/query-keys'

/** A deal of any list in the cache, the list may be grouped; undefined if none has it. */
export function listedDeal(cache: QueryClient, id: string): DealCard | undefined {
  return cache
    .getQueriesData<DealPage | InfiniteData<DealPage>>({ queryKey: queriesOf('/deals/') })
    .flatMap(([, list]) => (list && 'pages' in list ? list.pages : list ? [list] : []))
    .flatMap(({ results }) => results)
    .find((deal) => deal.id === id)
}
