import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Milestone, MilestonePage, Progress as ProgressCode } from 'openapi'
import { Progress } from 'openapi/codes'
import { useNotify, useRemote } from 'remote-kit/context'
import { refreshMilestones } from '#parts/milestones/milestones.api.ts'

interface Completion {
  milestone: Milestone
  progress: ProgressCode
  offersUndo: boolean
}

/** Completes and reopens a milestone that has no tasks: painted at once, rolled back with the reason, with Undo. */
export function useMilestoneCompletion(): (milestone: Milestone, done: boolean) => void {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  const notify = useNotify()
  const paint = (id: string, progress: ProgressCode) =>
    queryClient.setQueriesData<MilestonePage>(
      { queryKey: ['get', '/milestones/'] },
      (page) =>
        page && {
          ...page,
          results: page.results.map((milestone) => (milestone.id === id ? { ...milestone, progress } : milestone)),
        },
    )
  const { mutate } = useMutation({
    mutationFn: ({ milestone, progress }: Completion) =>
      api.PATCH('/milestones/{id}/', { params: { path: { id: milestone.id } }, body: { progress } }),
    onMutate: ({ milestone, progress }) => {
      paint(milestone.id, progress)
    },
    onError: (_error, { milestone }) => paint(milestone.id, milestone.progress),
    onSuccess: (_answer, { milestone, progress, offersUndo }) => {
      if (!offersUndo) return
      const undo = () =>
        mutate({ milestone: { ...milestone, progress }, progress: milestone.progress, offersUndo: false })
      notify.success(`${progress === Progress.COMPLETE ? 'Done' : 'Reopened'}: ${milestone.name}`, { undo })
    },
    onSettled: () => refreshMilestones(queryClient),
  })
  return (milestone, done) =>
    mutate({ milestone, progress: done ? Progress.COMPLETE : Progress.NOT_STARTED, offersUndo: true })
}
