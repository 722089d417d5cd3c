/** Workspaces: reading them, and the calls that change one. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useApi } from 'remote-kit/context'

/** The workspaces of every team of the user, in order. */
export function useWorkspaces() {
  return useApi().useQuery('get', '/workspaces/', { params: { query: { page_size: 100, count: 'none' } } })
}

const DEAL_PATHS = new Set<unknown>([
  '/workspaces/{id}/board/',
  '/deals/',
  '/deals/groups/',
  '/deals/{id}/',
  '/deals/{id}/history/',
  '/home/',
  '/calendar/',
  '/search/',
])

/** Asks anew for everything on screen that shows deals. */
export function refreshDeals(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ predicate: ({ queryKey }) => DEAL_PATHS.has(queryKey[1]) })
}

function useRefreshWorkspaces() {
  const cache = useQueryClient()
  return () =>
    cache.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[1] === '/workspaces/' || queryKey[1] === '/workspaces/{id}/board/',
    })
}

/** Creates a workspace with the default phases. */
export function useCreateWorkspace() {
  return useApi().useMutation('post', '/workspaces/', { meta: { silent: true }, onSuccess: useRefreshWorkspaces() })
}

/** Changes a workspace, such as its name. */
export function useUpdateWorkspace() {
  return useApi().useMutation('patch', '/workspaces/{id}/', {
    meta: { silent: true },
    onSuccess: useRefreshWorkspaces(),
  })
}

/** Deletes a workspace; refused while it holds deals. Its board is not asked for again. */
export function useDeleteWorkspace() {
  const api = useApi()
  const cache = useQueryClient()
  return api.useMutation('delete', '/workspaces/{id}/', {
    meta: { silent: true },
    onSuccess: () => cache.invalidateQueries({ queryKey: ['get', '/workspaces/'] }),
  })
}

/** Creates a deal. Refusals show in the form. */
export function useCreateDeal() {
  const cache = useQueryClient()
  return useApi().useMutation('post', '/deals/', { meta: { silent: true }, onSuccess: () => refreshDeals(cache) })
}

/** Changes fields of a deal. Refusals show in the form. */
export function useFillDeal() {
  const cache = useQueryClient()
  return useApi().useMutation('patch', '/deals/{id}/', { meta: { silent: true }, onSuccess: () => refreshDeals(cache) })
}
