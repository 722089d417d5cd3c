import { useQueryClient } from '@tanstack/react-query'
import type { Workspace, WorkspacePage } from 'openapi'
import { queriesOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'

const WORKSPACES = queriesOf('/workspaces/')

/** The workspaces with one moved to another position, from 0. */
export const withPlace = (workspaces: readonly Workspace[], id: string, place: number): Workspace[] => {
  const moved = workspaces.filter((one) => one.id === id)
  return workspaces.filter((one) => one.id !== id).toSpliced(place, 0, ...moved)
}

type Place = Pick<Workspace, 'id' | 'order'>

/** Moves a workspace among those of its team. The change shows at once, and the list is read again afterwards. */
export function useOrderWorkspaces(workspaces: readonly Workspace[]) {
  const cache = useQueryClient()
  const { mutate, error } = useWrite(
    'workspaces',
    (api, { id, order }: Place) => api.PATCH('/workspaces/{id}/', { params: { path: { id } }, body: { order } }),
    {
      // Sent one after another, so that the last requested position wins.
      mutationKey: ['workspace order'],
      scope: { id: 'workspace-order' },
      meta: { silent: true },
      onMutate: async ({ id, order }) => {
        await cache.cancelQueries({ queryKey: WORKSPACES })
        const ordered = withPlace(workspaces, id, order)
        cache.setQueriesData<WorkspacePage>({ queryKey: WORKSPACES }, (page) => {
          const others = page?.results.filter((one) => ordered.every(({ id: other }) => other !== one.id)) ?? []
          return page && { ...page, results: [...ordered, ...others] }
        })
      },
    },
  )
  const place = (id: string, order: number) => mutate({ id, order })
  return { place, error }
}
