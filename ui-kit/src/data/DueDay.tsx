import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { formatDay, formatDue, formatLongDay } from '#format/days.ts'
import { look } from '#theme/theme.ts'

const useStyles = makeStyles({
  day: { fontVariantNumeric: 'tabular-nums', fontWeight: 600, whiteSpace: 'nowrap' },
  late: { color: look.danger },
})

/** When something is due: "Today", "Sat 22", "2 days late" in red; never late once `done`. `now`: today for the account. */
export function DueDay({ day, done = false, now }: { day: string; done?: boolean; now: string }) {
  const styles = useStyles()
  const late = !done && day < now
  return (
    <time dateTime={day} title={formatLongDay(day, now)} className={mergeClasses(styles.day, late && styles.late)}>
      {done ? formatDay(day, now) : formatDue(day, now)}
    </time>
  )
}
