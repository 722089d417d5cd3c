import type { ChecklistItem, Task } from 'openapi'
import { useRef, useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { writeOver } from 'remote-kit/forms/conflict'
import { useReadTask, useUpdateTask } from '#parts/tasks/one-task.api.ts'

/** A change of the list as it is now, so that it can be repeated on what someone else has saved meanwhile. */
export type ChecklistEdit = (items: readonly ChecklistItem[]) => ChecklistItem[]

/** The checklist of a task, and a function that changes it at once. With `undo` it offers to take the change back. */
export function useChecklist(task: Task) {
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateTask()
  const readAgain = useReadTask(task.id)
  const [wished, setWished] = useState<readonly ChecklistItem[] | null>(null)
  const [error, setError] = useState<unknown>(null)
  // What is wished for shows until the last of several changes is saved.
  const pending = useRef(0)
  // One after another: a tick would not find its step before the step is saved, and the order would be another one.
  const last = useRef<Promise<Task> | null>(null)
  const items = wished ?? task.checklist

  const save = (edit: ChecklistEdit): Promise<Task> => {
    const before = last.current?.catch(() => task) ?? Promise.resolve(task)
    last.current = before.then((saved) =>
      writeOver(saved, {
        write: (base) => update({ task: base, body: { checklist: edit(base.checklist) } }),
        readAgain,
        isUntouched: () => true,
      }),
    )
    return last.current
  }

  const change = async (edit: ChecklistEdit, offer?: { message: string; undo: ChecklistEdit }) => {
    setWished(edit(items))
    setError(null)
    pending.current++
    try {
      await save(edit)
      if (offer) notify.success(offer.message, { undo: () => void change(offer.undo) })
    } catch (refusal) {
      setError(refusal)
    }
    pending.current--
    if (pending.current > 0) return
    last.current = null
    setWished(null)
  }
  return { items, change, error }
}
