import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { TextField } from 'remote-kit/forms/TextField'
import { useToday } from 'remote-kit/use-today'
import { copy } from './copy.ts'

export interface AcceptanceModalProps {
  title: string
  action: string
  isPending: boolean
  /** Why the API refused it. */
  error: unknown
  /** The day, or null if it isn't known yet. */
  onSubmit: (acceptance: string | null) => void
  onClose: () => void
  /** What follows the date, once it was asked. */
  children?: ReactNode
}

/** Asks the acceptance of a contract that begins, today unless the user says otherwise. It may be left empty. */
export function AcceptanceModal(props: AcceptanceModalProps) {
  const { title, action, isPending, error, onSubmit, onClose, children } = props
  const now = useToday()
  const { control, handleSubmit } = useForm({ defaultValues: { acceptance: now } })
  const submit = handleSubmit(({ acceptance }) => onSubmit(acceptance || null))
  return (
    <FormDialog title={title} action={action} isPending={isPending} error={error} onSubmit={submit} onClose={onClose}>
      <TextField
        control={control}
        name="acceptance"
        label={copy.acceptanceModal.acceptance}
        type="date"
        max={now}
        hint={copy.acceptanceModal.hint}
        rules={{ validate: (day) => day <= now || copy.acceptanceModal.tooLate }}
      />
      {children}
    </FormDialog>
  )
}
