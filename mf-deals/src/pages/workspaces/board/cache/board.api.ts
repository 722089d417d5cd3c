/** How boards and their columns are read. */
import { useQuery } from '@tanstack/react-query'
import type { Board, BoardColumn, Phase } from 'openapi'
import { useApi } from 'remote-kit/context'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { keepRecords } from './keep-records.ts'

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
  ...(corrected_q !== undefined && { corrected_q }),
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
