import type { Task, WaitingOn } from 'openapi'
import { createContext, type DragEventHandler, type ReactNode, useContext, useState } from 'react'
import { type DropTarget, useDropTarget } from '#parts/controls/use-drop-target.ts'
import { useTaskChange } from '#parts/task-commands/use-task-change.ts'

interface WaitingMoves {
  /** The task that is being dragged. */
  dragged: Task | null
  drag: (task: Task | null) => void
  moveTo: (who: WaitingOn) => void
}

/** Null where tasks aren't in columns. */
const WaitingMovesContext = createContext<WaitingMoves | null>(null)

/** Lets the tasks inside be dragged between the columns of who they wait on. */
export function WaitingMoves({ children }: { children: ReactNode }) {
  const [dragged, drag] = useState<Task | null>(null)
  const change = useTaskChange()
  const moveTo = (waiting_on: WaitingOn) => {
    if (dragged) change({ task: dragged, change: { waiting_on }, before: { waiting_on: dragged.waiting_on } })
    drag(null)
  }
  return <WaitingMovesContext value={{ dragged, drag, moveTo }}>{children}</WaitingMovesContext>
}

/** Whether tasks are in columns, whose headings say who they wait on. */
export const useIsInColumns = (): boolean => useContext(WaitingMovesContext) !== null

/** For the row of a task: makes it draggable where there are columns. */
export function useTaskDrag(task: Task): {
  draggable?: boolean
  onDragStart?: DragEventHandler
  onDragEnd?: () => void
} {
  const moves = useContext(WaitingMovesContext)
  if (!moves) return {}
  return {
    draggable: true,
    onDragStart: ({ dataTransfer, currentTarget, clientX, clientY }) => {
      const { left, top } = currentTarget.getBoundingClientRect()
      dataTransfer.effectAllowed = 'move'
      // The whole row, also when it is held by a link.
      dataTransfer.setDragImage(currentTarget, clientX - left, clientY - top)
      moves.drag(task)
    },
    onDragEnd: () => moves.drag(null),
  }
}

/** For the element of a column: takes a task that waits on someone else. */
export function useDropColumn(who: WaitingOn | undefined): DropTarget {
  const moves = useContext(WaitingMovesContext)
  const takes = who !== undefined && moves?.dragged != null && moves.dragged.waiting_on !== who
  return useDropTarget(takes, () => who && moves?.moveTo(who))
}
