import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Task, TaskFields, TaskUpdate } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useNotify, useRemote } from 'remote-kit/context'
import { isConflict } from 'remote-kit/forms/refusals'
import { useWrite } from 'remote-kit/use-write'
import type { Difference } from 'ui-kit/ConflictNotice'
import { itemToMove } from '#parts/rescheduling/dates-to-move.ts'
import { useMoveDates } from '#parts/rescheduling/use-move-dates.tsx'
import { useUpdateTask } from './one-task.api.ts'
import { changedTaskFields, takingBack, taskDifferences, type TaskFormNames, type TaskFormValues } from './task-form.ts'

interface Conflict {
  stored: Task
  differences: Difference[]
}

/**
 * Saves the form of a task that was opened as `opened`, with Undo. Where somebody else saved other fields meanwhile, both changes
 * stand; where they saved the same field, `conflict` holds both values until one is chosen. In a deal a new date comes first:
 * where others follow it, `panel` shows them, and nothing is saved unless they are agreed to.
 */
export function useSaveTask(opened: Task, names: TaskFormNames, onSaved: () => void) {
  const { api } = useRemote()
  const notify = useNotify()
  const update = useUpdateTask()
  const { mutate: takeBack } = useWrite('tasks', (api, { saved, body }: { saved: Task; body: TaskUpdate }) =>
    api.PATCH('/tasks/{id}/', { params: atVersion(saved), body }),
  )
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const dates = useMoveDates()
  const moving = useMutation({ mutationFn: dates.move, meta: { silent: true } })

  const write = async (body: Partial<TaskFields>, before: Task) => {
    if (Object.keys(body).length > 0) {
      const saved = await update.mutateAsync({ task: before, body })
      notify.success(`Saved: ${saved.title}`, { undo: () => takeBack({ saved, body: takingBack(before, body) }) })
    }
    onSaved()
  }

  /** The task as it is now; undefined where somebody else has changed the same field since `before`. */
  const readAgain = async (values: TaskFormValues, before: Task): Promise<Task | undefined> => {
    const { data: stored } = await api.GET('/tasks/{id}/', { params: { path: { id: opened.id } } })
    if (!stored) return undefined
    const differences = taskDifferences(before, stored, values, names)
    if (differences.length === 0) return stored
    setConflict({ stored, differences })
    return undefined
  }

  const saveFields = async (values: TaskFormValues, body: Partial<TaskFields>, before: Task): Promise<void> => {
    try {
      await write(body, before)
    } catch (error) {
      // What else went wrong is in update.error.
      const stored = isConflict(error) ? await readAgain(values, before) : undefined
      if (stored) await saveFields(values, body, stored)
    }
  }

  const save = async (values: TaskFormValues, before = opened): Promise<void> => {
    const changed = changedTaskFields(opened, values)
    const { due_date: day, ...others } = changed
    const { deal, id, title } = opened
    if (deal === null || day === undefined) return saveFields(values, changed, before)
    const stored = await readAgain(values, before)
    if (!stored) return
    // The date is not asked about again.
    const rest = { ...values, due_date: stored.due_date ?? '' }
    const onMoved = () => void saveFields(rest, others, stored)
    // What went wrong is in moving.error.
    await moving.mutateAsync({ ...itemToMove({ deal, id, title }, day, names.now), onMoved }).catch(() => undefined)
  }

  return {
    save,
    conflict,
    overwrite: async (values: TaskFormValues) => {
      if (!conflict) return
      setConflict(null)
      await save(values, conflict.stored)
    },
    panel: dates.panel,
    isSaving: update.isPending || moving.isPending,
    error: moving.error ?? (isConflict(update.error) ? null : update.error),
  }
}
