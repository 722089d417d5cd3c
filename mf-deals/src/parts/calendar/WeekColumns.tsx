import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { CalendarEntry } from 'openapi'
import { media } from 'ui-kit/media'
import { formatLongDay } from 'ui-kit/days'
import { look } from 'ui-kit/theme'
import { useDropDay } from './CalendarMoves.tsx'
import { daysOf, rangeOf, weekdayShort } from './calendar-days.ts'
import { EntryItem } from './EntryItem.tsx'
import { byDay } from './entry-kinds.ts'
import type { MonthGridProps } from './MonthGrid.tsx'

const useStyles = makeStyles({
  week: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    minHeight: '420px',
    backgroundColor: look.surface,
    borderRadius: '12px',
    boxShadow: look.shadow1,
    overflow: 'hidden',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0 },
  },
  day: {
    padding: '8px',
    '& + &': { borderLeft: `1px solid ${look.line}` },
    [media.phone]: { '& + &': { borderLeft: 'none', borderTop: `1px solid ${look.line}` } },
  },
  today: { backgroundColor: look.brandSoft },
  over: { backgroundColor: look.brandSoft, outline: `2px solid ${look.brand3}`, outlineOffset: '-2px' },
  name: { display: 'block', marginBottom: '8px', fontSize: '13px', fontWeight: 600, color: look.ink2 },
  entries: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
})

/** A week as seven columns, on a phone one under the other. Every entry is shown in full. */
export function WeekColumns({ date, now, entries }: MonthGridProps) {
  const styles = useStyles()
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
  const styles = useStyles()
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
        {entries.map((entry) => (
          <EntryItem key={`${entry.kind} ${entry.id}`} entry={entry} wraps />
        ))}
      </ul>
    </li>
  )
}
