import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Task, TaskUpdate } from 'openapi'
import { useNotify, useRemote } from 'remote-kit/context'
import type { Difference } from 'ui-kit/ConflictNotice'
import { isConflict } from '../forms/is-conflict.ts'
import { refreshTasks } from './task-cache.ts'
import { changedTaskFields, takingBack, taskDifferences, type TaskFormNames, type TaskFormValues } from './task-form.ts'
import { useUpdateTask } from './one-task.api.ts'

interface Conflict {
  stored: Task
  differences: Difference[]
}

/**
 * Saves the form of a task that was opened as `opened`, with Undo. Where somebody else saved other fields meanwhile, both changes
 * stand; where they saved the same field, `conflict` holds both values until one is chosen.
 */
export function useSaveTask(opened: Task, names: TaskFormNames, onSaved: () => void) {
  const { api } = useRemote()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const update = useUpdateTask()
  const { mutate: takeBack } = useMutation({
    mutationFn: ({ saved: { id, version }, body }: { saved: Task; body: TaskUpdate }) =>
      api.PATCH('/tasks/{id}/', { params: { path: { id }, header: { 'If-Match': `"${version}"` } }, body }),
    onSuccess: () => refreshTasks(queryClient),
  })
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const write = async (values: TaskFormValues, before: Task) => {
    const { id } = opened
    const body = changedTaskFields(opened, values)
    if (Object.keys(body).length > 0) {
      const { data: saved } = await update.mutateAsync({ id, version: before.version, body })
      if (saved)
        notify.success(`Saved: ${saved.title}`, { undo: () => takeBack({ saved, body: takingBack(before, body) }) })
    }
    onSaved()
  }

  const save = async (values: TaskFormValues, before = opened): Promise<void> => {
    try {
      await write(values, before)
    } catch (error) {
      // What else went wrong is in update.error.
      if (!isConflict(error)) return
      const { data: stored } = await api.GET('/tasks/{id}/', { params: { path: { id: opened.id } } })
      if (!stored) return
      const differences = taskDifferences(opened, stored, values, names)
      if (differences.length > 0) setConflict({ stored, differences })
      else await save(values, stored)
    }
  }

  return {
    save,
    conflict,
    overwrite: async (values: TaskFormValues) => {
      if (!conflict) return
      setConflict(null)
      await save(values, conflict.stored)
    },
    isSaving: update.isPending,
    error: isConflict(update.error) ? null : update.error,
  }
}
