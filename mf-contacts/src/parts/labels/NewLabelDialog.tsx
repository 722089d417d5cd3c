import { Button } from '@fluentui/react-components'
import type { Label } from 'openapi'
import { ModalSurface } from 'ui-kit/ModalSurface'
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
    <ModalSurface
      open
      title={copy.newTitle}
      onClose={onClose}
      onSubmit={form.submit}
      actions={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" appearance="primary" disabledFocusable={form.isPending}>
            {copy.create}
          </Button>
        </>
      }
    >
      <LabelFields form={form} />
    </ModalSurface>
  )
}
