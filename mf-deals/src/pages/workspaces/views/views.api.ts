/** Saved views: what is read, and the calls that change them. */
import { useQueryClient } from '@tanstack/react-query'
import type { View, ViewChoice, ViewCreate, ViewUpdate, WorkspacePage } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useApi } from 'remote-kit/context'
import { queriesOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'

/** The views of the user and of their teams. */
export function useSavedViews() {
  return useApi().useQuery(
    'get',
    '/views/',
    { params: { query: { page_size: 100, count: 'none' } } },
    { meta: { silent: true } },
  )
}

/** Saves a view. Refusals show in the form. */
export function useCreateView() {
  return useWrite('views', (api, body: ViewCreate) => api.POST('/views/', { body }), { meta: { silent: true } })
}

interface ViewChange {
  /** The view as it was read; a newer one refuses with 412. */
  view: View
  body: ViewUpdate
}

/** Changes a saved view: its name, who sees it, or what it shows. */
export function useUpdateView() {
  return useWrite('views', (api, { view, body }: ViewChange) =>
    api.PATCH('/views/{id}/', { params: atVersion(view), body }),
  )
}

/** Deletes a saved view. */
export function useDeleteView() {
  return useWrite('views', (api, id: string) => api.DELETE('/views/{id}/', { params: { path: { id } } }))
}

/**
 * Remembers what a workspace opens with: the saved view, and board, list, timeline or calendar. Whoever looks at deals does
 * not wait for it, nor hear of its failure.
 */
export function useChooseView() {
  const cache = useQueryClient()
  return useWrite('views', (api, body: ViewChoice) => api.POST('/views/choose/', { body }), {
    meta: { silent: true },
    onMutate: ({ workspace, shown }) => {
      if (!shown) return
      cache.setQueriesData<WorkspacePage>({ queryKey: queriesOf('/workspaces/') }, (page) => {
        const results = page?.results.map((one) => (one.id === workspace ? { ...one, last_view: shown } : one))
        return page && results && { ...page, results }
      })
    },
  })
}
