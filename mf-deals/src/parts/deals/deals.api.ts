/** Calls about one deal: reading it, its fields, its phase, its life. Boards and lists of deals are in pages/workspaces/. */
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import type { Deal, DealCreate, DealUpdate } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useApi, useRemote } from 'remote-kit/context'
import { queryKeyOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'

/** The deal with this id; a 404 is the page's own to show. */
export function useDeal(id: string) {
  return useApi().useQuery('get', '/deals/{id}/', { params: { path: { id } } }, { meta: { silent: true } })
}

/** The first deals that the words start: by name, address, MLS number or client. Without words, the latest ones. */
export function useDealSearch(words: string) {
  const q = words.trim()
  return useApi().useQuery(
    'get',
    '/deals/',
    { params: { query: { ...(q && { q }), page_size: 8, count: 'none' } } },
    { placeholderData: keepPreviousData },
  )
}

/** The columns of the board that the deal is on, in order. */
export function usePhases(workspace: string | undefined) {
  return useApi().useQuery(
    'get',
    '/phases/',
    { params: { query: { ...(workspace && { workspace }), page_size: 100 } } },
    { enabled: Boolean(workspace) },
  )
}

/** The key of `useDeal`. */
export const dealKey = (id: string) => queryKeyOf('/deals/{id}/', { params: { path: { id } } })

/** A deal that the API has answered, as `useDeal` has it. */
export const storedDeal = (deal: Deal) => [dealKey(deal.id), deal] as const

/** Creates a deal. Refusals show in the form. */
export function useCreateDeal() {
  return useWrite('deals', (api, body: DealCreate) => api.POST('/deals/', { body }), {
    stores: storedDeal,
    meta: { silent: true },
  })
}

interface DealChange {
  /** The deal as it was read; a newer one refuses with 412. */
  version: number
  body: DealUpdate
}

/** Changes fields of the deal. The screen shows refusals in place. */
export function useUpdateDeal(id: string) {
  return useWrite(
    'deals',
    (api, { version, body }: DealChange) => api.PATCH('/deals/{id}/', { params: atVersion({ id, version }), body }),
    { stores: storedDeal, meta: { silent: true } },
  )
}

/** Reads the deal as it is stored now, and shows it. */
export function useRefetchDeal(id: string): () => Promise<Deal | undefined> {
  const cache = useQueryClient()
  const { api } = useRemote()
  return async () => {
    const { data } = await api.GET('/deals/{id}/', { params: { path: { id } } })
    if (data) cache.setQueryData<Deal>(dealKey(id), data)
    return data
  }
}

/** Takes a closed, fallen-through or expired deal back to its status before, with a reason. Refusals show in the form. */
export function useReopenDeal(id: string) {
  return useWrite(
    'deals',
    (api, reason: string) => api.POST('/deals/{id}/reopen/', { params: { path: { id } }, body: { reason } }),
    { stores: storedDeal, meta: { silent: true } },
  )
}
