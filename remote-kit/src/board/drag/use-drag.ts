import { type RefCallback, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { DragKind } from './drag-board.ts'
import { useDragBoard } from './DragBoardProvider.tsx'

const NOTHING = {}

/** Makes an element a card that can be dragged. `data` is what the handlers of the drag get to know of it. */
export function useDragSource(id: string, data: object = NOTHING) {
  const board = useDragBoard()
  const isDragged = useSyncExternalStore(board.subscribe, () => board.dragged === id)
  return { ref: useEntry('source', id, data), isDragged }
}

/** Makes an element a place where a card can be dropped. */
export function useDropTarget(id: string, data: object = NOTHING) {
  const board = useDragBoard()
  const isTarget = useSyncExternalStore(board.subscribe, () => board.over === id)
  return { ref: useEntry('target', id, data), isTarget }
}

function useEntry(kind: DragKind, id: string, data: object): RefCallback<Element> {
  const board = useDragBoard()
  const latest = useRef(data)
  useLayoutEffect(() => {
    latest.current = data
  })
  return useCallback(
    (element) => {
      if (!element) return undefined
      return board.add(kind, {
        id,
        element,
        get data() {
          return latest.current
        },
      })
    },
    [board, kind, id],
  )
}
