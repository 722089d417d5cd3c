import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useNotify } from 'remote-kit/context'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { showRefusal } from 'remote-kit/forms/refusals'
import { reportFailure } from 'remote-kit/query-client'
import { copy } from './copy.ts'
import { PasswordField } from './PasswordField.tsx'
import { CURRENT_PASSWORD } from './sign-in-again.ts'

export interface ConfirmWithPasswordProps {
  title: string
  /** The verb of the button. */
  action: string
  isPending: boolean
  /** Runs the action with the password. Its mutation must be `silent`: the dialog shows what is refused. */
  onConfirm: (password: string, onError: (error: Error) => void) => void
  onClose: () => void
  /** The consequences. */
  children: ReactNode
}

/** Asks for confirmation of a sensitive action with the current password, however recent the sign-in is. */
export function ConfirmWithPassword(props: ConfirmWithPasswordProps) {
  const { title, action, isPending, onConfirm, onClose, children } = props
  const notify = useNotify()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { current_password: '' } })
  const confirm = handleSubmit(({ current_password: password }) =>
    onConfirm(password, (error) => {
      const rest = showRefusal(error, ['current_password'], setError)
      if (rest) reportFailure(notify, rest)
    }),
  )
  return (
    <FormDialog title={title} action={action} isPending={isPending} onSubmit={confirm} onClose={onClose}>
      {children}
      <PasswordField
        label={copy.confirmIdentity.password}
        field={register('current_password', CURRENT_PASSWORD)}
        error={formState.errors.current_password?.message}
        autoComplete="current-password"
      />
    </FormDialog>
  )
}
