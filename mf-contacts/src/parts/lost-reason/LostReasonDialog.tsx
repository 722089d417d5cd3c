import type { Contact } from 'openapi'
import { useForm } from 'react-hook-form'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { TextField } from 'remote-kit/forms/TextField'
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
    <FormDialog title={copy.title(contactName(lead))} action={copy.submit} onSubmit={submit} onClose={onClose}>
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
    </FormDialog>
  )
}
