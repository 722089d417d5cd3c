import { Button, Field, Input, type InputProps } from '@fluentui/react-components'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { copy } from './copy.ts'

export interface PasswordFieldProps {
  label: string
  /** The result of the form's `register`. */
  field: UseFormRegisterReturn
  error: string | undefined
  autoComplete: 'current-password' | 'new-password'
  size?: NonNullable<InputProps['size']>
}

/** A password field with a button to show what is typed. */
export function PasswordField({ label, field, error, ...input }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false)
  return (
    <Field label={label} validationMessage={error ?? null}>
      <Input
        {...field}
        {...input}
        type={isVisible ? 'text' : 'password'}
        contentAfter={
          <Button
            appearance="transparent"
            icon={isVisible ? <EyeOffRegular /> : <EyeRegular />}
            aria-label={isVisible ? copy.passwordField.hide : copy.passwordField.show}
            onClick={() => setVisible(!isVisible)}
          />
        }
      />
    </Field>
  )
}
