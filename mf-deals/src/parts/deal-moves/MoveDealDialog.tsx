import type { DealCard, MovedDeal } from 'openapi'
import { useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { lostFor } from '#parts/deal-status/losing.ts'
import { isUnderWay } from '#parts/deals/deal-labels.ts'
import { type GateRefusal, gateRefusal } from '#parts/gates/gate-refusal.ts'
import { GateFormDialog } from '#parts/gates/GateFormDialog.tsx'
import { useUndoEvent } from '#parts/undo/undo.api.ts'
import { copy } from './copy.ts'
import { MoveSurface } from './MoveSurface.tsx'
import { useMoveTarget } from './use-move-target.ts'

export interface MoveDealDialogProps {
  deal: DealCard
  onMoved: (moved: MovedDeal) => void
  onClose: () => void
}

interface Destination {
  phase: string
  /** Why the deal fell through, for a phase of lost deals. */
  lostReason: string | undefined
}

/**
 * Moves one deal to another workspace. It asks for the fields that the new phase requires; Undo moves the deal back to
 * its place.
 */
export function MoveDealDialog({ deal, onMoved, onClose }: MoveDealDialogProps) {
  const notify = useNotify()
  const undo = useUndoEvent()
  const target = useMoveTarget(deal.team, { without: deal.workspace })
  const [refused, setRefused] = useState<{ refusal: GateRefusal; destination: Destination } | null>(null)
  const {
    mutate: move,
    isPending,
    error,
  } = useWrite(
    'deals',
    (api, { phase, lostReason }: Destination) =>
      api.POST('/deals/{id}/move/', { params: { path: { id: deal.id } }, body: { phase, ...lostFor(lostReason) } }),
    {
      meta: { silent: true },
      onSuccess: (moved) => {
        const { event } = moved
        notify.success(
          copy.moveDealDialog.moved(deal.name, target.workspace?.name ?? copy.moveDealDialog.otherWorkspace),
          {
            ...(event && { undo: () => undo(event) }),
          },
        )
        onMoved(moved)
        onClose()
      },
      onError: (error, destination) => {
        const refusal = gateRefusal(error)
        setRefused(refusal && { refusal, destination })
      },
    },
  )

  if (refused) {
    const { refusal, destination } = refused
    return (
      <GateFormDialog
        // A new request for other fields starts with an empty form.
        key={refusal.errors.map(({ field }) => field).join()}
        deal={deal}
        {...refusal}
        onClose={onClose}
        onFilled={() => move(destination)}
      />
    )
  }
  return (
    <MoveSurface
      title={copy.moveDealDialog.title(deal.name)}
      count={1}
      target={target}
      isOpen={isUnderWay(deal)}
      deal={deal}
      isPending={isPending}
      error={error}
      onMove={(phase, lostReason) => move({ phase, lostReason })}
      onClose={onClose}
    />
  )
}
