import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { TimelineItem } from 'openapi'
import { addDays } from 'ui-kit/days'
import { daysOf, type Scale } from '#parts/timeline/timeline-scale.ts'

/** Completed items and items without a day cannot be moved. */
export const isMovable = ({ due, progress }: TimelineItem): boolean => due !== null && progress !== 'COMPLETE'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
const WEEK = 7

/** A shorter drag counts as a click. */
const DRAG_PX = 4

export interface BarMove {
  /** The new day of the item while it is being moved. */
  day: string | null
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: (event: PointerEvent<HTMLElement>) => void
    onPointerCancel: () => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    onBlur: () => void
  }
}

/**
 * Moves a bar by days, with the pointer or by arrow keys (a week with Shift) and Enter; Esc cancels. `onMove` gets the
 * day; the caller shows what follows. `onOpen` is a click, or Enter without a move.
 */
export function useBarMove(
  item: TimelineItem,
  scale: Scale,
  { onMove, onOpen }: { onMove: (day: string) => void; onOpen: () => void },
): BarMove {
  const [shift, setShift] = useState(0)
  const start = useRef<number | null>(null)
  const { due } = item
  const canMove = isMovable(item)
  const day = due !== null && shift !== 0 ? addDays(due, shift) : null

  const finish = () => {
    setShift(0)
    if (day) onMove(day)
    else onOpen()
  }
  const cancel = () => {
    start.current = null
    setShift(0)
  }
  const handlers: BarMove['handlers'] = {
    onPointerDown: ({ button, clientX, pointerId, currentTarget }) => {
      if (button !== 0) return
      start.current = clientX
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: ({ clientX }) => {
      if (start.current === null || !canMove) return
      const moved = clientX - start.current
      setShift(Math.abs(moved) < DRAG_PX ? 0 : daysOf(scale, moved))
    },
    onPointerUp: () => {
      if (start.current === null) return
      start.current = null
      finish()
    },
    onPointerCancel: cancel,
    onBlur: cancel,
    onKeyDown: (event) => {
      const step = STEPS[event.key]
      if (step !== undefined && canMove) setShift((days) => days + step * (event.shiftKey ? WEEK : 1))
      else if (event.key === 'Enter' || event.key === ' ') finish()
      else if (event.key === 'Escape' && shift !== 0) cancel()
      else return
      event.preventDefault()
      event.stopPropagation()
    },
  }
  return { day, handlers }
}
