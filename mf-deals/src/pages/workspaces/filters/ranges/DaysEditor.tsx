import { Field } from '@fluentui/react-components'
import { type KeyboardEvent, useState } from 'react'
import { useToday } from 'remote-kit/use-today'
import { DayFilterInput } from 'ui-kit/DayFilterInput'
import { copy } from './copy.ts'
import { type DayRange, daysText, isRelative, isReversed, namedRanges, readDays } from './day-range.ts'
import { useDaysEditorStyles } from './DaysEditor.styles.ts'
import { RadioFilter } from './RadioFilter.tsx'

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
  const [range, setRange] = useState<DayRange>(() => (isRelative(text) ? {} : readDays(text, now)))
  const isWrong = isReversed(range)
  const change = (next: DayRange) => {
    setRange(next)
    if (!isReversed(next)) onChange(daysText(next))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isWrong) onDone()
  }
  return (
    <>
      <RadioFilter
        label={label}
        options={namedRanges(isPast)}
        text={text}
        onChange={(chosen) => {
          setRange({})
          onChange(chosen)
        }}
        onDone={onDone}
      />
      <div className={styles.days}>
        <Field label={copy.daysEditor.from}>
          <DayFilterInput
            value={range.from ?? ''}
            onChange={(from) => change({ ...range, from })}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Field label={copy.daysEditor.until} validationMessage={isWrong ? copy.daysEditor.early : null}>
          <DayFilterInput value={range.to ?? ''} onChange={(to) => change({ ...range, to })} onKeyDown={onKeyDown} />
        </Field>
      </div>
    </>
  )
}
