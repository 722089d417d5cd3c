import { Field, Input } from '@fluentui/react-components'
import { type KeyboardEvent, useState } from 'react'
import { useToday } from 'remote-kit/use-today'
import { copy } from './copy.ts'
import { type DayRange, daysText, isRelative, namedRanges, readDays } from './day-range.ts'
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

/** The first year that a day may have. The earlier ones are of a year that is still being typed: 0020 of 2026. */
const FIRST_YEAR = '1900'

const isWhole = ({ from, to }: DayRange): boolean => [from, to].every((day) => !day || day >= FIRST_YEAR)

const isReversed = ({ from, to }: DayRange): boolean => Boolean(from && to && to < from)

/** Edits a range of days: ranges from today by name, any others by first and last day. */
export function DaysEditor({ label, text, isPast, onChange, onDone }: DaysEditorProps) {
  const styles = useDaysEditorStyles()
  const now = useToday()
  const [range, setRange] = useState<DayRange>(() => (isRelative(text) ? {} : readDays(text, now)))
  const isWrong = isWhole(range) && isReversed(range)
  const change = (next: DayRange) => {
    setRange(next)
    if (isWhole(next) && !isReversed(next)) onChange(daysText(next))
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
          <Input
            type="date"
            value={range.from ?? ''}
            onChange={(_, { value }) => change({ ...range, from: value })}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Field label={copy.daysEditor.until} validationMessage={isWrong ? copy.daysEditor.early : null}>
          <Input
            type="date"
            value={range.to ?? ''}
            onChange={(_, { value }) => change({ ...range, to: value })}
            onKeyDown={onKeyDown}
          />
        </Field>
      </div>
    </>
  )
}
