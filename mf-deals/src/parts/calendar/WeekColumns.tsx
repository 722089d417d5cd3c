import { mergeClasses } from '@fluentui/react-components'
import type { CalendarEntry } from 'openapi'
import { formatLongDay } from 'ui-kit/days'
import { useDropDay } from '#parts/calendar-entries/CalendarMoves.tsx'
import { byDay, byTime } from '#parts/calendar-entries/entry-kinds.ts'
import { EntryItem } from '#parts/calendar-entries/EntryItem.tsx'
import { daysOf, rangeOf, weekdayShort } from '#parts/calendar/period/calendar-days.ts'
import type { MonthGridProps } from './MonthGrid.tsx'
import { useWeekColumnsStyles } from './WeekColumns.styles.ts'

/** A week for narrow screens: its days below each other. Every entry is shown in full. */
export function WeekColumns({ date, now, entries }: MonthGridProps) {
  const styles = useWeekColumnsStyles()
  const entriesOf = byDay(entries)
  return (
    <ol className={styles.week}>
      {daysOf(rangeOf('week', date)).map((day) => (
        <DayColumn key={day} day={day} now={now} entries={entriesOf.get(day) ?? []} />
      ))}
    </ol>
  )
}

interface DayColumnProps {
  day: string
  now: string
  entries: readonly CalendarEntry[]
}

function DayColumn({ day, now, entries }: DayColumnProps) {
  const styles = useWeekColumnsStyles()
  const { isOver, handlers } = useDropDay(day)
  return (
    <li className={mergeClasses(styles.day, day === now && styles.today, isOver && styles.over)} {...handlers}>
      <time
        dateTime={day}
        aria-label={formatLongDay(day, now)}
        aria-current={day === now ? 'date' : undefined}
        className={styles.name}
      >
        {`${weekdayShort(day)} ${Number(day.slice(8))}`}
      </time>
      <ul className={styles.entries}>
        {byTime(entries).map((entry) => (
          <EntryItem key={`${entry.kind} ${entry.id}`} entry={entry} shape="full" />
        ))}
      </ul>
    </li>
  )
}
