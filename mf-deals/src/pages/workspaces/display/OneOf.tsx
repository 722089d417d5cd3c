import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import { useState } from 'react'
import { useChooserStyles } from './Chooser.styles.ts'
import { useOneOfStyles } from './OneOf.styles.ts'

export interface OneOfProps {
  /** What the user chooses: "Group by". */
  label: string
  value: string
  choices: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A choice among a few display options. */
export function OneOf({ label, value, choices, onChange }: OneOfProps) {
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
          setChosen(data.value)
          onChange(data.value)
        }}
      >
        {choices.map((choice) => (
          <Radio key={choice.value} {...choice} />
        ))}
      </RadioGroup>
    </Field>
  )
}
