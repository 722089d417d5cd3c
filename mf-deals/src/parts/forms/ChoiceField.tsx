import { Field, Select } from '@fluentui/react-components'
import type { Ref } from 'react'

export interface ChoiceFieldProps<Value extends string | number> {
  label: string
  hint?: string | null
  value: Value
  options: readonly { value: Value; label: string }[]
  disabled?: boolean
  /** A choice is being saved. The select keeps the focus; what's chosen until then doesn't count. */
  isBusy?: boolean
  selectRef?: Ref<HTMLSelectElement>
  onChange: (value: Value) => void
}

/** A labeled select for drafts that are plain state. Forms of react-hook-form use the kit's `SelectField`. */
export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { label, hint = null, value, options, disabled = false, isBusy = false, selectRef, onChange } = props
  const choose = (text: string) => {
    const option = options.find((one) => String(one.value) === text)
    if (option && !isBusy) onChange(option.value)
  }
  return (
    <Field label={label} hint={hint}>
      <Select
        select={{ ref: selectRef }}
        value={value}
        disabled={disabled}
        aria-disabled={isBusy}
        onChange={(_, { value: text }) => choose(text)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Every code as an option with its label. */
export const codeChoices = <Code extends string | number>(
  codes: Readonly<Record<string, Code>>,
  labels: Readonly<Record<Code, string>>,
) => Object.values(codes).map((value) => ({ value, label: labels[value] }))
