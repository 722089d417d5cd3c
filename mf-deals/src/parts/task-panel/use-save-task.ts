import { useState } from 'react'
import type { Task, TaskFields, TaskUpdate } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useNotify, useRemote } from 'remote-kit/context'
import { Conflict, writeOver } from 'remote-kit/forms/conflict'
import { isConflict } from 'remote-kit/forms/refusals'
import { useWrite } from 'remote-kit/use-write'
import type { Difference } from 'ui-kit/ConflictNotice'
import { itemToMove } from '#parts/rescheduling/dates-to-move.ts'
import { useMoveDates } from '#parts/rescheduling/use-move-dates.tsx'
import { copy } from './copy.ts'
import { useUpdateTask } from './one-task.api.ts'
import { changedTaskFields, undoChange, taskDifferences, type TaskFormNames, type TaskFormValues } from './task-form.ts'

/** The fields that both sides changed, and the task as somebody else saved it. */
interface FieldConflict {
  stored: Task
  differences: Difference[]
}

/**
 * Saves the form of a task that was opened as `opened`, with Undo. If somebody else saved other fields meanwhile, both
 * changes are kept; if they saved the same field, `conflict` has both values until the user chooses one. In a deal a
 * new date comes first: if other dates follow it, `panel` shows them, and nothing is saved until the user agrees.
 */
export function useSaveTask(opened: Task, names: TaskFormNames, onSaved: () => void) {
  const { api } = useRemote()
  const notify = useNotify()
  const update = useUpdateTask()
  const { mutate: undoSave } = useWrite('tasks', (api, { saved, body }: { saved: Task; body: TaskUpdate }) =>
    api.PATCH('/tasks/{id}/', { params: atVersion(saved), body }),
  )
  const [conflict, setConflict] = useState<FieldConflict | null>(null)
  const { panel, ...moving } = useMoveDates()

  const readAgain = async () => (await api.GET('/tasks/{id}/', { params: { path: { id: opened.id } } })).data

  const write = async (body: Partial<TaskFields>, before: Task) => {
    if (Object.keys(body).length > 0) {
      const saved = await update.mutateAsync({ task: before, body })
      notify.success(copy.useSaveTask.saved(saved.title), {
        undo: () => undoSave({ saved, body: undoChange(before, body) }),
      })
    }
    onSaved()
  }

  const saveFields = async (values: TaskFormValues, body: Partial<TaskFields>, before: Task): Promise<void> => {
    const differencesWith = (stored: Task) => taskDifferences(before, stored, values, names)
    try {
      await writeOver(before, {
        write: (base) => write(body, base),
        readAgain,
        isUntouched: (stored) => differencesWith(stored).length === 0,
      })
    } catch (error) {
      // Other errors are in update.error.
      if (!(error instanceof Conflict)) return
      const stored: Task = error.theirs
      setConflict({ stored, differences: differencesWith(stored) })
    }
  }

  const save = async (values: TaskFormValues, before = opened): Promise<void> => {
    const changed = changedTaskFields(opened, values)
    const { due_date: day, ...others } = changed
    const { deal, id, title } = opened
    if (deal === null || day === undefined) return saveFields(values, changed, before)
    const stored = await readAgain()
    if (!stored) return
    const differences = taskDifferences(before, stored, values, names)
    if (differences.length > 0) return setConflict({ stored, differences })
    // The date is already moved.
    const rest = { ...values, due_date: stored.due_date ?? '' }
    const onMoved = () => void saveFields(rest, others, stored)
    // Errors are in moving.error.
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
    panel,
    isSaving: update.isPending || moving.isPending,
    error: moving.error ?? (isConflict(update.error) ? null : update.error),
  }
}
