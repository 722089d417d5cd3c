import { atom, useAtomValue, useSetAtom } from 'jotai'
import type { DealCard } from 'openapi'
import { type KeyboardEvent, type MouseEvent, useMemo } from 'react'
import { type Step, stepSlot } from '#pages/workspaces/board/cache/slots.ts'
import { useBoardActions } from './board-actions.ts'
import { announcementAtom, carriedAtom } from './board.atoms.ts'
import { copy } from './copy.ts'

const STEPS: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

/**
 * Moves a card by keyboard with its handle: Space or Enter picks it up and drops it, arrow keys choose the place, Esc
 * and leaving the handle cancel. The board does not change before the drop.
 */
export function useKeyboardMove(deal: DealCard) {
  const { columnsFor, describeSlot, drop, slotOf } = useBoardActions()
  const setCarried = useSetAtom(carriedAtom)
  const announce = useSetAtom(announcementAtom)
  const carried = useAtomValue(
    useMemo(
      () =>
        atom((get) => {
          const now = get(carriedAtom)
          return now?.deal.id === deal.id && now.by === 'keyboard' ? now : null
        }),
      [deal.id],
    ),
  )

  const pickUp = () => {
    const slot = slotOf(deal.id)
    if (!slot) return
    setCarried({ deal, slot, by: 'keyboard' })
    announce(copy.useKeyboardMove.pickedUp(deal.name, describeSlot(deal.id, slot)))
  }

  const cancelMove = () => {
    if (!carried) return
    setCarried(null)
    announce(copy.useKeyboardMove.canceled(deal.name))
  }

  // Clicks by keyboard or screen reader have a detail of 0; with a mouse the whole card is dragged.
  const onClick = ({ detail }: MouseEvent) => {
    if (detail > 0) return
    if (!carried) return pickUp()
    setCarried(null)
    announce(copy.useKeyboardMove.dropped(deal.name, describeSlot(deal.id, carried.slot)))
    drop(deal.id, carried.slot, 'handle')
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!carried || (!step && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    if (!step) return cancelMove()
    const slot = stepSlot(columnsFor(deal), carried.slot, deal.id, step)
    setCarried({ ...carried, slot })
    announce(`${describeSlot(deal.id, slot)}.`)
  }

  return { isCarried: carried !== null, onClick, onKeyDown, onBlur: cancelMove }
}
