import type { DealCard } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { Link } from 'react-router'
import { useToday } from 'remote-kit/use-today'
import { dealStatusChips } from 'ui-kit/code-labels'
import { formatDay } from 'ui-kit/days'
import { Money } from 'ui-kit/Money'
import { StatusChip } from 'ui-kit/StatusChip'
import { copy } from './copy.ts'
import { useCountedDealsListStyles } from './CountedDealsList.styles.ts'

/** Links to deals, with the values that reports use: price, status and day. */
export function CountedDealsList({ title, deals }: { title?: string; deals: readonly DealCard[] }) {
  const styles = useCountedDealsListStyles()
  const now = useToday()
  return (
    <>
      {title && <h3 className={styles.title}>{title}</h3>}
      <ul className={styles.list}>
        {deals.map((deal) => (
          <li key={deal.id}>
            <Link to={`/agent/deal/${deal.id}`} className={styles.deal}>
              <span className={styles.name}>{deal.name}</span>
              <span className={styles.end}>
                <Money cents={deal.price} />
              </span>
              <span className={styles.facts}>{dayLabel(deal, now)}</span>
              <span className={styles.end}>
                <StatusChip chip={dealStatusChips[deal.status]} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The day that reports use for a deal. */
function dayLabel({ status, dates }: DealCard, now: string): string {
  if (status === DealStatus.Closed)
    return dates.actual_close
      ? copy.countedDealsList.closedOn(formatDay(dates.actual_close, now))
      : copy.countedDealsList.closed
  return dates.closing ? copy.countedDealsList.closing(formatDay(dates.closing, now)) : copy.countedDealsList.noClosing
}
