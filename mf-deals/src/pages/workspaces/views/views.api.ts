/** API calls for saved views. */
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
  /** The view as it was read. Refused with 412 if someone changed it since. */
  view: View
  body: ViewUpdate
}

/** Changes a saved view: its name, who sees it, or its display options. */
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
 * Remembers how a workspace opens: the saved view, board, list, timeline or calendar, the list's columns and their
 * widths, and the board's lanes. The screen does not wait for it and ignores its failure.
 */
export function useChooseView() {
  const cache = useQueryClient()
  return useWrite('views', (api, body: ViewChoice) => api.POST('/views/choose/', { body }), {
    meta: { silent: true },
    onMutate: ({ workspace, shown, columns, widths, lanes }) => {
      const chosen = {
        ...(shown && { last_view: shown }),
        ...(columns && { last_columns: columns }),
        ...(widths && { last_widths: widths }),
        ...(lanes && { last_lanes: lanes }),
      }
      if (Object.keys(chosen).length === 0) return
      cache.setQueriesData<WorkspacePage>({ queryKey: queriesOf('/workspaces/') }, (page) => {
        const results = page?.results.map((one) => (one.id === workspace ? { ...one, ...chosen } : one))
        return page && results && { ...page, results }
      })
    },
  })
}
