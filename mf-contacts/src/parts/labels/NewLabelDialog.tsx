import type { Label } from 'openapi'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { copy } from './copy.ts'
import { LabelFields } from './LabelFields.tsx'
import { useLabelForm } from './use-label-form.ts'

export interface NewLabelDialogProps {
  onCreated: (label: Label) => void
  onClose: () => void
}

/** Adds a label to the account. */
export function NewLabelDialog({ onCreated, onClose }: NewLabelDialogProps) {
  const form = useLabelForm(null, (label) => {
    onCreated(label)
    onClose()
  })
  return (
    <FormDialog
      title={copy.newTitle}
      action={copy.create}
      isPending={form.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <LabelFields form={form} />
    </FormDialog>
  )
}
