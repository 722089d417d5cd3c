/** Saved views: what is read, and the calls that change them. */
import { useQueryClient } from '@tanstack/react-query'
import type { WorkspacePage } from 'openapi'
import { useApi } from 'remote-kit/context'

/** The views of the user and of their teams. */
export function useSavedViews() {
  return useApi().useQuery(
    'get',
    '/views/',
    { params: { query: { page_size: 100, count: 'none' } } },
    { meta: { silent: true } },
  )
}

function useRefreshViews() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === '/views/' })
}

/** Saves a view. Refusals show in the form. */
export function useCreateView() {
  return useApi().useMutation('post', '/views/', { meta: { silent: true }, onSuccess: useRefreshViews() })
}

/** Changes a saved view: its name, who sees it, or what it shows. */
export function useUpdateView() {
  return useApi().useMutation('patch', '/views/{id}/', { onSuccess: useRefreshViews() })
}

/** Deletes a saved view. */
export function useDeleteView() {
  return useApi().useMutation('delete', '/views/{id}/', { onSuccess: useRefreshViews() })
}

/**
 * Remembers what a workspace opens with: the saved view, and board, list, timeline or calendar. Whoever looks at deals does
 * not wait for it, nor hear of its failure.
 */
export function useChooseView() {
  const cache = useQueryClient()
  return useApi().useMutation('post', '/views/choose/', {
    meta: { silent: true },
    onMutate: ({ body: { workspace, shown } }) => {
      if (!shown) return
      cache.setQueriesData<WorkspacePage>({ queryKey: ['get', '/workspaces/'] }, (page) => {
        const results = page?.results.map((one) => (one.id === workspace ? { ...one, last_view: shown } : one))
        return page && results && { ...page, results }
      })
    },
    onSuccess: useRefreshViews(),
  })
}
