import { DragDropProvider } from '@dnd-kit/react'
import { useAtomValue } from 'jotai'
import type { Board as BoardData, DealCard } from 'openapi'
import { memo } from 'react'
import { deviceTypeAtom } from 'remote-kit/session'
import { HiddenText } from 'ui-kit/HiddenText'
import type { DealQuery } from '../filters/deal-filters.ts'
import { announcementAtom } from './board.atoms.ts'
import { BoardActionsContext } from './board-actions.ts'
import { useBoardStyles } from './Board.styles.ts'
import { MOVE_HINT_ID } from './BoardCard.tsx'
import { BoardColumn } from './BoardColumn.tsx'
import { CardMenu } from './CardMenu.tsx'
import type { CardAgent } from './DealFace.tsx'
import { dragPlugins, dragSensors } from './drag-setup.ts'
import { LiftedCard } from './LiftedCard.tsx'
import { PhaseTabs } from './PhaseTabs.tsx'
import { useBoardDrag } from './use-board-drag.ts'
import type { BoardControl } from './use-board-control.ts'

export interface BoardProps {
  board: BoardData
  query: DealQuery
  control: BoardControl
  agentOf: (deal: DealCard) => CardAgent | undefined
}

/** The phases of a workspace side by side; on a phone one at a time, with tabs and a swipe. */
export const Board = memo(function Board({ board, query, control, agentOf }: BoardProps) {
  const styles = useBoardStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const { actions, find, root } = control
  const drag = useBoardDrag(root, find, actions)
  const columns = board.columns.filter(({ phase }) => !query.phase || phase.id === query.phase)

  return (
    <BoardActionsContext value={actions}>
      {isPhone && <PhaseTabs columns={columns} board={root} />}
      <DragDropProvider sensors={dragSensors} plugins={dragPlugins} {...drag}>
        <div ref={root} className={styles.columns} tabIndex={-1}>
          {columns.map((column) => (
            <BoardColumn
              key={column.phase.id}
              column={column}
              workspace={board.workspace.id}
              query={query}
              agentOf={agentOf}
            />
          ))}
        </div>
        <LiftedCard agentOf={agentOf} />
      </DragDropProvider>
      <CardMenu />
      <p id={MOVE_HINT_ID} hidden>
        Press Space to pick up, the arrow keys to choose a place, Space to drop, Escape to put back.
      </p>
      <Announcements />
    </BoardActionsContext>
  )
})

function Announcements() {
  return (
    <div aria-live="assertive" aria-atomic="true">
      <HiddenText>{useAtomValue(announcementAtom)}</HiddenText>
    </div>
  )
}
