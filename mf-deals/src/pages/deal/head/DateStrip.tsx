import { mergeClasses } from '@fluentui/react-components'
import type { Deal, NextDate } from 'openapi'
import { DueDay } from 'ui-kit/DueDay'
import { formatDay } from 'ui-kit/days'
import { useToday } from 'remote-kit/use-today'
import { WhyDate } from '#parts/date-explanations/WhyDate.tsx'
import { dealDateLabel, type DealDateName } from '#parts/deals/deal-dates.ts'
import { copy } from './copy.ts'
import { useDateStripStyles } from './DateStrip.styles.ts'

/** The dates in the header of a deal. */
const KEY_DATES: readonly DealDateName[] = [
  'acceptance',
  'inspection',
  'appraisal',
  'financing',
  'closing',
  'actual_close',
]

const ENDS: ReadonlySet<DealDateName> = new Set(['closing', 'actual_close'])

/** The next thing that is due, and the other key dates of a deal. */
export function DateStrip({ deal }: { deal: Deal }) {
  const styles = useDateStripStyles()
  const now = useToday()
  const dates = KEY_DATES.flatMap((name) => {
    const day = deal.dates[name]
    const isOver = name === 'closing' && deal.dates.actual_close
    const isNext = name === deal.next_date?.item?.id
    return day && !isOver && !isNext ? [{ name, day }] : []
  })
  if (dates.length === 0 && !deal.next_date) return null
  return (
    <dl className={styles.strip}>
      {deal.next_date && (
        <div className={styles.date}>
          <dt className={styles.label}>{copy.dateStrip.next(deal.next_date.title)}</dt>
          <dd className={styles.value}>
            <Next deal={deal.id} next={deal.next_date} now={now} />
          </dd>
        </div>
      )}
      {dates.map(({ name, day }) => (
        <div key={name} className={mergeClasses(styles.date, !ENDS.has(name) && styles.between)}>
          <dt className={styles.label}>{dealDateLabel(name)}</dt>
          <dd className={styles.value}>
            <WhyDate deal={deal.id} of={name} title={dealDateLabel(name)}>
              {formatDay(day, now)}
            </WhyDate>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Next({ deal, next: { item, title, date }, now }: { deal: string; next: NextDate; now: string }) {
  const due = (
    <span>
      {/* Beside days it is a day as well. */}
      {date < now && `${formatDay(date, now)} · `}
      <DueDay day={date} now={now} />
    </span>
  )
  if (!item) return due
  return (
    <WhyDate deal={deal} of={item.id} title={title}>
      {due}
    </WhyDate>
  )
}
