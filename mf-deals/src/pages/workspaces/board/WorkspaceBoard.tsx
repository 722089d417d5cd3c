import { useAtom, useSetAtom } from 'jotai'
import type { DealCard } from 'openapi'
import { type ReactNode, useEffect } from 'react'
import { ErrorState } from 'ui-kit/ErrorState'
import { lazyPart } from 'ui-kit/lazy-part'
import { SkeletonBoard } from 'ui-kit/SkeletonBoard'
import type { useBoardFacts } from '#pages/workspaces/board/cache/board.api.ts'
import { leaveBoardAtom, leavingAtom, proposedStatusAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import { useBoardControl } from '#pages/workspaces/board/moves/use-board-control.ts'
import type { CardAgent } from '#pages/workspaces/cards/DealFace.tsx'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { Board, type BoardProps } from './Board.tsx'
import { copy } from './copy.ts'
import { LosingMoveDialog } from './LosingMoveDialog.tsx'
import { ProposedStatus } from './ProposedStatus.tsx'
import { RefusedMoveDialog } from './RefusedMoveDialog.tsx'

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

/** The board with what can follow a move: an offered status, or a form for the fields that the phase requires. */
function LoadedBoard(props: Pick<BoardProps, 'workspace' | 'query' | 'agentOf'>) {
  const control = useBoardControl(props.workspace, props.query)
  const leave = useSetAtom(leaveBoardAtom)
  useEffect(() => leave, [leave])
  return (
    <>
      <ProposedStatus />
      <Board {...props} control={control} />
      <LosingMoveDialog move={control.move} />
      <RefusedMoveDialog move={control.move} />
      <LeavingDeal />
    </>
  )
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
