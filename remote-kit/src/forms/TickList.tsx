import { Checkbox, FieldContextProvider } from '@fluentui/react-components'
import type { ComponentProps } from 'react'

export interface TickListProps<Value extends string> {
  options: readonly { value: Value; label: NonNullable<ComponentProps<typeof Checkbox>['label']> }[]
  /** The selected values. */
  chosen: readonly string[]
  /** Called with the selected values, in the order of the options. */
  onChange: (chosen: Value[]) => void
}

/**
 * A list of checkboxes. In a field, each would get the field's one id, and a click on any label would check the first box: so
 * they're outside of it.
 */
export function TickList<Value extends string>({ options, chosen, onChange }: TickListProps<Value>) {
  const toggle = (value: Value, isOn: boolean) =>
    onChange(options.map((option) => option.value).filter((one) => (one === value ? isOn : chosen.includes(one))))
  return (
    <FieldContextProvider value={undefined}>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={(_, { checked }) => toggle(value, checked === true)}
        />
      ))}
    </FieldContextProvider>
  )
}
