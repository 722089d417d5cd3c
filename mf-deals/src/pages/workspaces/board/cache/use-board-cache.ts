import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from 'remote-kit/context'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { type BoardCache, type BoardKeys, createBoardCache } from './board-cache.ts'
import { boardRequest, columnRequest, lanesRequest } from './board.api.ts'
import { laneQuery } from './deal-lanes.ts'

/** The cached board of a workspace with these filters and lanes; the same object while they stay the same. */
export function useBoardCache(workspace: string, query: DealQuery, lanes: readonly string[] | undefined): BoardCache {
  const api = useApi()
  const cache = useQueryClient()
  const text = lanes?.join()
  return useMemo(() => {
    const keysOf = (part: DealQuery): BoardKeys => ({
      board: api.queryOptions('get', '/workspaces/{id}/board/', boardRequest(workspace, part)).queryKey,
      column: (phase) => api.queryOptions('get', '/deals/', columnRequest(workspace, phase, part)).queryKey,
    })
    const whole = keysOf(query)
    if (text === undefined) return createBoardCache(cache, whole)
    const keys = text === '' ? [] : text.split(',')
    return createBoardCache(cache, {
      lanes: new Map(keys.map((lane) => [lane, keysOf({ ...query, ...laneQuery(lane) })])),
      whole: whole.board,
      groups: api.queryOptions('get', '/deals/groups/', lanesRequest(workspace, query)).queryKey,
    })
  }, [api, cache, workspace, query, text])
}
