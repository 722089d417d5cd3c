import { DragDropProvider } from '@dnd-kit/react'
import { useAtomValue } from 'jotai'
import type { DealCard } from 'openapi'
import { deviceTypeAtom } from 'remote-kit/session'
import { HiddenText } from 'ui-kit/HiddenText'
import { lazyPart } from 'ui-kit/lazy-part'
import { useBoardColumns } from '#pages/workspaces/board/cache/board.api.ts'
import { BoardActionsContext } from '#pages/workspaces/board/moves/board-actions.ts'
import { announcementAtom, isColumnMenuOpenAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import { dragPlugins, dragSensors } from '#pages/workspaces/board/moves/drag-setup.ts'
import type { BoardControl } from '#pages/workspaces/board/moves/use-board-control.ts'
import { useBoardDrag } from '#pages/workspaces/board/moves/use-board-drag.ts'
import type { CardAgent } from '#pages/workspaces/cards/DealFace.tsx'
import { useDealCommands } from '#pages/workspaces/commands/use-deal-commands.tsx'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { useBoardStyles } from './Board.styles.ts'
import { MOVE_HINT_ID } from './BoardCard.tsx'
import { BoardColumn } from './BoardColumn.tsx'
import { CardMenu } from './CardMenu.tsx'
import { copy } from './copy.ts'
import { LiftedCard } from './LiftedCard.tsx'
import { PhaseTabs } from './PhaseTabs.tsx'

const ColumnMenu = lazyPart(async () => (await import('#pages/workspaces/board/columns/ColumnMenu.tsx')).ColumnMenu)

export interface BoardProps {
  /** The id of the workspace. */
  workspace: string
  query: DealQuery
  control: BoardControl
  agentOf: (deal: DealCard) => CardAgent | undefined
}

/**
 * The phases of a workspace side by side; on a phone one at a time, with tabs and swiping. A move renders only the
 * columns that the card leaves and enters.
 */
export function Board({ workspace, query, control, agentOf }: BoardProps) {
  const styles = useBoardStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const { actions, find, root } = control
  const drag = useBoardDrag(root, find, actions)
  const opened = useDealCommands(find)

  return (
    <BoardActionsContext value={actions}>
      {isPhone && <PhaseTabs workspace={workspace} query={query} board={root} />}
      <DragDropProvider sensors={dragSensors} plugins={dragPlugins} {...drag}>
        <div ref={root} className={styles.columns} tabIndex={-1}>
          <Columns workspace={workspace} query={query} agentOf={agentOf} />
        </div>
        <LiftedCard agentOf={agentOf} />
      </DragDropProvider>
      <CardMenu />
      <PhaseMenu />
      <p id={MOVE_HINT_ID} hidden>
        {copy.board.instructions}
      </p>
      <Announcements />
      {opened}
    </BoardActionsContext>
  )
}

function Columns({ workspace, query, agentOf }: Pick<BoardProps, 'workspace' | 'query' | 'agentOf'>) {
  return useBoardColumns(workspace, query).map((column) => (
    <BoardColumn key={column.phase.id} column={column} workspace={workspace} query={query} agentOf={agentOf} />
  ))
}

function PhaseMenu() {
  return useAtomValue(isColumnMenuOpenAtom) && <ColumnMenu />
}

function Announcements() {
  return (
    <div aria-live="assertive" aria-atomic="true">
      <HiddenText>{useAtomValue(announcementAtom)}</HiddenText>
    </div>
  )
}
