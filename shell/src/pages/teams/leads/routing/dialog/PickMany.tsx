import { Dropdown, Field, Option } from '@fluentui/react-components'
import { copy } from '#pages/teams/leads/routing/rules/copy.ts'

export interface PickManyProps {
  label: string
  /** Shown while none is chosen. */
  placeholder: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  problem?: string | undefined
}

const MOST_NAMED = 2

/** Chooses any number of options, in the order in which they're chosen. */
export function PickMany({ label, placeholder, options, chosen, onChange, problem }: PickManyProps) {
  const labels = chosen.map((value) => options.find((option) => option.value === value)?.label ?? value)
  const text = labels.length > MOST_NAMED ? copy.dialog.chosen(labels.length) : labels.join(', ')
  return (
    <Field label={label} validationMessage={problem ?? null}>
      <Dropdown
        multiselect
        placeholder={placeholder}
        value={text}
        selectedOptions={[...chosen]}
        onOptionSelect={(_, { selectedOptions }) => onChange(selectedOptions)}
      >
        {options.map((option) => (
          <Option key={option.value} value={option.value}>
            {option.label}
          </Option>
        ))}
      </Dropdown>
    </Field>
  )
}
