import { useQueryClient } from '@tanstack/react-query'
import type { Milestone, MilestonePage, Progress as ProgressCode } from 'openapi'
import { Progress } from 'openapi/codes'
import { useNotify } from 'remote-kit/context'
import { queriesOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

interface Completion {
  milestone: Milestone
  progress: ProgressCode
  offersUndo: boolean
}

/**
 * Completes and reopens a milestone without tasks. The change shows at once, is rolled back if refused, and can be
 * undone.
 */
export function useMilestoneCompletion(): (milestone: Milestone, done: boolean) => void {
  const cache = useQueryClient()
  const notify = useNotify()
  const paint = (id: string, progress: ProgressCode) =>
    cache.setQueriesData<MilestonePage>(
      { queryKey: queriesOf('/milestones/') },
      (page) =>
        page && {
          ...page,
          results: page.results.map((milestone) => (milestone.id === id ? { ...milestone, progress } : milestone)),
        },
    )
  const { mutate } = useWrite(
    'milestones',
    (api, { milestone, progress }: Completion) =>
      api.PATCH('/milestones/{id}/', { params: { path: { id: milestone.id } }, body: { progress } }),
    {
      mutationKey: ['milestone completion'],
      onMutate: ({ milestone, progress }) => {
        paint(milestone.id, progress)
      },
      onError: (_error, { milestone }) => paint(milestone.id, milestone.progress),
      onSuccess: (_answer, { milestone, progress, offersUndo }) => {
        if (!offersUndo) return
        const undo = () =>
          mutate({ milestone: { ...milestone, progress }, progress: milestone.progress, offersUndo: false })
        notify.success(
          `${progress === Progress.COMPLETE ? copy.useMilestoneCompletion.done : copy.useMilestoneCompletion.reopened}: ${milestone.name}`,
          { undo },
        )
      },
    },
  )
  return (milestone, done) =>
    mutate({ milestone, progress: done ? Progress.COMPLETE : Progress.NOT_STARTED, offersUndo: true })
}
