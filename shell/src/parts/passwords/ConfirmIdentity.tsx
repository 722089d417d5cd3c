import type { UseFormRegisterReturn } from 'react-hook-form'
import { Hint } from 'ui-kit/Hint'
import { PasswordField } from './PasswordField.tsx'

export interface ConfirmIdentityProps {
  /** What `register` of the form gave for `current_password`. */
  field: UseFormRegisterReturn
  error: string | undefined
}

/** Asks for the current password, in place, where the API wants to know that it is still the same person. */
export function ConfirmIdentity({ field, error }: ConfirmIdentityProps) {
  return (
    <div role="group" aria-label="Confirm that it is you">
      <PasswordField label="Current password" field={field} error={error} autoComplete="current-password" />
      <Hint>You signed in a while ago. Please confirm that it is you.</Hint>
    </div>
  )
}
