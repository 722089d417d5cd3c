import { useAtomValue, useSetAtom } from 'jotai'
import type { DealCard } from 'openapi'
import { useLayoutEffect, useMemo, useState } from 'react'
import { DragBoardProvider } from 'remote-kit/board/DragBoardProvider'
import { deviceTypeAtom } from 'remote-kit/session'
import { HiddenText } from 'ui-kit/HiddenText'
import { lazyPart } from 'ui-kit/lazy-part'
import { useBoardColumns } from '#pages/workspaces/board/cache/board.api.ts'
import { laneQuery } from '#pages/workspaces/board/cache/deal-lanes.ts'
import { type Lane, lanesAtom } from '#pages/workspaces/board/moves/lane.ts'
import { useLanesStyles } from '#pages/workspaces/board/lanes/Lanes.styles.ts'
import { BoardActionsContext } from '#pages/workspaces/board/moves/board-actions.ts'
import { announcementAtom, isColumnMenuOpenAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import type { BoardControl } from '#pages/workspaces/board/moves/use-board-control.ts'
import { useBoardDrag } from '#pages/workspaces/board/moves/use-board-drag.ts'
import type { CardAgent } from '#pages/workspaces/cards/DealFace.tsx'
import { useDealCommands } from '#pages/workspaces/commands/use-deal-commands.tsx'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { useBoardStyles } from './Board.styles.ts'
import { MOVE_HINT_ID } from '#pages/workspaces/board/cards/BoardCard.tsx'
import { BoardColumn } from '#pages/workspaces/board/columns/BoardColumn.tsx'
import { CardMenu } from './CardMenu.tsx'
import { copy } from './copy.ts'
import { LiftedDeal } from './LiftedDeal.tsx'
import { PhaseTabs } from './PhaseTabs.tsx'

const ColumnMenu = lazyPart(async () => (await import('#pages/workspaces/board/columns/ColumnMenu.tsx')).ColumnMenu)
const LanedColumns = lazyPart(async () => (await import('#pages/workspaces/board/lanes/LanedColumns.tsx')).LanedColumns)
const LaneChooser = lazyPart(async () => (await import('#pages/workspaces/board/lanes/LaneChooser.tsx')).LaneChooser)

export interface BoardProps {
  /** The id of the workspace. */
  workspace: string
  query: DealQuery
  control: BoardControl
  agentOf: (deal: DealCard) => CardAgent | undefined
  /** The lanes with deals and agents without; undefined for a board without lanes. */
  lanes: { used: readonly Lane[]; free: readonly Lane[] } | undefined
}

/**
 * The phases of a workspace side by side; on a phone one at a time, with tabs and swiping. With lanes, those of each lead
 * agent below the others; on a phone those of one. A move renders only the columns that the card leaves and enters.
 */
export function Board({ workspace, query, control, agentOf, lanes }: BoardProps) {
  const styles = useBoardStyles()
  const laned = useLanesStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const { actions, find, root } = control
  const drag = useBoardDrag(root, find, actions)
  const opened = useDealCommands(find)
  useKeptLanes(lanes)

  const [chosen, choose] = useState<string>()
  const lane = isPhone && lanes ? (lanes.used.find(({ key }) => key === chosen) ?? lanes.used[0])?.key : undefined
  const shown = useMemo(() => (lane === undefined ? query : { ...query, ...laneQuery(lane) }), [lane, query])

  return (
    <BoardActionsContext value={actions}>
      {isPhone && lanes && <LaneChooser lanes={lanes.used} shown={lane} onChoose={choose} />}
      {isPhone && <PhaseTabs workspace={workspace} query={shown} board={root} />}
      <DragBoardProvider handlers={drag}>
        <div ref={root} className={lanes && !isPhone ? laned.board : styles.columns} tabIndex={-1}>
          {lanes && !isPhone ? (
            <LanedColumns
              workspace={workspace}
              query={query}
              lanes={lanes.used}
              free={lanes.free}
              agentOf={agentOf}
              board={root}
            />
          ) : (
            <Columns workspace={workspace} query={shown} lane={lane} agentOf={agentOf} />
          )}
        </div>
        <LiftedDeal agentOf={agentOf} />
      </DragBoardProvider>
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

/** Tells the parts of the board which lanes there are. */
function useKeptLanes(lanes: BoardProps['lanes']) {
  const keep = useSetAtom(lanesAtom)
  useLayoutEffect(() => {
    keep(lanes ? [...lanes.used, ...lanes.free] : null)
    return () => keep(null)
  }, [keep, lanes])
}

type ColumnsProps = Pick<BoardProps, 'workspace' | 'query' | 'agentOf'> & { lane: string | undefined }

function Columns({ workspace, query, lane, agentOf }: ColumnsProps) {
  return useBoardColumns(workspace, query).map((column) => (
    <BoardColumn
      key={column.phase.id}
      column={column}
      workspace={workspace}
      query={query}
      lane={lane}
      agentOf={agentOf}
    />
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
