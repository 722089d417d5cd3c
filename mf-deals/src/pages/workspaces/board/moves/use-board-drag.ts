import { useSetAtom, useStore } from 'jotai'
import type { DealCard } from 'openapi'
import { type RefObject, useMemo } from 'react'
import type { Drag, DragHandlers } from 'remote-kit/board/drag-board'
import { useNotify } from 'remote-kit/context'
import { laneOf } from '#pages/workspaces/board/cache/deal-lanes.ts'
import { isSameSlot, type Place } from '#pages/workspaces/board/cache/slots.ts'
import type { BoardActions } from './board-actions.ts'
import { announcementAtom, carriedAtom } from './board.atoms.ts'
import { slotAtHeight } from './card-elements.ts'
import { copy } from './copy.ts'

/**
 * Dragging by mouse or touch. The board does not change until the drop, so that a canceled drag needs no rollback; only
 * the line at the drop place moves.
 */
export function useBoardDrag(
  root: RefObject<HTMLElement | null>,
  find: (deal: string) => DealCard | undefined,
  { describeSlot, drop, refusalOf, slotOf, topOf }: BoardActions,
): DragHandlers {
  const store = useStore()
  const notify = useNotify()
  const setCarried = useSetAtom(carriedAtom)
  const announce = useSetAtom(announcementAtom)

  return useMemo(() => {
    const slotUnder = ({ target, y }: Drag, deal: DealCard) => {
      const { phase, lane }: Partial<Place> = target?.data ?? {}
      if (!target) return null
      if (phase === undefined) return lane === laneOf(deal) ? null : topOf(deal, deal.phase, lane)
      const column = root.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(target.id)}"]`)
      return column ? slotAtHeight(column, { phase, lane }, y, deal.id) : null
    }
    const isFree = (deal: DealCard, { lane }: Place) => refusalOf(deal, lane) === null

    return {
      onStart: ({ source }) => {
        const deal = find(source.id)
        const slot = deal && slotOf(deal.id)
        if (!deal || !slot) return
        root.current?.toggleAttribute('data-dragging', true)
        setCarried({ deal, slot, by: 'pointer' })
        announce(copy.useBoardDrag.pickedUp(deal.name))
      },
      onMove: (drag) => {
        const deal = store.get(carriedAtom)?.deal
        const slot = deal && slotUnder(drag, deal)
        if (!slot || !isFree(deal, slot)) return
        // Many pointer moves stay within one place; nothing renders for those.
        setCarried((carried) => (carried && !isSameSlot(carried.slot, slot) ? { ...carried, slot } : carried))
      },
      onEnd: ({ isCanceled, ...drag }) => {
        const carried = store.get(carriedAtom)
        root.current?.toggleAttribute('data-dragging', false)
        setCarried(null)
        if (!carried) return
        const slot = isCanceled ? null : slotUnder(drag, carried.deal)
        const refusal = slot && refusalOf(carried.deal, slot.lane)
        if (refusal) notify.error(refusal)
        if (!slot || refusal) return announce(copy.useBoardDrag.canceled(carried.deal.name))
        announce(copy.useBoardDrag.dropped(carried.deal.name, describeSlot(carried.deal.id, slot)))
        drop(carried.deal.id, slot, null)
      },
    }
  }, [announce, describeSlot, drop, find, notify, refusalOf, root, setCarried, slotOf, store, topOf])
}
