import type { UseFormRegisterReturn } from 'react-hook-form'
import { Hint } from 'ui-kit/Hint'
import { copy } from './copy.ts'
import { PasswordField } from './PasswordField.tsx'

export interface ConfirmIdentityProps {
  /** The result of the form's `register('current_password')`. */
  field: UseFormRegisterReturn
  error: string | undefined
}

/** Asks for the current password if the API requires a recent sign-in. */
export function ConfirmIdentity({ field, error }: ConfirmIdentityProps) {
  return (
    <div role="group" aria-label={copy.confirmIdentity.label}>
      <PasswordField
        label={copy.confirmIdentity.password}
        field={field}
        error={error}
        autoComplete="current-password"
      />
      <Hint>{copy.confirmIdentity.hint}</Hint>
    </div>
  )
}
