/** The columns of a board: what is read, and the calls that change one. */
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from 'remote-kit/context'

/** The phases of a workspace, in order; none are asked for without one. */
export function usePhasesOf(workspace: string | null) {
  return useApi().useQuery(
    'get',
    '/phases/',
    { params: { query: { workspace: workspace ?? '', page_size: 100, count: 'none' } } },
    { enabled: workspace !== null },
  )
}

/** Creates, changes and deletes phases; the boards show it. Refusals show where they were asked for. */
export function usePhaseChanges() {
  const api = useApi()
  const cache = useQueryClient()
  const meta = { silent: true }
  // Not waited for: the screen that asked goes on before the phase is gone from under it.
  const onSuccess = () => {
    const shown = new Set<unknown>(['/phases/', '/workspaces/{id}/board/', '/deals/'])
    void cache.invalidateQueries({ predicate: ({ queryKey }) => shown.has(queryKey[1]) })
  }
  return {
    create: api.useMutation('post', '/phases/', { meta, onSuccess }),
    update: api.useMutation('patch', '/phases/{id}/', { meta, onSuccess }),
    remove: api.useMutation('delete', '/phases/{id}/', { meta, onSuccess }),
  }
}
