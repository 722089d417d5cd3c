import { Field, Input, Radio, RadioGroup } from '@fluentui/react-components'
import { useToday } from 'remote-kit/use-today'
import { copy } from './copy.ts'
import { daysText, isRelative, NEXT_DAYS, PAST_DAYS, readDays } from './day-range.ts'
import { useDaysEditorStyles } from './DaysEditor.styles.ts'

export interface DaysEditorProps {
  label: string
  text: string
  /** The field is in the past: the last days are offered instead of the next ones. */
  isPast: boolean
  onChange: (text: string) => void
  onDone: () => void
}

/** Edits a range of days: ranges from today by name, any others by first and last day. */
export function DaysEditor({ label, text, isPast, onChange, onDone }: DaysEditorProps) {
  const styles = useDaysEditorStyles()
  const now = useToday()
  const range = isRelative(text) ? {} : readDays(text, now)
  const isReversed = Boolean(range.from && range.to && range.to < range.from)
  const offered = isPast
    ? PAST_DAYS.map((days) => ({ value: `past-${days}`, name: copy.daysEditor.past(days) }))
    : NEXT_DAYS.map((days) => ({ value: `next-${days}`, name: copy.daysEditor.next(days) }))
  return (
    <>
      <Field label={label}>
        <RadioGroup
          className={styles.choices}
          value={text}
          onChange={(_, { value }) => {
            onChange(value)
            onDone()
          }}
        >
          {offered.map(({ value, name }) => (
            <Radio key={value} value={value} label={name} />
          ))}
        </RadioGroup>
      </Field>
      <div className={styles.days}>
        <Field label={copy.daysEditor.from}>
          <Input
            type="date"
            value={range.from ?? ''}
            onChange={(_, { value }) => onChange(daysText({ ...range, from: value }))}
          />
        </Field>
        <Field label={copy.daysEditor.until} validationMessage={isReversed ? copy.daysEditor.early : null}>
          <Input
            type="date"
            value={range.to ?? ''}
            onChange={(_, { value }) => onChange(daysText({ ...range, to: value }))}
          />
        </Field>
      </div>
    </>
  )
}
