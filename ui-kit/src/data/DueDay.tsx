import { mergeClasses } from '@fluentui/react-components'
import { formatDay, formatDue, formatLongDay } from '#format/days.ts'
import { useDueDayStyles } from './DueDay.styles.ts'

/** A due day: "Today", "Sat 22", or "2 days late" in red unless `done`. `now` is today in the account's time zone. */
export function DueDay({ day, done = false, now }: { day: string; done?: boolean; now: string }) {
  const styles = useDueDayStyles()
  const late = !done && day < now
  return (
    <time dateTime={day} title={formatLongDay(day, now)} className={mergeClasses(styles.day, late && styles.late)}>
      {done ? formatDay(day, now) : formatDue(day, now)}
    </time>
  )
}
