import type { ChecklistItem, Task } from 'openapi'
import { useLayoutEffect, useRef, useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { writeOver } from 'remote-kit/forms/conflict'
import { useReadTask, useUpdateTask } from '#parts/tasks/one-task.api.ts'

/** A change of the list as it is now, so that it can be repeated on what someone else has saved meanwhile. */
export type ChecklistEdit = (items: readonly ChecklistItem[]) => ChecklistItem[]

/** What confirms a change, and takes it back. */
export interface UndoOffer {
  message: string
  undo: ChecklistEdit
}

/** The checklist of a task, and functions that change it at once, and that confirm a change and offer Undo. */
export function useChecklist(task: Task) {
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateTask()
  const readAgain = useReadTask(task.id)
  // What is wished for shows until the task has it: it is read again a moment after its last change is saved.
  const [wished, setWished] = useState<Task | null>(null)
  const [error, setError] = useState<unknown>(null)
  const pending = useRef(0)
  // One after another: a tick would not find its step before the step is saved, and the order would be another one.
  const last = useRef<Promise<Task> | null>(null)
  const current = wished && wished.version > task.version ? wished : task
  // Undo comes later, when the list is another one.
  const shown = useRef(current)
  useLayoutEffect(() => {
    shown.current = current
  })

  const save = (edit: ChecklistEdit): Promise<Task> => {
    const before = last.current?.catch(() => task) ?? Promise.resolve(shown.current)
    last.current = before.then((saved) =>
      writeOver(saved, {
        write: (base) => update({ task: base, body: { checklist: edit(base.checklist) } }),
        readAgain,
        isUntouched: () => true,
      }),
    )
    return last.current
  }

  const offerUndo = ({ message, undo }: UndoOffer) => notify.success(message, { undo: () => void change(undo) })

  /** Returns the saved task, or undefined if the change was refused. */
  const change = async (edit: ChecklistEdit, offer?: UndoOffer): Promise<Task | undefined> => {
    setWished({ ...shown.current, checklist: edit(shown.current.checklist), version: Infinity })
    setError(null)
    pending.current++
    let saved: Task | undefined
    try {
      saved = await save(edit)
      if (offer) offerUndo(offer)
    } catch (refusal) {
      setError(refusal)
    }
    pending.current--
    if (pending.current === 0) {
      last.current = null
      setWished(saved ?? null)
    }
    return saved
  }
  return { items: current.checklist, change, offerUndo, error }
}
