import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { formatLongDay } from 'ui-kit/days'
import { look } from 'ui-kit/theme'
import { daysOf, rangeOf, weekdayShort } from './calendar-days.ts'
import { EntryLink } from './EntryLink.tsx'
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
        <li key={day} className={mergeClasses(styles.day, day === now && styles.today)}>
          <time
            dateTime={day}
            aria-label={formatLongDay(day, now)}
            aria-current={day === now ? 'date' : undefined}
            className={styles.name}
          >
            {`${weekdayShort(day)} ${Number(day.slice(8))}`}
          </time>
          <ul className={styles.entries}>
            {entriesOf.get(day)?.map((entry) => (
              <li key={`${entry.kind} ${entry.id}`}>
                <EntryLink entry={entry} wraps />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
