import { Field, Input, type InputProps, Textarea } from '@fluentui/react-components'
import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  type UseControllerProps,
  useController,
} from 'react-hook-form'
import { copy } from './copy.ts'

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

/** From here on, people see how much room is left. What they paste may be cut there. */
const NEARLY_FULL = 0.8

/** "58 of 60 characters", once a text is nearly as long as it may be. */
function lengthLeft(text: string, most: number | undefined): string | null {
  return most !== undefined && text.length >= most * NEARLY_FULL ? copy.textField.length(text.length, most) : null
}

/** A text field of a form with its label, hint and error. Controlled, because Fluent's inputs keep their own state. */
export function TextField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>(
  props: TextFieldProps<Values, Name>,
) {
  const { control, name, rules, label, hint = null, required = false, rows, ...input } = props
  const { field, fieldState } = useController({ control, name, ...(rules && { rules }) })
  const error = fieldState.error?.message ?? null
  const help = lengthLeft(field.value, input.maxLength) ?? hint
  const isRequired = required || Boolean(rules?.required)
  return (
    <Field label={label} hint={error ? null : help} required={required} validationMessage={error}>
      {rows ? (
        <Textarea {...field} rows={rows} aria-required={isRequired} />
      ) : (
        <Input {...field} {...input} aria-required={isRequired} />
      )}
    </Field>
  )
}
