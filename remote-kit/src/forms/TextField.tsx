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
    Pick<InputProps, 'type' | 'autoComplete' | 'contentBefore' | 'max' | 'maxLength' | 'placeholder' | 'inputMode'> {
  control: Control<Values>
  label: string
  hint?: string | null
  required?: boolean
  /** Lines of a field for longer text. */
  rows?: number
}

/** A text of a form under its label, with why it is not taken. Fluent's inputs keep their own state, so it is controlled. */
export function TextField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>(
  props: TextFieldProps<Values, Name>,
) {
  const { control, name, rules, label, hint = null, required = false, rows, ...input } = props
  const { field, fieldState } = useController({ control, name, ...(rules && { rules }) })
  return (
    <Field label={label} hint={hint} required={required} validationMessage={fieldState.error?.message ?? null}>
      {rows ? <Textarea {...field} rows={rows} /> : <Input {...field} {...input} />}
    </Field>
  )
}
