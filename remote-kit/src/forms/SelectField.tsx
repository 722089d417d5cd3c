import { Field, Select } from '@fluentui/react-components'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'

export interface SelectFieldProps<Values extends FieldValues> {
  control: Control<Values>
  name: FieldPath<Values>
  label: string
  required?: boolean
  hint?: string | null
  options: readonly { value: string; label: string }[]
}

/** A select of a form with its label and error. Controlled, because options may load after the value. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { control, name, label, required = false, hint = null, options } = props
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={label} required={required} hint={hint} validationMessage={fieldState.error?.message ?? null}>
      <Select {...field}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** All codes of an enumeration as options with their labels. */
export const codeOptions = (labels: Record<string | number, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
