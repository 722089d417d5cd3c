import { mergeClasses } from '@fluentui/react-components'
import type { CalendarEntry } from 'openapi'
import { useDropDay } from '#parts/calendar-entries/CalendarMoves.tsx'
import { byDay, byTime } from '#parts/calendar-entries/entry-kinds.ts'
import { EntryItem } from '#parts/calendar-entries/EntryItem.tsx'
import { daysOf, rangeOf, weekdayShort } from '#parts/calendar/period/calendar-days.ts'
import { DayName } from './DayName.tsx'
import { HolidayName } from './HolidayName.tsx'
import type { MonthGridProps } from './MonthGrid.tsx'
import { useWeekColumnsStyles } from './WeekColumns.styles.ts'

/** A week for narrow screens: its days below each other. Every entry is shown in full. */
export function WeekColumns({ date, now, entries, holidays }: MonthGridProps) {
  const styles = useWeekColumnsStyles()
  const entriesOf = byDay(entries)
  return (
    <ol className={styles.week}>
      {daysOf(rangeOf('week', date)).map((day) => (
        <DayColumn key={day} day={day} now={now} entries={entriesOf.get(day) ?? []} holiday={holidays.get(day)} />
      ))}
    </ol>
  )
}

interface DayColumnProps {
  day: string
  now: string
  entries: readonly CalendarEntry[]
  holiday: string | undefined
}

function DayColumn({ day, now, entries, holiday }: DayColumnProps) {
  const styles = useWeekColumnsStyles()
  const { isOver, handlers } = useDropDay(day)
  return (
    <li className={mergeClasses(styles.day, day === now && styles.today, isOver && styles.over)} {...handlers}>
      <p className={styles.head}>
        <DayName day={day} now={now} className={styles.name}>
          {`${weekdayShort(day)} ${Number(day.slice(8))}`}
        </DayName>
        <HolidayName name={holiday} />
      </p>
      <ul className={styles.entries}>
        {byTime(entries).map((entry) => (
          <EntryItem key={`${entry.kind} ${entry.id}`} entry={entry} shape="full" />
        ))}
      </ul>
    </li>
  )
}
