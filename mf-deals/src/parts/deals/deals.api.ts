/** Calls about one deal: reading it, its fields, its phase, its life. Boards and lists of deals are in pages/workspaces/. */
import { keepPreviousData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Deal, DealUpdate } from 'openapi'
import { useApi, useRemote } from 'remote-kit/context'

/** The deal with this id; a 404 is the page's own to show. */
export function useDeal(id: string) {
  return useApi().useQuery('get', '/deals/{id}/', { params: { path: { id } } }, { meta: { silent: true } })
}

/** The first deals that the words start: by name, address, MLS number or client. Without words, the latest ones. */
export function useDealSearch(words: string) {
  const q = words.trim() || undefined
  return useApi().useQuery(
    'get',
    '/deals/',
    { params: { query: { q, page_size: 8, count: 'none' } } },
    { placeholderData: keepPreviousData },
  )
}

/** The columns of the board that the deal is on, in order. */
export function usePhases(workspace: string | undefined) {
  return useApi().useQuery(
    'get',
    '/phases/',
    { params: { query: { workspace, page_size: 100 } } },
    { enabled: Boolean(workspace) },
  )
}

const AFFECTED = [
  ['get', '/deals/'],
  ['get', '/deals/{id}/history/'],
  ['get', '/deals/{id}/commission/'],
  ['get', '/deals/{id}/why/'],
  ['get', '/deals/{id}/timeline/'],
  ['get', '/milestones/'],
  ['get', '/tasks/'],
  ['get', '/home/'],
  ['get', '/calendar/'],
  ['get', '/workspaces/{id}/board/'],
]

/** Fetches afresh whatever else a change of a deal shows in. */
export async function refreshOthers(queryClient: QueryClient): Promise<void> {
  await Promise.all(AFFECTED.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** Shows the deal as the API answered it, and fetches afresh whatever else a change of it shows in. */
export async function storeDeal(queryClient: QueryClient, deal: Deal): Promise<void> {
  queryClient.setQueryData<Deal>(dealKey(deal.id), deal)
  await refreshOthers(queryClient)
}

/** The key of `useDeal`. */
export const dealKey = (id: string) => ['get', '/deals/{id}/', { params: { path: { id } } }] as const

/** Changes fields of the deal as it was at `version`; a newer one refuses with 412. The screen shows refusals in place. */
export function useUpdateDeal(id: string) {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  return useMutation({
    mutationFn: async ({ version, body }: { version: number; body: DealUpdate }) => {
      const params = { path: { id }, header: { 'If-Match': `"${version}"` } }
      return (await api.PATCH('/deals/{id}/', { params, body })).data
    },
    onSuccess: (deal) => deal && storeDeal(queryClient, deal),
    meta: { silent: true },
  })
}

/** Reads the deal as it is stored now, and shows it. */
export function useRefetchDeal(id: string): () => Promise<Deal | undefined> {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  return async () => {
    const { data } = await api.GET('/deals/{id}/', { params: { path: { id } } })
    if (data) queryClient.setQueryData<Deal>(dealKey(id), data)
    return data
  }
}

/** Takes a closed, fallen-through or expired deal back to its status before, with a reason. Refusals show in the form. */
export function useReopenDeal(id: string) {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  return useMutation({
    mutationFn: async (reason: string) =>
      (await api.POST('/deals/{id}/reopen/', { params: { path: { id } }, body: { reason } })).data,
    onSuccess: (deal) => deal && storeDeal(queryClient, deal),
    meta: { silent: true },
  })
}
