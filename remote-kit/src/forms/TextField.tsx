import { Field, Input, type InputProps, Textarea } from '@fluentui/react-components'
import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  type UseControllerProps,
  useController,
} from 'react-hook-form'

export interface TextFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>
  extends
    Pick<UseControllerProps<Values, Name, Values>, 'name' | 'rules'>,
    Pick<
      InputProps,
      'type' | 'autoComplete' | 'contentBefore' | 'max' | 'maxLength' | 'placeholder' | 'inputMode' | 'size'
    > {
  control: Control<Values>
  label: string
  /** Hidden while there is an error. */
  hint?: string | null
  /** Marks the label. `rules.required` alone sets only `aria-required`. */
  required?: boolean
  /** The number of lines, for longer text. */
  rows?: number
}

/** A text field of a form with its label, hint and error. Controlled, because Fluent's inputs keep their own state. */
export function TextField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>(
  props: TextFieldProps<Values, Name>,
) {
  const { control, name, rules, label, hint = null, required = false, rows, ...input } = props
  const { field, fieldState } = useController({ control, name, ...(rules && { rules }) })
  const error = fieldState.error?.message ?? null
  const isRequired = required || Boolean(rules?.required)
  return (
    <Field label={label} hint={error ? null : hint} required={required} validationMessage={error}>
      {rows ? (
        <Textarea {...field} rows={rows} aria-required={isRequired} />
      ) : (
        <Input {...field} {...input} aria-required={isRequired} />
      )}
    </Field>
  )
}
