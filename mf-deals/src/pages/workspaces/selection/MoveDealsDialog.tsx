import { useAtomValue } from 'jotai'
import { currentTeamIdAtom } from 'remote-kit/session'
import { formatQuantity } from 'ui-kit/format'
import { MoveSurface } from '#parts/deal-moves/MoveSurface.tsx'
import { useMoveTarget } from '#parts/deal-moves/use-move-target.ts'
import { copy } from './copy.ts'
import { useChangeDeals } from './use-change-deals.ts'

export interface MoveDealsDialogProps {
  deals: string[]
  /** Their workspace; null if they may be in several. */
  workspace: string | null
  onMoved: () => void
  onClose: () => void
}

/** Moves many deals to another workspace. Those without the fields that the phase requires stay and are listed. */
export function MoveDealsDialog({ deals, workspace, onMoved, onClose }: MoveDealsDialogProps) {
  const target = useMoveTarget(useAtomValue(currentTeamIdAtom), workspace)
  const { changeDeals, isPending } = useChangeDeals()
  const onDone = () => {
    onClose()
    onMoved()
  }
  return (
    <MoveSurface
      title={copy.moveDealsDialog.title(formatQuantity(deals.length, 'deal'))}
      count={deals.length}
      target={target}
      isOpen
      isPending={isPending}
      error={null}
      onMove={(phase, lostReason) =>
        changeDeals({ action: 'move', deals, phase, ...(lostReason && { lost_reason: lostReason }) }, { onDone })
      }
      onClose={onClose}
    />
  )
}
