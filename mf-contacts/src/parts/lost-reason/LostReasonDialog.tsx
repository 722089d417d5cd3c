import { Button } from '@fluentui/react-components'
import type { Contact } from 'openapi'
import { useForm } from 'react-hook-form'
import { TextField } from 'remote-kit/forms/TextField'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { copy } from './copy.ts'

const MOST = 500

export interface LostReasonDialogProps {
  lead: Contact
  onSubmit: (reason: string) => void
  onClose: () => void
}

/** Asks why a lead is lost before it moves there. */
export function LostReasonDialog({ lead, onSubmit, onClose }: LostReasonDialogProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { reason: '' } })
  const submit = handleSubmit(({ reason }) => onSubmit(reason.trim()))
  return (
    <ModalSurface
      open
      title={copy.title(contactName(lead))}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" appearance="primary">
            {copy.submit}
          </Button>
        </>
      }
    >
      <TextField
        control={control}
        name="reason"
        label={copy.reason}
        hint={copy.hint}
        required
        rows={3}
        maxLength={MOST}
        rules={{ validate: (text) => text.trim() !== '' || copy.missing }}
      />
    </ModalSurface>
  )
}
