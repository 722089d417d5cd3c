import { useSetAtom, useStore } from 'jotai'
import type { DealCard } from 'openapi'
import { useCallback } from 'react'
import { useNotify } from 'remote-kit/context'
import { reportFailure } from 'remote-kit/query-client'
import { useWrite } from 'remote-kit/use-write'
import type { BoardCache } from '#pages/workspaces/board/cache/board-cache.ts'
import { isSamePlace, isSameSlot, type Slot, slotOf } from '#pages/workspaces/board/cache/slots.ts'
import { lanesAtom } from './lane.ts'
import { activePhasesAtom } from '#pages/workspaces/current-workspace/workspaces.atoms.ts'
import { isEarlyClosing } from '#parts/deal-status/early-closing.ts'
import { isLosing, lostFor } from '#parts/deal-status/losing.ts'
import { gateRefusal } from '#parts/gates/gate-refusal.ts'
import { useUndoEvent } from '#parts/undo/undo.api.ts'
import {
  announcementAtom,
  earlyClosingAtom,
  handOverAtom,
  losingMoveAtom,
  proposedStatusAtom,
  refusedMoveAtom,
} from './board.atoms.ts'
import { copy } from './copy.ts'
import { nextPaint } from './next-paint.ts'

/** The optimistic change on the board. */
export const BOARD_WRITES = ['cards of the board'] as const

/** Moves a deal to a place on the board. */
export type MoveDeal = (deal: string, slot: Slot, how?: How) => Promise<void>

export interface How {
  isUndo?: boolean
  /** Another lane's agent takes over, as the user has agreed. */
  isAgreed?: boolean
  /** Why the deal fell through, once it has been asked. */
  lostReason?: string | undefined
}

interface Move {
  deal: DealCard
  from: Slot
  slot: Slot
  isUndo: boolean
  lostReason: string | undefined
}

/**
 * Moves deals: shown at once, sent one after another so that neighbors are right, rolled back with the reason if
 * refused, and undone on request. The fields that a phase requires, the status that it offers, moves that need the
 * reason of a loss first, and closings without a contract go to their atoms.
 */
export function useMoveDeal(board: BoardCache): MoveDeal {
  const notify = useNotify()
  const store = useStore()
  const refuse = useSetAtom(refusedMoveAtom)
  const propose = useSetAtom(proposedStatusAtom)
  const lose = useSetAtom(losingMoveAtom)
  const closeEarly = useSetAtom(earlyClosingAtom)
  const handOver = useSetAtom(handOverAtom)
  const undoEvent = useUndoEvent()
  const nameOf = (lane: string | undefined) => store.get(lanesAtom)?.find(({ key }) => key === lane)?.name
  const announce = useSetAtom(announcementAtom)
  const phaseOf = useCallback(({ phase }: Slot) => store.get(activePhasesAtom).find(({ id }) => id === phase), [store])
  const { mutate } = useWrite(
    'deals',
    (api, { deal: { id }, from, slot, lostReason }: Move) =>
      api.POST('/deals/{id}/move/', { params: { path: { id } }, body: bodyOf({ from, slot, lostReason }) }),
    {
      mutationKey: BOARD_WRITES,
      scope: { id: 'deal-moves' },
      meta: { silent: true },
      onSuccess: (answer, { deal, from, slot, isUndo, lostReason }) => {
        const phase = phaseOf(slot)
        // The event takes the status and its reason, and the lead agent, back too.
        const { event } = answer
        const isByEvent = event && (lostReason || changesLane({ from, slot }))
        const undo = () => (isByEvent ? undoEvent(event) : void move(deal.id, from, { isUndo: true }))
        if (isUndo) notify.success(copy.useMoveDeal.restored(deal.name))
        else {
          notify.success(doneOf({ deal, from, slot }, { phase: phase?.name, lead: nameOf(slot.lane) }), { undo })
        }
        const status = isUndo ? null : answer.proposed_status
        propose(status ? { deal: answer.deal, status } : null)
      },
      onError: (error, { deal, from, slot, lostReason }) => {
        board.place({ ...deal, phase: slot.phase }, from)
        const refusal = gateRefusal(error)
        if (refusal) refuse({ deal, slot, lostReason, ...refusal })
        else reportFailure(notify, error)
      },
    },
  )

  const whatItAsks = useCallback(
    ({ deal, from, slot }: Way & Pick<Move, 'deal'>, { isUndo, isAgreed, lostReason }: How) => {
      if (isUndo) return null
      const phase = slot.phase === from.phase ? undefined : phaseOf(slot)
      if (!lostReason && isLosing(deal, phase)) return 'reason'
      if (isEarlyClosing(deal, phase)) return 'contract'
      return changesLane({ from, slot }) && !isAgreed ? 'consent' : null
    },
    [phaseOf],
  )

  const move = useCallback(
    async (id: string, slot: Slot, { isUndo = false, isAgreed = false, lostReason }: How = {}) => {
      // Without pending reads the move is painted in the frame of the click.
      const held = board.hold()
      if (held) await held
      const deal = board.find(id)
      const from = slotOf(board.columns(), id)
      if (!deal || !from || isSameSlot(from, slot)) return
      const asks = whatItAsks({ deal, from, slot }, { isUndo, isAgreed, lostReason })
      // It isn't where it was dropped yet.
      if (asks) announce('')
      if (asks === 'reason') return lose({ deal, slot })
      if (asks === 'contract') return closeEarly(deal)
      if (asks === 'consent') return handOver({ deal, slot, lostReason })
      board.place(deal, slot)
      // A write renders this component again, so it begins after the paint.
      await nextPaint()
      // The move before may have been answered since then. The board that it reads again lacks this move.
      await board.hold()
      mutate({ deal, from, slot, isUndo, lostReason })
    },
    [announce, board, closeEarly, handOver, lose, mutate, whatItAsks],
  )
  return move
}

type Way = Pick<Move, 'from' | 'slot'>

const changesLane = ({ from, slot }: Way): boolean => from.lane !== slot.lane

/** The move as the API takes it. */
const bodyOf = ({ from, slot, lostReason }: Omit<Move, 'deal' | 'isUndo'>) => ({
  phase: slot.phase,
  before: slot.before,
  after: slot.after,
  ...(slot.lane !== undefined && changesLane({ from, slot }) && { lead: slot.lane }),
  ...lostFor(lostReason),
})

/** What a toast says of a move. */
function doneOf(
  { deal, from, slot }: Way & Pick<Move, 'deal'>,
  names: { phase?: string | undefined; lead?: string | undefined },
) {
  if (isSamePlace(from, slot)) return copy.useMoveDeal.reordered(deal.name)
  if (changesLane({ from, slot })) return copy.useMoveDeal.handedOver(deal.name, names.lead ?? '')
  return copy.useMoveDeal.moved(deal.name, names.phase ?? copy.useMoveDeal.otherPhase)
}
