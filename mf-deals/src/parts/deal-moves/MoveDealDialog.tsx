import type { DealCard, MovedDeal } from 'openapi'
import { useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
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

/**
 * Moves one deal to another workspace. It asks for the fields that the new phase requires; Undo moves the deal back to
 * its place.
 */
export function MoveDealDialog({ deal, onMoved, onClose }: MoveDealDialogProps) {
  const notify = useNotify()
  const undo = useUndoEvent()
  const target = useMoveTarget(deal.team, deal.workspace)
  const [refused, setRefused] = useState<GateRefusal | null>(null)
  const {
    mutate: move,
    isPending,
    error,
  } = useWrite(
    'deals',
    (api, phase: string) => api.POST('/deals/{id}/move/', { params: { path: { id: deal.id } }, body: { phase } }),
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
      onError: (reason) => setRefused(gateRefusal(reason)),
    },
  )

  if (refused && target.phase) {
    const { id } = target.phase
    return (
      <GateFormDialog
        // A new request for other fields starts with an empty form.
        key={refused.errors.map(({ field }) => field).join()}
        deal={deal}
        {...refused}
        onClose={onClose}
        onFilled={() => move(id)}
      />
    )
  }
  return (
    <MoveSurface
      title={copy.moveDealDialog.title(deal.name)}
      count={1}
      target={target}
      isPending={isPending}
      error={error}
      onMove={move}
      onClose={onClose}
    />
  )
}
