import { useQueryClient } from '@tanstack/react-query'
import type { Workspace, WorkspacePage } from 'openapi'
import { useApi } from 'remote-kit/context'

const WORKSPACES = ['get', '/workspaces/']

/** The workspaces with one at another place, from 0. */
export const withPlace = (workspaces: readonly Workspace[], id: string, place: number): Workspace[] => {
  const moved = workspaces.filter((one) => one.id === id)
  return workspaces.filter((one) => one.id !== id).toSpliced(place, 0, ...moved)
}

/** Gives a workspace another place among those of its team: painted at once, read again whatever the API says. */
export function useOrderWorkspaces(workspaces: readonly Workspace[]) {
  const cache = useQueryClient()
  const { mutate, error } = useApi().useMutation('patch', '/workspaces/{id}/', {
    // Sent one after another: the last place that was asked for is the one that stays.
    scope: { id: 'workspace-order' },
    meta: { silent: true },
    onMutate: async ({ params, body }) => {
      await cache.cancelQueries({ queryKey: WORKSPACES })
      const ordered = withPlace(workspaces, params.path.id, body.order ?? 0)
      cache.setQueriesData<WorkspacePage>({ queryKey: WORKSPACES }, (page) => {
        const others = page?.results.filter((one) => ordered.every(({ id }) => id !== one.id)) ?? []
        return page && { ...page, results: [...ordered, ...others] }
      })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: WORKSPACES }),
  })
  const place = (id: string, order: number) => mutate({ params: { path: { id } }, body: { order } })
  return { place, error }
}
