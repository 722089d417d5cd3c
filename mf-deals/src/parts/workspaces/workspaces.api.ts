/** API calls for workspaces. */
import type { Workspace, WorkspaceCreate, WorkspaceUpdate } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useApi } from 'remote-kit/context'
import { queriesOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'

/** The request for the workspaces of every team of the user, in order. */
export const workspacesRequest = { params: { query: { page_size: 100, count: 'none' } } } as const

/** The workspaces of every team of the user, in order. */
export function useWorkspaces() {
  return useApi().useQuery('get', '/workspaces/', workspacesRequest)
}

/** Creates a workspace with the default phases. */
export function useCreateWorkspace() {
  return useWrite('workspaces', (api, body: WorkspaceCreate) => api.POST('/workspaces/', { body }), {
    meta: { silent: true },
  })
}

interface WorkspaceChange {
  /** The workspace as it was read. Refused with 412 if someone changed it since. */
  workspace: Workspace
  body: WorkspaceUpdate
}

/** Changes a workspace, such as its name. */
export function useUpdateWorkspace() {
  return useWrite(
    'workspaces',
    (api, { workspace, body }: WorkspaceChange) =>
      api.PATCH('/workspaces/{id}/', { params: atVersion(workspace), body }),
    { meta: { silent: true } },
  )
}

/** Deletes a workspace; refused while it has deals. Its board is not requested again. */
export function useDeleteWorkspace() {
  return useWrite('workspaces', (api, id: string) => api.DELETE('/workspaces/{id}/', { params: { path: { id } } }), {
    leaves: { queryKey: queriesOf('/workspaces/{id}/board/') },
    meta: { silent: true },
  })
}
