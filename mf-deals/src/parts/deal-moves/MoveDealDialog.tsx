import { useQueryClient } from '@tanstack/react-query'
import type { DealCard, MovedDeal } from 'openapi'
import { useState } from 'react'
import { useApi, useNotify } from 'remote-kit/context'
import { type GateRefusal, gateRefusal } from '#parts/gates/gate-refusal.ts'
import { GateFormDialog } from '#parts/gates/GateFormDialog.tsx'
import { useUndoEvent } from '#parts/rescheduling/rescheduling.api.ts'
import { refreshDeals } from '#parts/workspaces/workspaces.api.ts'
import { MoveSurface } from './MoveSurface.tsx'
import { useMoveTarget } from './use-move-target.ts'

export interface MoveDealDialogProps {
  deal: DealCard
  onMoved: (moved: MovedDeal) => void
  onClose: () => void
}

/** Moves one deal to another workspace. What its new phase asks for is taken in place; Undo takes it back to its place. */
export function MoveDealDialog({ deal, onMoved, onClose }: MoveDealDialogProps) {
  const cache = useQueryClient()
  const notify = useNotify()
  const undo = useUndoEvent()
  const target = useMoveTarget(deal.team, deal.workspace)
  const [refused, setRefused] = useState<GateRefusal | null>(null)
  const { mutate, isPending, error } = useApi().useMutation('post', '/deals/{id}/move/', {
    meta: { silent: true },
    onSuccess: async (moved) => {
      const { event } = moved
      notify.success(`${deal.name} moved to ${target.workspace?.name ?? 'another workspace'}`, {
        ...(event && { undo: () => undo(event) }),
      })
      onMoved(moved)
      onClose()
      await refreshDeals(cache)
    },
    onError: (reason) => setRefused(gateRefusal(reason)),
  })
  const move = (phase: string) => mutate({ params: { path: { id: deal.id } }, body: { phase } })

  if (refused && target.phase) {
    const { id } = target.phase
    return (
      <GateFormDialog
        // Asked again for other fields, it starts anew.
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
      title={`Move ${deal.name}`}
      count={1}
      target={target}
      isPending={isPending}
      error={error}
      onMove={move}
      onClose={onClose}
    />
  )
}
