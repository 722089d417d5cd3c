import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import { type KeyboardEvent, type ReactElement, useRef } from 'react'
import { useRadioFilterStyles } from './RadioFilter.styles.ts'

export interface RadioFilterProps {
  label: string
  options: readonly { value: string; label: string | ReactElement }[]
  text: string
  onChange: (text: string) => void
  onDone: () => void
}

/** Options, one of which is chosen. A click is done with them; arrow keys walk through them until Enter. */
export function RadioFilter({ label, options, text, onChange, onDone }: RadioFilterProps) {
  const styles = useRadioFilterStyles()
  const isWalking = useRef(false)
  const onKeyDown = (event: KeyboardEvent) => {
    isWalking.current = event.key.startsWith('Arrow')
    if (event.key !== 'Enter') return
    event.preventDefault()
    onDone()
  }
  return (
    <Field label={label}>
      <RadioGroup
        className={styles.choices}
        value={text}
        onKeyDown={onKeyDown}
        onKeyUp={() => {
          isWalking.current = false
        }}
        onChange={(_, { value }) => {
          onChange(value)
          if (!isWalking.current) onDone()
        }}
      >
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} />
        ))}
      </RadioGroup>
    </Field>
  )
}
