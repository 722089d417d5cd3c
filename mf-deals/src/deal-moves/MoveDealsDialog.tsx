import { useAtomValue } from 'jotai'
import { currentTeamIdAtom } from 'remote-kit/session'
import { formatQuantity } from 'ui-kit/format'
import { useChangeDeals } from '../workspaces/selection/use-change-deals.ts'
import { MoveSurface } from './MoveSurface.tsx'
import { useMoveTarget } from './use-move-target.ts'

export interface MoveDealsDialogProps {
  deals: string[]
  /** Where they are; null where they may be in several. */
  workspace: string | null
  onMoved: () => void
  onClose: () => void
}

/** Moves many deals to another workspace. Those that lack what the phase asks for stay, and are named. */
export function MoveDealsDialog({ deals, workspace, onMoved, onClose }: MoveDealsDialogProps) {
  const target = useMoveTarget(useAtomValue(currentTeamIdAtom), workspace)
  const { changeDeals, isPending } = useChangeDeals()
  const onDone = () => {
    onClose()
    onMoved()
  }
  return (
    <MoveSurface
      title={`Move ${formatQuantity(deals.length, 'deal')}`}
      count={deals.length}
      target={target}
      isPending={isPending}
      error={null}
      onMove={(phase) => changeDeals({ action: 'move', deals, phase }, { onDone })}
      onClose={onClose}
    />
  )
}
