import { mergeClasses } from '@fluentui/react-components'
import { formatDay, formatDue, formatLongDay } from '#format/days.ts'
import { useDueDayStyles } from './DueDay.styles.ts'

export interface DueDayProps {
  day: string
  /** By when on that day: "5:00 PM ET". */
  by?: string | null
  done?: boolean
  /** Today in the account's time zone. */
  now: string
}

/** A due day: "Today", "Sat, Nov 22", or "2 days late" in red unless `done`; with a time, "Today, 5:00 PM ET". */
export function DueDay({ day, by = null, done = false, now }: DueDayProps) {
  const styles = useDueDayStyles()
  const late = !done && day < now
  const time = done || late ? null : by
  return (
    <time dateTime={day} title={formatLongDay(day, now)} className={mergeClasses(styles.day, late && styles.late)}>
      <span className={styles.part}>
        {done ? formatDay(day, now) : formatDue(day, now)}
        {time !== null && ','}
      </span>
      {time !== null && ' '}
      {time !== null && <span className={mergeClasses(styles.part, styles.time)}>{time}</span>}
    </time>
  )
}
