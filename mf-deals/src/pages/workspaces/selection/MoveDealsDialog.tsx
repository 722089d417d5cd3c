import { useAtomValue } from 'jotai'
import { PhaseKind } from 'openapi/codes'
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
  /** Whether they fall through: only lost phases can be chosen. */
  isLosing: boolean
  onMoved: () => void
  onClose: () => void
}

/** Moves many deals to a phase of any workspace. Those without the fields that the phase requires stay and are listed. */
export function MoveDealsDialog({ deals, workspace, isLosing, onMoved, onClose }: MoveDealsDialogProps) {
  const target = useMoveTarget(useAtomValue(currentTeamIdAtom), {
    start: workspace,
    ...(isLosing && { kind: PhaseKind.Lost }),
  })
  const { changeDeals, isPending } = useChangeDeals()
  const quantity = formatQuantity(deals.length, 'deal')
  const onDone = () => {
    onClose()
    onMoved()
  }
  return (
    <MoveSurface
      title={isLosing ? copy.moveDealsDialog.lose(quantity) : copy.moveDealsDialog.title(quantity)}
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
