/** API calls for tasks in every list: reading and completing. */
import { useQueryClient } from '@tanstack/react-query'
import type { operations, Task } from 'openapi'
import { Progress } from 'openapi/codes'
import { useCallback } from 'react'
import type { ApiClient } from 'remote-kit/api-client'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'
import { cancelTaskReads, patchTask } from './task-cache.ts'

/** The filters of a list of tasks, named as in the contract. */
export type TaskQuery = NonNullable<operations['listTasks']['parameters']['query']>

/** Rows per request; a person's open tasks rarely need a second one. */
const PAGE_SIZE = 50

/** Matching tasks, page by page. Failures show in place. */
export function useTaskList(query: TaskQuery) {
  return useApi().useInfiniteQuery(
    'get',
    '/tasks/',
    { params: { query: { page_size: PAGE_SIZE, ...query } } },
    { initialPageParam: null, getNextPageParam: (page) => page.next_cursor, meta: { silent: true } },
  )
}

/** Completes a task. A task that was complete before gets its old completion date or reason back. */
export function completeAs(api: ApiClient, { id, completed_at, not_applicable_reason: reason }: Task) {
  const params = { path: { id } }
  return reason === null
    ? api.POST('/tasks/{id}/complete/', { params, body: completed_at === null ? {} : { completed_at } })
    : api.POST('/tasks/{id}/not_applicable/', { params, body: { reason } })
}

interface Completion {
  task: Task
  /** The new progress. */
  progress: Task['progress']
  /** Offers Undo afterwards; false while undoing. */
  offersUndo: boolean
}

/**
 * Completes and reopens tasks. The change shows at once, a refusal rolls it back and is reported, and a success offers
 * Undo.
 */
export function useTaskCompletion(): (task: Task, done: boolean) => void {
  const cache = useQueryClient()
  const notify = useNotify()
  const { mutate } = useWrite(
    'tasks',
    async (api, { task, progress }: Completion) => {
      const params = { path: { id: task.id } }
      if (progress === Progress.COMPLETE) return completeAs(api, task)
      // A reopened task counts as in progress. Undo restores the progress it had before, even if it was not started.
      return progress === Progress.IN_PROGRESS
        ? api.POST('/tasks/{id}/reopen/', { params })
        : api.PATCH('/tasks/{id}/', { params, body: { progress } })
    },
    {
      mutationKey: ['task completion'],
      onMutate: async ({ task, progress }) => {
        await cancelTaskReads(cache)
        patchTask(cache, task.id, { progress })
      },
      onError: (_error, { task }) => patchTask(cache, task.id, { progress: task.progress }),
      onSuccess: (_answer, { task, progress, offersUndo }) => {
        if (!offersUndo) return
        const undo = () => mutate({ task: { ...task, progress }, progress: task.progress, offersUndo: false })
        notify.success(
          `${progress === Progress.COMPLETE ? copy.useTaskCompletion.done : copy.useTaskCompletion.reopened}: ${task.title}`,
          { undo },
        )
      },
    },
  )
  return (task, done) => mutate({ task, progress: done ? Progress.COMPLETE : Progress.IN_PROGRESS, offersUndo: true })
}

/** A function that reads a task before its panel is opened. */
export function useReadTaskAhead(): (id: string) => Promise<void> {
  const api = useApi()
  const cache = useQueryClient()
  return useCallback(
    (id) =>
      cache.prefetchQuery(
        api.queryOptions('get', '/tasks/{id}/', { params: { path: { id } } }, { meta: { silent: true } }),
      ),
    [api, cache],
  )
}
