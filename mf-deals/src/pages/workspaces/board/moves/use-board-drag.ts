import type { DragDropEventHandlers } from '@dnd-kit/react'
import { useSetAtom, useStore } from 'jotai'
import type { DealCard } from 'openapi'
import { type RefObject, useMemo } from 'react'
import { isSameSlot, slotOf } from '#pages/workspaces/board/cache/slots.ts'
import type { BoardActions } from './board-actions.ts'
import { announcementAtom, carriedAtom } from './board.atoms.ts'
import { slotAtHeight } from './card-elements.ts'
import { copy } from './copy.ts'

type Handlers = Required<Pick<DragDropEventHandlers, 'onDragStart' | 'onDragMove' | 'onDragEnd'>>
type Operation = Parameters<Handlers['onDragMove']>[0]['operation']

/**
 * Dragging by mouse or touch. The board does not change until the drop, so that a canceled drag needs no rollback; only
 * the line at the drop place moves.
 */
export function useBoardDrag(
  root: RefObject<HTMLElement | null>,
  find: (deal: string) => DealCard | undefined,
  { columns, describeSlot, drop }: BoardActions,
): Handlers {
  const store = useStore()
  const setCarried = useSetAtom(carriedAtom)
  const announce = useSetAtom(announcementAtom)

  return useMemo(() => {
    const slotUnder = ({ source, target, position }: Operation) => {
      if (!source || !target) return null
      const column = root.current?.querySelector<HTMLElement>(`[data-phase="${CSS.escape(String(target.id))}"]`)
      return column ? slotAtHeight(column, String(target.id), position.current.y, String(source.id)) : null
    }

    return {
      onDragStart: ({ operation: { source } }) => {
        const deal = source && find(String(source.id))
        const slot = deal && slotOf(columns(), deal.id)
        if (!deal || !slot) return
        root.current?.toggleAttribute('data-dragging', true)
        setCarried({ deal, slot, by: 'pointer' })
        announce(copy.useBoardDrag.pickedUp(deal.name))
      },
      onDragMove: ({ operation }) => {
        const slot = slotUnder(operation)
        // Many pointer moves stay within one place; nothing renders for those.
        if (slot) setCarried((carried) => (carried && !isSameSlot(carried.slot, slot) ? { ...carried, slot } : carried))
      },
      onDragEnd: ({ operation, canceled }) => {
        const carried = store.get(carriedAtom)
        root.current?.toggleAttribute('data-dragging', false)
        setCarried(null)
        if (!carried) return
        const slot = canceled ? null : slotUnder(operation)
        if (!slot) return announce(copy.useBoardDrag.cancelled(carried.deal.name))
        announce(copy.useBoardDrag.dropped(carried.deal.name, describeSlot(carried.deal.id, slot)))
        drop(carried.deal.id, slot, null)
      },
    }
  }, [announce, columns, describeSlot, drop, find, root, setCarried, store])
}
