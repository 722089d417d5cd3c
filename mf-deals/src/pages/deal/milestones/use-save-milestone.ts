import type { Milestone, MilestoneUpdate } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useToday } from 'remote-kit/use-today'
import { useWrite } from 'remote-kit/use-write'
import { useUpdateMilestone } from '#parts/milestones/milestones.api.ts'
import { itemToMove } from '#parts/rescheduling/dates-to-move.ts'
import { useMoveDates } from '#parts/rescheduling/use-move-dates.tsx'

const isEmpty = (fields: MilestoneUpdate) => Object.keys(fields).length === 0

/**
 * Saves the changed fields of a milestone. A new date comes first: if other dates follow it, `panel` shows them, and
 * nothing is saved until the user agrees.
 */
export function useSaveMilestone(onSaved: () => void) {
  const now = useToday()
  const update = useUpdateMilestone()
  const { panel, ...moving } = useMoveDates()

  const saveFields = (milestone: Milestone, body: MilestoneUpdate) => {
    if (isEmpty(body)) return onSaved()
    update.mutate({ milestone, body }, { onSuccess: onSaved })
  }
  /** Saves the other fields after the date moved, which gave the milestone a new version. */
  const rest = useWrite(
    'milestones',
    async (api, { id, body }: { id: string; body: MilestoneUpdate }) => {
      const { data } = await api.GET('/milestones/{id}/', { params: { path: { id } } })
      return data ? api.PATCH('/milestones/{id}/', { params: atVersion(data), body }) : {}
    },
    { onSuccess: onSaved, meta: { silent: true } },
  )

  const save = (milestone: Milestone, { due_date: day, ...others }: MilestoneUpdate) => {
    if (day === undefined) return saveFields(milestone, others)
    const { deal, id, name: title } = milestone
    const onMoved = () => (isEmpty(others) ? onSaved() : rest.mutate({ id, body: others }))
    moving.mutate({ ...itemToMove({ deal, id, title }, day, now), onMoved })
  }
  return {
    save,
    panel,
    isSaving: moving.isPending || update.isPending || rest.isPending,
    error: moving.error ?? update.error ?? rest.error,
  }
}
