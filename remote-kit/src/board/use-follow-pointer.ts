import { type RefCallback, useCallback } from 'react'
import { useDragBoard } from './drag/DragBoardProvider.tsx'

/** Makes an element follow the pointer above the dragged card, by its transform alone. */
export function useFollowPointer(): RefCallback<HTMLElement> {
  const board = useDragBoard()
  return useCallback(
    (place) => {
      if (!place || !board.lift) return undefined
      const { left, top, width } = board.lift
      Object.assign(place.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` })
      const follow = () => {
        if (board.lift) place.style.transform = `translate(${board.lift.x}px, ${board.lift.y}px)`
      }
      follow()
      place.showPopover()
      return board.onLift(follow)
    },
    [board],
  )
}
