import { mergeClasses } from '@fluentui/react-components'
import type { CalendarEntry } from 'openapi'
import { formatQuantity } from 'ui-kit/format'
import { formatLongDay } from 'ui-kit/days'
import { byDay } from '#parts/calendar-entries/entry-kinds.ts'
import { AgendaList } from './AgendaList.tsx'
import { daysOf, isSameMonth, rangeOf, weekdayShort } from '#parts/calendar/period/calendar-days.ts'
import { copy } from './copy.ts'
import type { MonthGridProps } from './MonthGrid.tsx'
import { useMonthPickerStyles } from './MonthPicker.styles.ts'

/** A month for narrow screens: days with entries have a dot, and the chosen day is listed below. */
export function MonthPicker({
  date,
  now,
  entries,
  holidays,
  onPick,
}: MonthGridProps & { onPick: (day: string) => void }) {
  const styles = useMonthPickerStyles()
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
          const names = [formatLongDay(day, now), holidays.get(day), formatQuantity(count, 'entry', 'entries')]
          return (
            <button
              key={day}
              type="button"
              aria-pressed={day === date}
              aria-label={names.filter(Boolean).join(', ')}
              className={mergeClasses(
                styles.day,
                !isSameMonth(day, date) && styles.outside,
                holidays.has(day) && styles.closed,
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
      <AgendaList
        entries={chosen}
        now={now}
        holidays={holidays}
        nothing={copy.monthPicker.nothing(formatLongDay(date, now), holidays.get(date))}
      />
    </>
  )
}
