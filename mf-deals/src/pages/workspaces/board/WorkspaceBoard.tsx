import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { DealCard } from 'openapi'
import { BoardLanes } from 'openapi/codes'
import { type ReactNode, useEffect, useMemo } from 'react'
import { ErrorState } from 'ui-kit/ErrorState'
import { lazyPart } from 'ui-kit/lazy-part'
import { SkeletonBoard } from 'ui-kit/SkeletonBoard'
import type { useBoardFacts } from '#pages/workspaces/board/cache/board.api.ts'
import {
  isHandingOverAtom,
  leaveBoardAtom,
  leavingAtom,
  proposedStatusAtom,
} from '#pages/workspaces/board/moves/board.atoms.ts'
import type { BoardActions } from '#pages/workspaces/board/moves/board-actions.ts'
import { useLanes } from '#pages/workspaces/board/lanes/use-lanes.ts'
import { useLanesChoice } from '#pages/workspaces/board/lanes/use-lanes-choice.ts'
import { useBoardControl } from '#pages/workspaces/board/moves/use-board-control.ts'
import type { CardAgent } from '#pages/workspaces/cards/DealFace.tsx'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { Board, type BoardProps } from './Board.tsx'
import { copy } from './copy.ts'
import { EarlyClosingDialog } from './EarlyClosingDialog.tsx'
import { LosingMoveDialog } from './LosingMoveDialog.tsx'
import { ProposedStatus } from './ProposedStatus.tsx'
import { RefusedMoveDialog } from './RefusedMoveDialog.tsx'

const HandOverDialog = lazyPart(
  async () => (await import('#pages/workspaces/board/lanes/HandOverDialog.tsx')).HandOverDialog,
)
const MoveDealDialog = lazyPart(async () => (await import('#parts/deal-moves/MoveDealDialog.tsx')).MoveDealDialog)

export interface WorkspaceBoardProps {
  facts: ReturnType<typeof useBoardFacts>
  query: DealQuery
  agentOf: (deal: DealCard) => CardAgent | undefined
  /** Shown if there is no deal. */
  empty: ReactNode
}

/** The board of a workspace in each of its states. */
export function WorkspaceBoard({ facts: { data, error, isError, refetch }, empty, ...props }: WorkspaceBoardProps) {
  if (data) return data.count === 0 ? empty : <LoadedBoard {...props} key={data.workspace} workspace={data.workspace} />
  if (!isError) return <SkeletonBoard label={copy.workspaceBoard.loading} />
  return <ErrorState title={copy.workspaceBoard.failed} error={error} onRetry={() => void refetch()} />
}

/**
 * The board with what can follow a move: an offered status, a form for the fields that the phase requires, why a deal
 * can't close yet, or the question whether another agent takes over.
 */
function LoadedBoard(props: Pick<BoardProps, 'workspace' | 'query' | 'agentOf'>) {
  const { workspace, query } = props
  const hasLanes = useLanesChoice() !== BoardLanes.none
  const { lanes: used, free, error, retry } = useLanes(workspace, query, hasLanes)
  const keys = hasLanes ? used?.map(({ key }) => key) : undefined
  const control = useBoardControl(workspace, query, keys)
  const leave = useSetAtom(leaveBoardAtom)
  useEffect(() => leave, [leave])
  const lanes = useMemo(() => (used ? { used, free } : undefined), [used, free])
  if (hasLanes && !lanes) {
    if (error) return <ErrorState title={copy.workspaceBoard.failed} error={error} onRetry={retry} />
    return <SkeletonBoard label={copy.workspaceBoard.loading} />
  }
  return (
    <>
      <ProposedStatus />
      <Board {...props} control={control} lanes={hasLanes ? lanes : undefined} />
      <HandOver drop={control.actions.drop} />
      <LosingMoveDialog move={control.move} />
      <EarlyClosingDialog />
      <RefusedMoveDialog move={control.move} />
      <LeavingDeal />
    </>
  )
}

function HandOver({ drop }: Pick<BoardActions, 'drop'>) {
  return useAtomValue(isHandingOverAtom) && <HandOverDialog drop={drop} />
}

/** Moves a deal to another workspace, and offers the status of its new phase. */
function LeavingDeal() {
  const [deal, setDeal] = useAtom(leavingAtom)
  const propose = useSetAtom(proposedStatusAtom)
  if (!deal) return null
  return (
    <MoveDealDialog
      deal={deal}
      onMoved={({ deal: moved, proposed_status: status }) => propose(status ? { deal: moved, status } : null)}
      onClose={() => setDeal(null)}
    />
  )
}
