import { mergeClasses } from '@fluentui/react-components'
import type { CalendarEntry } from 'openapi'
import type { MouseEvent } from 'react'
import { useAddAppointment } from '#parts/appointments/AddAppointment.tsx'
import { useDropDay } from '#parts/calendar-entries/CalendarMoves.tsx'
import { byDay } from '#parts/calendar-entries/entry-kinds.ts'
import { isSameMonth, rangeOf, weekdayName, weekdayShort, weeksOf } from '#parts/calendar/period/calendar-days.ts'
import { DayEntries } from '#parts/calendar-entries/DayEntries.tsx'
import { DayName } from './DayName.tsx'
import { HolidayName } from './HolidayName.tsx'
import { useMonthGridStyles } from './MonthGrid.styles.ts'
import { morningOf } from '#parts/calendar/period/week-hours.ts'

/** The number of entries that fit into a cell. */
const MOST = 3

export interface MonthGridProps {
  /** A day of the month. */
  date: string
  now: string
  entries: readonly CalendarEntry[]
  /** The names of the office's holidays by day. */
  holidays: ReadonlyMap<string, string>
}

/** A month as a table of weeks. A day with too many entries opens a popover with all of them. */
export function MonthGrid({ date, now, entries, holidays }: MonthGridProps) {
  const styles = useMonthGridStyles()
  const weeks = weeksOf(rangeOf('month', date))
  const entriesOf = byDay(entries)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={weekdayName(day)} className={styles.weekday}>
              {weekdayShort(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                now={now}
                isOutside={!isSameMonth(day, date)}
                entries={entriesOf.get(day) ?? []}
                holiday={holidays.get(day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps {
  day: string
  now: string
  entries: readonly CalendarEntry[]
}

function DayCell({ isOutside, holiday, ...props }: DayProps & { isOutside: boolean; holiday: string | undefined }) {
  const styles = useMonthGridStyles()
  const { day, now } = props
  const { isOver, handlers } = useDropDay(day)
  const add = useAddAppointment()
  // For the mouse. Keyboards use the button above the calendar.
  const onClick = ({ target, currentTarget }: MouseEvent) => target === currentTarget && add(morningOf(day))
  return (
    <td
      className={mergeClasses(styles.cell, (isOutside || holiday) && styles.outside, isOver && styles.over)}
      onClick={onClick}
      {...handlers}
    >
      <div className={styles.head}>
        <DayName day={day} now={now} className={mergeClasses(styles.number, day === now && styles.today)}>
          {Number(day.slice(8))}
        </DayName>
        <HolidayName name={holiday} />
      </div>
      <DayEntries {...props} most={MOST} />
    </td>
  )
}
