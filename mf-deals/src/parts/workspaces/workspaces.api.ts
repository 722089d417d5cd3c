/** Workspaces and their boards: what is read, and the calls that change a workspace. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Board, BoardColumn, Phase } from 'openapi'
import { useApi } from 'remote-kit/context'
import { keepRecords } from '#pages/workspaces/board/cache/keep-records.ts'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'

/** The workspaces of every team of the user, in order. */
export function useWorkspaces() {
  return useApi().useQuery('get', '/workspaces/', { params: { query: { page_size: 100, count: 'none' } } })
}

/** How the board of a workspace is asked for; the phase is a matter of the screen. */
export function boardRequest(workspace: string, { phase: _phase, ...query }: DealQuery) {
  return { params: { path: { id: workspace }, query } }
}

/** How all cards of one column are asked for, beyond the first ones that the board brings. */
export function columnRequest(workspace: string, phase: string, query: DealQuery) {
  return { params: { query: { ...query, workspace, phase, sort: 'rank', page_size: 50, count: 'none' } as const } }
}

/** A card that did not change stays the same object, and while other filters load, a workspace keeps its old cards. */
const boardOptions = (workspace: string | null) => ({
  structuralSharing: keepRecords,
  placeholderData: (previous: Board | undefined) => (previous?.workspace.id === workspace ? previous : undefined),
})

/**
 * The columns on the board of a workspace under filters: of all its phases, or of the one that was
 * asked for.
 */
export function useBoardColumns(workspace: string, query: DealQuery): readonly BoardColumn[] {
  const { data } = useApi().useQuery('get', '/workspaces/{id}/board/', boardRequest(workspace, query), {
    ...boardOptions(workspace),
  })
  return data?.columns.filter(({ phase }) => !query.phase || phase.id === query.phase) ?? []
}

/** What a board comes to, and its phases: what stands around the cards. The same object while only cards move. */
export interface BoardFacts extends Pick<Board, 'count' | 'value' | 'commission' | 'archived_count' | 'corrected_q'> {
  /** The id of the workspace. */
  workspace: string
  phases: Phase[]
}

const factsOf = ({ workspace, columns, count, value, commission, archived_count, corrected_q }: Board): BoardFacts => ({
  workspace: workspace.id,
  phases: columns.map(({ phase }) => phase),
  count,
  value,
  commission,
  archived_count,
  corrected_q,
})

/** The facts of a board, in one request with it. Whoever reads them alone is not rendered for a card that moves. */
export function useBoardFacts(workspace: string | null, query: DealQuery) {
  const request = boardRequest(workspace ?? '', query)
  return useQuery({
    ...useApi().queryOptions('get', '/workspaces/{id}/board/', request),
    enabled: workspace !== null,
    ...boardOptions(workspace),
    select: factsOf,
  })
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
