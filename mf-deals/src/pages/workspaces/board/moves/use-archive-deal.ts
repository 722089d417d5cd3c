import { useQueryClient } from '@tanstack/react-query'
import type { DealCard } from 'openapi'
import { useCallback } from 'react'
import { useApi, useNotify } from 'remote-kit/context'
import { reportFailure } from 'remote-kit/query-client'
import type { BoardCache } from '#pages/workspaces/board/cache/board-cache.ts'
import { slotOf } from '#pages/workspaces/board/cache/slots.ts'
import { refreshDeals } from '#parts/workspaces/workspaces.api.ts'
import type { MoveDeal } from './use-move-deal.ts'

/** Archives a deal: gone at once, back with the reason where refused, and restored to its place by Undo. */
export function useArchiveDeal(board: BoardCache, move: MoveDeal): (deal: DealCard) => Promise<void> {
  const api = useApi()
  const cache = useQueryClient()
  const notify = useNotify()
  const { mutateAsync: archive } = api.useMutation('post', '/deals/{id}/archive/', { meta: { silent: true } })
  const { mutate: restore } = api.useMutation('post', '/deals/{id}/restore/')

  return useCallback(
    async ({ id }: DealCard) => {
      await board.hold()
      const deal = board.find(id)
      const place = slotOf(board.columns(), id)
      if (!deal || !place) return
      const params = { path: { id } }
      const undo = () =>
        restore(
          { params },
          {
            onSuccess: async () => {
              // The API restores to the end of the phase.
              await refreshDeals(cache)
              await move(id, place)
            },
          },
        )
      board.remove(deal)
      try {
        await archive({ params })
        notify.success(`${deal.name} archived`, { undo })
      } catch (error) {
        reportFailure(notify, error)
      }
      await refreshDeals(cache)
    },
    [archive, board, cache, move, notify, restore],
  )
}
