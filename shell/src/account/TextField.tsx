import { Field, Input, type InputProps } from '@fluentui/react-components'
import type { UseFormRegisterReturn } from 'react-hook-form'

export interface TextFieldProps {
  label: string
  /** What `register` of the form gave. */
  field: UseFormRegisterReturn
  error: string | undefined
  hint?: string
  /** Says so beside the label; all other fields must be filled in. */
  optional?: boolean
  type?: InputProps['type']
  autoComplete?: string
  size?: InputProps['size']
}

/** One line of text in a form, with its label, its hint and its error. */
export function TextField({ label, field, error, hint, optional = false, ...input }: TextFieldProps) {
  return (
    <Field label={optional ? `${label} (optional)` : label} validationMessage={error} hint={error ? undefined : hint}>
      <Input {...field} {...input} aria-required={!optional} />
    </Field>
  )
}
