import { useState } from 'react'
import type { Task } from 'openapi'
import { useRemote } from 'remote-kit/context'
import type { Difference } from '../forms/ConflictNotice.tsx'
import { isConflict } from '../forms/is-conflict.ts'
import { changedTaskFields, taskDifferences, type TaskFormNames, type TaskFormValues } from './task-form.ts'
import { useUpdateTask } from './tasks.api.ts'

interface Conflict {
  stored: Task
  differences: Difference[]
}

/**
 * Saves the form of a task that was opened as `opened`. Where somebody else saved other fields meanwhile, both changes
 * stand; where they saved the same field, `conflict` holds both values until one is chosen.
 */
export function useSaveTask(opened: Task, names: TaskFormNames, onSaved: () => void) {
  const { api } = useRemote()
  const update = useUpdateTask()
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const write = async (values: TaskFormValues, version: number) => {
    const body = changedTaskFields(opened, values)
    if (Object.keys(body).length > 0) await update.mutateAsync({ id: opened.id, version, body })
    onSaved()
  }

  const save = async (values: TaskFormValues, version = opened.version): Promise<void> => {
    try {
      await write(values, version)
    } catch (error) {
      // What else went wrong is in update.error.
      if (!isConflict(error)) return
      const { data: stored } = await api.GET('/tasks/{id}/', { params: { path: { id: opened.id } } })
      if (!stored) return
      const differences = taskDifferences(opened, stored, values, names)
      if (differences.length > 0) setConflict({ stored, differences })
      else await save(values, stored.version)
    }
  }

  return {
    save,
    conflict,
    overwrite: async (values: TaskFormValues) => {
      if (!conflict) return
      setConflict(null)
      await save(values, conflict.stored.version)
    },
    isSaving: update.isPending,
    error: isConflict(update.error) ? null : update.error,
  }
}
