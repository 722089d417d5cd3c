import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import { useState } from 'react'
import { useChooserStyles } from 'ui-kit/chooser-styles'
import { useOneOfStyles } from './OneOf.styles.ts'

export interface OneOfProps<Value extends string> {
  /** What the user chooses: "Group by". */
  label: string
  value: Value
  choices: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A choice among a few display options. */
export function OneOf<Value extends string>({ label, value, choices, onChange }: OneOfProps<Value>) {
  const styles = useOneOfStyles()
  const chooser = useChooserStyles()
  // The URL updates a moment later than a choice must.
  const [chosen, setChosen] = useState(value)
  return (
    <Field className={chooser.part} label={{ children: label, className: chooser.heading }}>
      <RadioGroup
        layout="horizontal"
        className={styles.choices}
        value={chosen}
        onChange={(_, data) => {
          const choice = choices.find((one) => one.value === data.value)
          if (!choice) return
          setChosen(choice.value)
          onChange(choice.value)
        }}
      >
        {choices.map((choice) => (
          <Radio key={choice.value} {...choice} />
        ))}
      </RadioGroup>
    </Field>
  )
}
