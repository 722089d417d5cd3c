import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { TextField } from 'remote-kit/forms/TextField'
import { copy } from './copy.ts'

export interface ReasonModalProps {
  title: string
  label: string
  action: string
  isPending: boolean
  /** Why the API refused it. */
  error: unknown
  onSubmit: (reason: string) => void
  onClose: () => void
  /** What the action changes. */
  children?: ReactNode
}

/** Asks for a reason before an action that requires one. */
export function ReasonModal(props: ReasonModalProps) {
  const { title, label, action, isPending, error, onSubmit, onClose, children } = props
  const { control, handleSubmit } = useForm({ defaultValues: { reason: '' } })
  const submit = handleSubmit(({ reason }) => onSubmit(reason.trim()))
  return (
    <FormDialog title={title} action={action} isPending={isPending} error={error} onSubmit={submit} onClose={onClose}>
      <TextField
        control={control}
        name="reason"
        label={label}
        required
        rows={3}
        rules={{ validate: (text) => text.trim() !== '' || copy.reasonModal.reasonMissing }}
      />
      {children}
    </FormDialog>
  )
}
