import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { ClientDeal, ClientTask } from 'openapi'
import { Progress } from 'openapi/codes'
import type { ApiClient } from 'remote-kit/api-client'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

/** What the reader of a deal can do with the tasks that wait for them. */
export interface OwnTasks {
  complete: (taskId: string) => void
  reopen: (taskId: string) => void
}

type Send = (api: ApiClient, taskId: string) => Promise<{ data?: ClientTask }>

/**
 * Finishes and reopens tasks of the deal stored under `queryKey`, optimistically. Finishing asks nothing and offers Undo.
 * A refusal reverts it and shows the reason.
 */
export function useOwnTasks(
  collection: 'client' | 'portal',
  queryKey: QueryKey,
  send: Record<keyof OwnTasks, Send>,
): OwnTasks {
  const notify = useNotify()
  const cache = useQueryClient()
  const { mutate } = useWrite(
    collection,
    (api, { taskId, act }: { taskId: string; act: keyof OwnTasks }) => send[act](api, taskId),
    {
      mutationKey: ['own tasks'],
      onMutate: async ({ taskId, act }) => {
        await cache.cancelQueries({ queryKey })
        const before = cache.getQueryData<ClientDeal>(queryKey)
        if (before) cache.setQueryData(queryKey, painted(before, taskId, act === 'complete'))
        return { before }
      },
      onError: (_error, _done, was) => {
        if (was?.before) cache.setQueryData(queryKey, was.before)
      },
      onSuccess: (_task, { taskId, act }, was) => {
        const audience = was?.before?.audience ?? 'party'
        if (act === 'reopen') notify.success(copy.reopened[audience])
        else notify.success(copy.completed[audience], { undo: () => mutate({ taskId, act: 'reopen' }) })
      },
    },
  )
  return {
    complete: (taskId) => mutate({ taskId, act: 'complete' }),
    reopen: (taskId) => mutate({ taskId, act: 'reopen' }),
  }
}

const painted = (deal: ClientDeal, taskId: string, isDone: boolean): ClientDeal => ({
  ...deal,
  tasks: deal.tasks.map((task) =>
    task.id === taskId
      ? {
          ...task,
          progress: isDone ? Progress.COMPLETE : Progress.IN_PROGRESS,
          completed_at: isDone ? new Date().toISOString() : null,
          can_reopen: isDone,
        }
      : task,
  ),
})
