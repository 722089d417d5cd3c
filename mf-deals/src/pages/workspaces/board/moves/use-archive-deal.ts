import type { DealCard } from 'openapi'
import { useCallback } from 'react'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import type { BoardCache } from '#pages/workspaces/board/cache/board-cache.ts'
import { type Slot, slotOf } from '#pages/workspaces/board/cache/slots.ts'
import { copy } from './copy.ts'
import { BOARD_WRITES, type MoveDeal } from './use-move-deal.ts'

interface Archiving {
  deal: DealCard
  /** Where Undo puts it back. */
  place: Slot
}

/** Archives a deal: removed at once, rolled back if refused, and restored to its place by Undo. */
export function useArchiveDeal(board: BoardCache, move: MoveDeal): (deal: DealCard) => Promise<void> {
  const notify = useNotify()
  const { mutate: restore } = useWrite('deals', (api, { deal: { id } }: Archiving) =>
    api.POST('/deals/{id}/restore/', { params: { path: { id } } }),
  )
  const { mutate: archive } = useWrite(
    'deals',
    (api, { deal: { id } }: Archiving) => api.POST('/deals/{id}/archive/', { params: { path: { id } } }),
    {
      mutationKey: BOARD_WRITES,
      onSuccess: (_answer, archiving) => {
        const { deal, place } = archiving
        // The API restores to the end of the phase.
        const undo = () => restore(archiving, { onSuccess: () => void move(deal.id, place) })
        notify.success(copy.useArchiveDeal.archived(deal.name), { undo })
      },
    },
  )

  return useCallback(
    async ({ id }: DealCard) => {
      await board.hold()
      const deal = board.find(id)
      const place = slotOf(board.columns(), id)
      if (!deal || !place) return
      board.remove(deal)
      archive({ deal, place })
    },
    [archive, board],
  )
}
