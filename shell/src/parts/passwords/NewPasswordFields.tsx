import type { PasswordSet } from 'openapi'
import type { PasswordOwner } from 'openapi/new-password'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { copy } from './copy.ts'
import { lengthProblem, passwordRules } from './password-rules.ts'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'
import { PasswordRules } from './PasswordRules.tsx'

export interface NewPasswordFieldsProps {
  form: UseFormReturn<PasswordSet>
  owner: PasswordOwner
  size?: NonNullable<PasswordFieldProps['size']>
}

/** A new password, twice, with its rules. The API's errors appear at their fields. */
export function NewPasswordFields({ form, owner, size = 'medium' }: NewPasswordFieldsProps) {
  const { register, control, formState, getValues } = form
  const [new_password1, new_password2] = useWatch({ control, name: ['new_password1', 'new_password2'] })
  return (
    <>
      <PasswordField
        label={copy.newPasswordFields.password}
        field={register('new_password1', { required: copy.newPasswordFields.missing, validate: lengthProblem })}
        error={formState.errors.new_password1?.message}
        autoComplete="new-password"
        size={size}
      />
      <PasswordField
        label={copy.newPasswordFields.again}
        field={register('new_password2', {
          validate: (again) => again === getValues('new_password1') || copy.newPasswordFields.different,
        })}
        error={formState.errors.new_password2?.message}
        autoComplete="new-password"
        size={size}
      />
      <PasswordRules rules={passwordRules({ new_password1, new_password2 }, owner)} />
    </>
  )
}
