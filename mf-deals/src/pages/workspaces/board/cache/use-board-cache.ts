import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from 'remote-kit/context'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { type BoardCache, createBoardCache } from './board-cache.ts'
import { boardRequest, columnRequest } from './board.api.ts'

/** The cached board of a workspace with these filters; the same object while they stay the same. */
export function useBoardCache(workspace: string, query: DealQuery): BoardCache {
  const api = useApi()
  const cache = useQueryClient()
  return useMemo(
    () =>
      createBoardCache(cache, {
        board: api.queryOptions('get', '/workspaces/{id}/board/', boardRequest(workspace, query)).queryKey,
        column: (phase) => api.queryOptions('get', '/deals/', columnRequest(workspace, phase, query)).queryKey,
      }),
    [api, cache, workspace, query],
  )
}
