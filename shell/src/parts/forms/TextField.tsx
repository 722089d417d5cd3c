import { Field, Input, type InputProps } from '@fluentui/react-components'
import type { ControllerRenderProps, FieldPath, FieldValues, UseFormRegisterReturn } from 'react-hook-form'

export interface TextFieldProps<Values extends FieldValues = FieldValues> {
  label: string
  /** What `register` of the form gave; or a `Controller`, for a text that the form changes itself. */
  field: UseFormRegisterReturn | ControllerRenderProps<Values, FieldPath<Values>>
  /** What stands there at first: Fluent's input does not learn it from `register`. */
  defaultValue?: string
  error: string | undefined
  hint?: string | null
  /** Says so beside the label; all other fields must be filled in. */
  optional?: boolean
  type?: NonNullable<InputProps['type']>
  autoComplete?: string
  size?: NonNullable<InputProps['size']>
}

/** One line of text in a form, with its label, its hint and its error. */
export function TextField<Values extends FieldValues>({
  label,
  field,
  error,
  hint = null,
  optional = false,
  ...input
}: TextFieldProps<Values>) {
  return (
    <Field
      label={optional ? `${label} (optional)` : label}
      validationMessage={error ?? null}
      hint={error ? null : hint}
    >
      <Input {...field} {...input} aria-required={!optional} />
    </Field>
  )
}
