/** How boards and their columns are read. */
import { useQuery } from '@tanstack/react-query'
import type { Board, BoardColumn, Phase } from 'openapi'
import { useApi } from 'remote-kit/context'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { keepRecords } from './keep-records.ts'

/** The request for the board of a workspace. Filtering by phase happens on screen. */
export function boardRequest(workspace: string, { phase: _phase, ...query }: DealQuery) {
  return { params: { path: { id: workspace }, query } }
}

/** The request for all cards of one column, beyond those that come with the board. */
export function columnRequest(workspace: string, phase: string, query: DealQuery) {
  return { params: { query: { ...query, workspace, phase, sort: 'rank', page_size: 50, count: 'none' } as const } }
}

/** The request for the lanes of a board, with their counts. */
export function lanesRequest(workspace: string, query: DealQuery) {
  return { params: { query: { ...query, workspace, by: 'agent' } } } as const
}

/** Unchanged cards stay the same objects, and a workspace keeps its cards while other filters load. */
const boardOptions = (workspace: string | null) => ({
  structuralSharing: keepRecords,
  placeholderData: (previous: Board | undefined) => (previous?.workspace.id === workspace ? previous : undefined),
})

/** The columns of the filtered board of a workspace: all phases, or only the requested one. */
export function useBoardColumns(workspace: string, query: DealQuery): readonly BoardColumn[] {
  const { data } = useApi().useQuery('get', '/workspaces/{id}/board/', boardRequest(workspace, query), {
    ...boardOptions(workspace),
  })
  return data?.columns.filter(({ phase }) => !query.phase || phase.id === query.phase) ?? []
}

/** The totals of a board and its phases, without the cards. The same object while only cards move. */
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
  ...(corrected_q !== undefined && { corrected_q }),
})

/** The totals of a board, from the same request. Components that read only these do not render when a card moves. */
export function useBoardFacts(workspace: string | null, query: DealQuery) {
  const request = boardRequest(workspace ?? '', query)
  return useQuery({
    ...useApi().queryOptions('get', '/workspaces/{id}/board/', request),
    enabled: workspace !== null,
    ...boardOptions(workspace),
    select: factsOf,
  })
}
