import { useMutation } from '@tanstack/react-query'
import type { Milestone, MilestoneFields } from 'openapi'
import { useRemote } from 'remote-kit/context'
import { useToday } from 'remote-kit/use-today'
import { useUpdateMilestone } from '#parts/milestones/milestones.api.ts'
import { itemToMove } from '#parts/rescheduling/dates-to-move.ts'
import { useMoveDates } from '#parts/rescheduling/use-move-dates.tsx'

const isEmpty = (fields: MilestoneFields) => Object.keys(fields).length === 0

/**
 * Saves what was changed of a milestone. A new date comes first: where others follow it, `panel` shows them, and nothing is saved
 * unless they are agreed to.
 */
export function useSaveMilestone(onSaved: () => void) {
  const { api } = useRemote()
  const now = useToday()
  const update = useUpdateMilestone()
  const dates = useMoveDates()
  const moving = useMutation({ mutationFn: dates.move, meta: { silent: true } })

  const saveFields = (milestone: Milestone, body: MilestoneFields) => {
    if (isEmpty(body)) return onSaved()
    update.mutate({ milestone, body }, { onSuccess: onSaved })
  }
  /** Saves the rest once the date has moved, which gave the milestone another version. */
  const rest = useMutation({
    mutationFn: async ({ id, body }: { id: string; body: MilestoneFields }) => {
      const { data } = await api.GET('/milestones/{id}/', { params: { path: { id } } })
      if (data) await update.mutateAsync({ milestone: data, body })
    },
    onSuccess: onSaved,
    meta: { silent: true },
  })

  const save = (milestone: Milestone, { due_date: day, ...others }: MilestoneFields) => {
    if (day === undefined) return saveFields(milestone, others)
    const { deal, id, name: title } = milestone
    const onMoved = () => (isEmpty(others) ? onSaved() : rest.mutate({ id, body: others }))
    moving.mutate({ ...itemToMove({ deal, id, title }, day, now), onMoved })
  }
  return {
    save,
    panel: dates.panel,
    isSaving: moving.isPending || update.isPending || rest.isPending,
    error: moving.error ?? update.error ?? rest.error,
  }
}
