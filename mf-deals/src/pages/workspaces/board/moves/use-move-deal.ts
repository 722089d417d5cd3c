import { useSetAtom, useStore } from 'jotai'
import type { DealCard } from 'openapi'
import { useCallback } from 'react'
import { useNotify } from 'remote-kit/context'
import { reportFailure } from 'remote-kit/query-client'
import { useWrite } from 'remote-kit/use-write'
import type { BoardCache } from '#pages/workspaces/board/cache/board-cache.ts'
import { isSameSlot, type Slot, slotOf } from '#pages/workspaces/board/cache/slots.ts'
import { activePhasesAtom } from '#pages/workspaces/current-workspace/workspaces.atoms.ts'
import { gateRefusal } from '#parts/gates/gate-refusal.ts'
import { proposedStatusAtom, refusedMoveAtom } from './board.atoms.ts'
import { copy } from './copy.ts'
import { nextPaint } from './next-paint.ts'

/** The optimistic change on the board. */
export const BOARD_WRITES = ['cards of the board'] as const

/** Moves a deal to a place on the board. */
export type MoveDeal = (deal: string, slot: Slot) => Promise<void>

interface Move {
  deal: DealCard
  from: Slot
  slot: Slot
  isUndo: boolean
}

/**
 * Moves deals: shown at once, sent one after another so that neighbors are right, rolled back with the reason if
 * refused, and undone on request. The fields that a phase requires and the status that it offers go to their atoms.
 */
export function useMoveDeal(board: BoardCache): MoveDeal {
  const notify = useNotify()
  const store = useStore()
  const refuse = useSetAtom(refusedMoveAtom)
  const propose = useSetAtom(proposedStatusAtom)
  const { mutate } = useWrite(
    'deals',
    (api, { deal: { id }, slot }: Move) => api.POST('/deals/{id}/move/', { params: { path: { id } }, body: slot }),
    {
      mutationKey: BOARD_WRITES,
      scope: { id: 'deal-moves' },
      meta: { silent: true },
      onSuccess: (answer, { deal, from, slot, isUndo }) => {
        const phase = store.get(activePhasesAtom).find((candidate) => candidate.id === slot.phase)
        if (isUndo) notify.success(copy.useMoveDeal.restored(deal.name))
        else {
          const done =
            slot.phase === from.phase
              ? copy.useMoveDeal.reordered(deal.name)
              : copy.useMoveDeal.moved(deal.name, phase?.name ?? copy.useMoveDeal.otherPhase)
          notify.success(done, { undo: () => void move(deal.id, from, true) })
        }
        const status = isUndo ? null : answer.proposed_status
        propose(status ? { deal: answer.deal, status } : null)
      },
      onError: (error, { deal, from, slot }) => {
        board.place({ ...deal, phase: slot.phase }, from)
        const refusal = gateRefusal(error)
        if (refusal) refuse({ deal, slot, ...refusal })
        else reportFailure(notify, error)
      },
    },
  )

  const move = useCallback(
    async (id: string, slot: Slot, isUndo = false) => {
      // Without pending reads the move is painted in the frame of the click.
      const held = board.hold()
      if (held) await held
      const deal = board.find(id)
      const from = slotOf(board.columns(), id)
      if (!deal || !from || isSameSlot(from, slot)) return
      board.place(deal, slot)
      // A write renders this component again, so it begins after the paint.
      await nextPaint()
      // The move before may have been answered since then. The board that it reads again lacks this move.
      await board.hold()
      mutate({ deal, from, slot, isUndo })
    },
    [board, mutate],
  )
  return move
}
