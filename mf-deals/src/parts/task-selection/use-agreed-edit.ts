import { useMutation } from '@tanstack/react-query'
import type { TaskBulkEdit, TaskBulkEdited } from 'openapi'
import { useState } from 'react'
import { useRemote } from 'remote-kit/context'
import { isConflict } from 'remote-kit/forms/refusals'
import { bulkPreviewOf, useBulkEdit } from './use-bulk-edit.ts'

/** A bulk change that waits for the user to agree. */
export interface AskedEdit {
  body: TaskBulkEdit
  outcome: TaskBulkEdited
  /** Someone changed the tasks since the last preview. */
  isOutdated: boolean
}

/**
 * Changes many tasks: at once if no other date follows, otherwise `asked` has the outcome until the user agrees or goes
 * back. `onEdited` is called when it is done.
 */
export function useAgreedEdit(onEdited: () => void) {
  const { api } = useRemote()
  const [asked, setAsked] = useState<AskedEdit | null>(null)
  // Not `useWrite`: a dry run writes nothing.
  const look = useMutation({ mutationFn: (body: TaskBulkEdit) => bulkPreviewOf(api, body), meta: { silent: true } })
  const edit = useBulkEdit()

  const commit = async (body: TaskBulkEdit, { preview }: TaskBulkEdited): Promise<void> => {
    try {
      await edit.mutateAsync({ ...body, preview })
      onEdited()
    } catch (error) {
      // Other errors are in edit.error.
      if (isConflict(error)) await show(body, true)
    }
  }
  const show = async (body: TaskBulkEdit, isOutdated: boolean): Promise<void> => {
    // Errors are in look.error.
    const outcome = await look.mutateAsync(body).catch(() => undefined)
    if (!outcome) return
    if (outcome.follow.length === 0 && !isOutdated) await commit(body, outcome)
    else setAsked({ body, outcome, isOutdated })
  }

  return {
    ask: (body: TaskBulkEdit) => show(body, false),
    asked,
    agree: () => asked && void commit(asked.body, asked.outcome),
    goBack: () => setAsked(null),
    isPending: look.isPending || edit.isPending,
    error: look.error ?? (isConflict(edit.error) ? null : edit.error),
  }
}
