import { queriesFor } from 'remote-kit/context'
import type { Prefetch } from 'remote-kit/contract'
import { readCustomFilters } from 'remote-kit/custom-fields/filters'
import { read, readCurrentTeam } from 'remote-kit/prefetch'
import { boardRequest } from '#pages/workspaces/board/cache/board.api.ts'
import { ALL_WORKSPACES } from '#pages/workspaces/current-workspace/use-current-workspace.ts'
import { selectWorkspaceAtom, workspacesLoadedAtom } from '#pages/workspaces/current-workspace/workspaces.atoms.ts'
import { readFilters } from '#pages/workspaces/filters/deal-filters.ts'
import { workspacesRequest } from '#parts/workspaces/workspaces.api.ts'
import { preloadBoard } from './WorkspaceDeals.tsx'

/**
 * Reads the board of the workspace with which the page starts. Filters wait for the page, which knows today's date. The
 * page doesn't wait for the board: its head stands before.
 */
export const prefetch: Prefetch = async (context, { search }) => {
  const asked = search.get('workspace')
  if (asked === ALL_WORKSPACES || search.has('templates') || isFiltered(search)) return
  void preloadBoard()
  const { queryOptions } = queriesFor(context)
  const [team, { results: everywhere }] = await Promise.all([
    readCurrentTeam(context),
    read(context, queryOptions('get', '/workspaces/', workspacesRequest)),
  ])
  const workspaces = everywhere.filter((workspace) => workspace.team === team)
  if (workspaces.some(({ id }) => id === asked)) context.store.set(selectWorkspaceAtom, asked)
  const id = context.store.set(workspacesLoadedAtom, { workspaces, everywhere })
  // The page asks again itself, and says what failed.
  if (id) read(context, queryOptions('get', '/workspaces/{id}/board/', boardRequest(id, {}))).catch(() => undefined)
}

const isFiltered = (search: URLSearchParams) =>
  Object.keys({ ...readFilters(search), ...readCustomFilters(search) }).length > 0
