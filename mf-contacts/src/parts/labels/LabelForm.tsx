import { Button } from '@fluentui/react-components'
import type { Label } from 'openapi'
import { useState } from 'react'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { labelChip } from '#parts/contacts/contact-chips.ts'
import { copy } from './copy.ts'
import { LabelFields } from './LabelFields.tsx'
import { useDeleteLabel } from './labels.api.ts'
import { useLabelsPanelStyles } from './LabelsPanel.styles.ts'
import { useLabelForm } from './use-label-form.ts'

/** Adds a label, or changes or deletes `label`. */
export function LabelForm({ label, onDone }: { label: Label | null; onDone: () => void }) {
  const styles = useLabelsPanelStyles()
  const form = useLabelForm(label, onDone)
  const remove = useDeleteLabel()
  const [isAsking, setAsking] = useState(false)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <LabelFields form={form} />
      <div className={styles.buttons}>
        <Button type="submit" appearance="primary" disabledFocusable={form.isPending}>
          {label ? copy.save : copy.create}
        </Button>
        <Button onClick={onDone}>{copy.back}</Button>
        {label && (
          <Button appearance="subtle" onClick={() => setAsking(true)}>
            {copy.remove}
          </Button>
        )}
      </div>
      {label && isAsking && (
        <ConfirmDialog
          title={copy.removeTitle(labelChip(label).label)}
          action={copy.remove}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(label, { onSuccess: onDone })}
          onClose={() => setAsking(false)}
        >
          {copy.removeEffect}
        </ConfirmDialog>
      )}
    </form>
  )
}
