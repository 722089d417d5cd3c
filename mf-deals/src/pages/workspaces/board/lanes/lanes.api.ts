/** How the lanes of a board are read. */
import { keepPreviousData } from '@tanstack/react-query'
import { useApi } from 'remote-kit/context'
import { boardRequest, lanesRequest } from '#pages/workspaces/board/cache/board.api.ts'
import { laneQuery } from '#pages/workspaces/board/cache/deal-lanes.ts'
import { keepRecords } from '#pages/workspaces/board/cache/keep-records.ts'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'

/** The lead agents of the deals on a board, with the count and value of each. The board shows failures. */
export function useLaneGroups(workspace: string, query: DealQuery, isAsked: boolean) {
  return useApi().useQuery('get', '/deals/groups/', lanesRequest(workspace, query), {
    enabled: isAsked,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
}

/** The columns of one lane: all phases, or only the requested one. Read while the lane is near the view. */
export function useLaneColumns(workspace: string, query: DealQuery, lane: string, isNear: boolean) {
  const request = boardRequest(workspace, { ...query, ...laneQuery(lane) })
  const { data } = useApi().useQuery('get', '/workspaces/{id}/board/', request, {
    enabled: isNear,
    structuralSharing: keepRecords,
    placeholderData: keepPreviousData,
  })
  return data?.columns.filter(({ phase }) => !query.phase || phase.id === query.phase)
}
