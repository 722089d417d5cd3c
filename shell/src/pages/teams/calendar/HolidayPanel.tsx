import { Button, Field, Input } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import type { Holiday } from 'openapi'
import { useState } from 'react'
import { useToday } from 'remote-kit/use-today'
import { formatLongDay } from 'ui-kit/days'
import { Panel } from 'ui-kit/Panel'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { addHolidays, removeHoliday, yearsOf } from './calendar-draft.ts'
import { useCalendarStyles } from './CalendarView.styles.ts'
import { HolidaySources } from './HolidaySources.tsx'
import type { CalendarPartProps } from './OfficePanel.tsx'
import { copy } from './copy.ts'

/** The days off of a year: public holidays, days of a calendar file, and days of their own. */
export function HolidayPanel({ account, draft, onChange }: CalendarPartProps & { account: string }) {
  const styles = useCalendarStyles()
  const now = useToday()
  const [year, setYear] = useState(now.slice(0, 4))
  const { holidays } = draft
  const shown = holidays.filter(({ date }) => date.startsWith(year))
  const add = (added: readonly Holiday[]) => onChange({ holidays: addHolidays(holidays, added) })
  return (
    <Panel
      title={copy.holidayPanel.title}
      actions={<HolidaySources account={account} draft={draft} year={Number(year)} onChange={onChange} />}
    >
      <SegmentedTabs
        label={copy.holidayPanel.year}
        value={year}
        options={yearsOf(holidays, now).map((value) => ({ value, label: value }))}
        onChange={setYear}
      />
      {shown.length === 0 && <p className={styles.none}>{copy.holidayPanel.empty(year)}</p>}
      <ul className={styles.list}>
        {shown.map(({ date, name }) => (
          <li key={date} className={styles.holiday}>
            <span className={styles.day}>{formatLongDay(date, `${year}-01-01`)}</span>
            <span className={styles.name}>{name}</span>
            <Button
              appearance="subtle"
              size="small"
              icon={<DismissRegular />}
              aria-label={copy.holidayPanel.remove(name, formatLongDay(date, `${year}-01-01`))}
              onClick={() => onChange({ holidays: removeHoliday(holidays, date) })}
            />
          </li>
        ))}
      </ul>
      <OwnDay key={year} year={year} taken={new Set(holidays.map(({ date }) => date))} onAdd={add} />
    </Panel>
  )
}

interface OwnDayProps {
  year: string
  /** Days that are holidays already. */
  taken: ReadonlySet<string>
  onAdd: (days: Holiday[]) => void
}

function OwnDay({ year, taken, onAdd }: OwnDayProps) {
  const styles = useCalendarStyles()
  const [date, setDate] = useState('')
  const [name, setName] = useState('')
  const isTaken = taken.has(date)
  const add = () => {
    onAdd([{ date, name: name.trim(), observed: false }])
    setDate('')
    setName('')
  }
  return (
    <form
      className={styles.own}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Field label={copy.holidayPanel.date} {...(isTaken && { validationMessage: copy.holidayPanel.taken })}>
        <Input
          type="date"
          min={`${year}-01-01`}
          max={`${year}-12-31`}
          value={date}
          onChange={(_, { value }) => setDate(value)}
        />
      </Field>
      <Field label={copy.holidayPanel.name} className={styles.ownName}>
        <Input
          value={name}
          maxLength={100}
          placeholder={copy.holidayPanel.nameExample}
          onChange={(_, { value }) => setName(value)}
        />
      </Field>
      <Button type="submit" disabledFocusable={!date || !name.trim() || isTaken}>
        {copy.holidayPanel.add}
      </Button>
    </form>
  )
}
