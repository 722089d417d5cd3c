import { Checkbox } from '@fluentui/react-components'
import { useState } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { skippedLines } from 'remote-kit/many-records'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { ErrorState } from 'ui-kit/ErrorState'
import { formatQuantity } from 'ui-kit/format'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { copy } from './copy.ts'
import { useChangeContacts, useContactsPreview } from './use-change-contacts.ts'

export interface DeleteContactsDialogProps {
  /** The ids of the selected contacts. */
  contacts: string[]
  onDone: () => void
  onClose: () => void
}

/** Asks before several contacts are deleted, and says who stays and why. */
export function DeleteContactsDialog({ contacts, onDone, onClose }: DeleteContactsDialogProps) {
  const [takesOff, setTakesOff] = useState(false)
  const body = { contacts, delete: { take_off_deals: takesOff } }
  const preview = useContactsPreview(body)
  const deletion = useChangeContacts()
  const { changed = [], skipped = [] } = preview.data ?? {}
  const confirm = () =>
    deletion.mutate(
      { ...body, ...(preview.data && { preview: preview.data.preview }) },
      {
        onSuccess: () => {
          onClose()
          onDone()
        },
        // Someone changed them since: what happens now is shown first.
        onError: () => void preview.refetch(),
      },
    )
  return (
    <ConfirmDialog
      title={copy.deleteDialog.title(formatQuantity(preview.data ? changed.length : contacts.length, 'contact'))}
      action={copy.deleteDialog.delete}
      refusal={copy.deleteDialog.keep}
      isPending={deletion.isPending || preview.isPending || changed.length === 0}
      onConfirm={confirm}
      onClose={onClose}
    >
      <FormProblem error={deletion.error} />
      <p>{copy.deleteDialog.words}</p>
      {preview.isPending && <SkeletonRows label={copy.deleteDialog.loading} rows={2} />}
      {preview.isError && (
        <ErrorState title={copy.deleteDialog.failed} error={preview.error} onRetry={() => void preview.refetch()} />
      )}
      {skipped.length > 0 && (
        <>
          <p>{copy.deleteDialog.staying(formatQuantity(skipped.length, 'contact'))}</p>
          <ul>
            {skippedLines(skipped, copy.done).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <Checkbox
        label={copy.deleteDialog.takeOff}
        checked={takesOff}
        onChange={(_, { checked }) => setTakesOff(checked === true)}
      />
    </ConfirmDialog>
  )
}
