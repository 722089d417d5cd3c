import { Button, Field, Input, Radio, RadioGroup } from '@fluentui/react-components'
import type { CustomField } from 'openapi'
import { type FormEvent, useState } from 'react'
import { TickList } from '#forms/TickList.tsx'
import { copy } from './copy.ts'
import { endsOf, endValue, rangeOf } from './custom-filters.ts'
import { readTyped, typedText } from './custom-values.ts'
import { useCustomFilterStyles } from './CustomFilter.styles.ts'

interface EditorProps {
  asked: string
  onApply: (asked: string) => void
}

/** The two ends of a range, either of which can be left open. */
export function Range({ field, asked, onApply }: EditorProps & { field: CustomField }) {
  const styles = useCustomFilterStyles()
  const [ends, setEnds] = useState(endsOf(asked).map((end) => typedText(field, endValue(field, end))))
  const [faults, setFaults] = useState<(string | null)[]>([])
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const read = ends.map((end) => readTyped(field, end))
    const [from = null, to = null] = read.map((end) => ('value' in end ? end.value : null))
    const isReversed = from !== null && to !== null && to < from
    const reversed = field.kind === 'date' ? copy.filter.early : copy.filter.low
    const found = read.map((end, at) => ('reason' in end ? end.reason : at === 1 && isReversed ? reversed : null))
    setFaults(found)
    if (found.every((fault) => fault === null)) onApply(rangeOf(String(from ?? ''), String(to ?? '')))
  }
  return (
    <form onSubmit={apply} noValidate>
      <div className={styles.range}>
        {[copy.filter.from, copy.filter.to].map((label, at) => (
          <Field key={label} label={label} validationMessage={faults[at] ?? null}>
            <Input
              className={styles.input}
              type={field.kind === 'date' ? 'date' : 'text'}
              inputMode={field.kind === 'date' ? undefined : 'decimal'}
              value={ends[at] ?? ''}
              onChange={(_, { value }) => {
                setEnds(ends.with(at, value))
                setFaults([])
              }}
            />
          </Field>
        ))}
      </div>
      <Apply />
    </form>
  )
}

/** The beginning of a text. */
export function Start({ asked, onApply }: EditorProps) {
  const [text, setText] = useState(asked)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    onApply(text.trim())
  }
  return (
    <form onSubmit={apply} noValidate>
      <Field label={copy.filter.starts}>
        <Input maxLength={120} value={text} onChange={(_, { value }) => setText(value)} />
      </Field>
      <Apply />
    </form>
  )
}

function Apply() {
  const styles = useCustomFilterStyles()
  return (
    <div className={styles.actions}>
      <Button size="small" type="submit" appearance="primary">
        {copy.filter.apply}
      </Button>
    </div>
  )
}

interface ChosenValuesProps {
  label: string
  choices: readonly { value: string; label: string }[]
  isSingle: boolean
  asked: string
  onChange: (asked: string) => void
}

/** Options to choose from. A selected one applies right away. */
export function ChosenValues({ label, choices, isSingle, asked, onChange }: ChosenValuesProps) {
  // The address updates with a delay, so the options keep their own state for quick clicks.
  const [chosen, setChosen] = useState(asked.split(',').filter(Boolean))
  const change = (next: string[]) => {
    setChosen(next)
    onChange(next.join(','))
  }
  if (!isSingle) return <TickList options={choices} chosen={chosen} onChange={change} />
  return (
    <RadioGroup value={chosen[0] ?? ''} onChange={(_, data) => change([data.value])} aria-label={label}>
      {choices.map((one) => (
        <Radio key={one.value} value={one.value} label={one.label} />
      ))}
    </RadioGroup>
  )
}
