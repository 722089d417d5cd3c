import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { TextField } from 'remote-kit/forms/TextField'
import { useToday } from 'remote-kit/use-today'
import { useAcceptanceField } from './use-acceptance-field.ts'

export interface AcceptanceModalProps {
  title: string
  action: string
  isPending: boolean
  /** Why the API refused it. */
  error: unknown
  /** The day, or null if it isn't known yet. */
  onSubmit: (acceptance: string | null) => void
  onClose: () => void
  children?: ReactNode
}

/** Asks the acceptance of a contract whose other terms are known. It may be left empty. */
export function AcceptanceModal({
  title,
  action,
  isPending,
  error,
  onSubmit,
  onClose,
  children,
}: AcceptanceModalProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { acceptance: useToday() } })
  const submit = handleSubmit(({ acceptance }) => onSubmit(acceptance || null))
  return (
    <FormDialog title={title} action={action} isPending={isPending} error={error} onSubmit={submit} onClose={onClose}>
      <TextField control={control} name="acceptance" {...useAcceptanceField()} />
      {children}
    </FormDialog>
  )
}
