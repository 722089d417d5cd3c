import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { CalendarEntry } from 'openapi'
import { formatQuantity } from 'ui-kit/format'
import { formatLongDay } from 'ui-kit/days'
import { look } from 'ui-kit/theme'
import { AgendaList } from './AgendaList.tsx'
import { daysOf, isSameMonth, rangeOf, weekdayShort } from './calendar-days.ts'
import { byDay } from './entry-kinds.ts'
import type { MonthGridProps } from './MonthGrid.tsx'

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '2px',
    padding: '8px',
    marginBottom: '16px',
    backgroundColor: look.surface,
    borderRadius: '12px',
    boxShadow: look.shadow1,
  },
  weekday: { textAlign: 'center', fontSize: '12px', color: look.ink3, padding: '4px 0' },
  day: {
    appearance: 'none',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3px',
    minHeight: '44px',
    border: 'none',
    borderRadius: '8px',
    background: 'none',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    color: look.ink,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${look.brand3}` },
  },
  outside: { color: look.ink3 },
  today: { fontWeight: 600, color: look.brand2 },
  selected: { backgroundColor: look.brandSurface, color: look.onBrand },
  dot: { width: '5px', height: '5px', borderRadius: '50%', backgroundColor: 'currentColor' },
  none: { visibility: 'hidden' },
})

/** A month for a narrow screen: days with a dot where there is something, and the chosen day below. */
export function MonthPicker({ date, now, entries, onPick }: MonthGridProps & { onPick: (day: string) => void }) {
  const styles = useStyles()
  const days = daysOf(rangeOf('month', date))
  const entriesOf = byDay(entries)
  const chosen: readonly CalendarEntry[] = entriesOf.get(date) ?? []
  return (
    <>
      <div className={styles.grid}>
        {days.slice(0, 7).map((day) => (
          <span key={day} className={styles.weekday} aria-hidden>
            {weekdayShort(day).slice(0, 2)}
          </span>
        ))}
        {days.map((day) => {
          const count = entriesOf.get(day)?.length ?? 0
          return (
            <button
              key={day}
              type="button"
              aria-pressed={day === date}
              aria-label={`${formatLongDay(day, now)}, ${formatQuantity(count, 'entry', 'entries')}`}
              className={mergeClasses(
                styles.day,
                !isSameMonth(day, date) && styles.outside,
                day === now && styles.today,
                day === date && styles.selected,
              )}
              onClick={() => onPick(day)}
            >
              {Number(day.slice(8))}
              <span className={mergeClasses(styles.dot, count === 0 && styles.none)} />
            </button>
          )
        })}
      </div>
      <AgendaList entries={chosen} now={now} nothing={`Nothing on ${formatLongDay(date, now)}`} />
    </>
  )
}
