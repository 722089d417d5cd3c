/** Saved views: what is read, and the calls that change them. */
import { useQueryClient } from '@tanstack/react-query'
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

/** Remembers the view that a workspace opens with. Whoever looks at deals does not wait for it, nor hear of its failure. */
export function useChooseView() {
  return useApi().useMutation('post', '/views/choose/', { meta: { silent: true }, onSuccess: useRefreshViews() })
}
