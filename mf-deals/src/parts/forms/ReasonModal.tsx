import { Button } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { TextField } from 'remote-kit/forms/TextField'
import { ModalSurface } from 'ui-kit/ModalSurface'
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
    <ModalSurface
      open
      title={title}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button onClick={onClose}>{copy.reasonModal.cancel}</Button>
          <Button type="submit" appearance="primary" disabled={isPending}>
            {action}
          </Button>
        </>
      }
    >
      <FormProblem error={error} />
      <TextField
        control={control}
        name="reason"
        label={label}
        required
        rows={3}
        rules={{ validate: (text) => text.trim() !== '' || copy.reasonModal.reasonMissing }}
      />
      {children}
    </ModalSurface>
  )
}
