import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom, useStore } from 'jotai'
import { useCallback, useRef } from 'react'
import { useApi, useNotify } from 'remote-kit/context'
import { reportFailure } from 'remote-kit/query-client'
import type { BoardCache } from '#pages/workspaces/board/cache/board-cache.ts'
import { isSameSlot, type Slot, slotOf } from '#pages/workspaces/board/cache/slots.ts'
import { activePhasesAtom } from '#pages/workspaces/shown-workspace/workspaces.atoms.ts'
import { gateRefusal } from '#parts/gates/gate-refusal.ts'
import { refreshDeals } from '#parts/workspaces/workspaces.api.ts'
import { proposedStatusAtom, refusedMoveAtom } from './board.atoms.ts'
import { nextPaint } from './next-paint.ts'

/** Moves a deal to a place on the board. */
export type MoveDeal = (deal: string, slot: Slot) => Promise<void>

/**
 * Moves deals: painted at once and first of all, sent one after another so that neighbours are right, taken back with the
 * reason where refused, and undone on request. What a phase asks for and the status it proposes go to their atoms.
 */
export function useMoveDeal(board: BoardCache): MoveDeal {
  const cache = useQueryClient()
  const notify = useNotify()
  const store = useStore()
  const refuse = useSetAtom(refusedMoveAtom)
  const propose = useSetAtom(proposedStatusAtom)
  const underWay = useRef(0)
  const { mutateAsync } = useApi().useMutation('post', '/deals/{id}/move/', {
    scope: { id: 'deal-moves' },
    meta: { silent: true },
  })

  return useCallback(
    async function move(id: string, slot: Slot, isUndo = false) {
      // Where nothing is read the move is painted in the frame of the click.
      const held = board.hold()
      if (held) await held
      const deal = board.find(id)
      const from = slotOf(board.columns(), id)
      if (!deal || !from || isSameSlot(from, slot)) return
      board.place(deal, slot)
      underWay.current += 1
      try {
        await nextPaint()
        const answer = await mutateAsync({ params: { path: { id } }, body: slot })
        const phase = store.get(activePhasesAtom).find((candidate) => candidate.id === slot.phase)
        if (isUndo) notify.success(`${deal.name} is back`)
        else {
          const where = slot.phase === from.phase ? 'moved' : `moved to ${phase?.name ?? 'another phase'}`
          notify.success(`${deal.name} ${where}`, { undo: () => void move(id, from, true) })
        }
        const status = isUndo ? null : answer.proposed_status
        propose(status ? { deal: answer.deal, status } : null)
      } catch (error) {
        board.place({ ...deal, phase: slot.phase }, from)
        const refusal = gateRefusal(error)
        if (refusal) refuse({ deal, slot, ...refusal })
        else reportFailure(notify, error)
      }
      underWay.current -= 1
      if (underWay.current === 0) await refreshDeals(cache)
    },
    [board, cache, mutateAsync, notify, propose, refuse, store],
  )
}
