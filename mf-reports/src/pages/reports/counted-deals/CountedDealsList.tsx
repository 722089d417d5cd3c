import type { ReportDeal } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { Link } from 'react-router'
import { useToday } from 'remote-kit/use-today'
import { dealStatusChips } from 'ui-kit/code-labels'
import { formatDay, withinSentence } from 'ui-kit/days'
import { FactLine } from 'ui-kit/FactLine'
import { formatMoney } from 'ui-kit/format'
import { Money } from 'ui-kit/Money'
import { StatusChip } from 'ui-kit/StatusChip'
import { copy } from './copy.ts'
import { useCountedDealsListStyles } from './CountedDealsList.styles.ts'

export interface CountedDealsListProps {
  deals: readonly ReportDeal[]
  /** Whether the viewer may see amounts. */
  hasAmounts: boolean
}

/** Links to deals, with what reports count of them: day, status, volume and commission. */
export function CountedDealsList({ deals, hasAmounts }: CountedDealsListProps) {
  const styles = useCountedDealsListStyles()
  const now = useToday()
  return (
    <ul className={styles.list}>
      {deals.map((deal) => (
        <li key={deal.id}>
          <Link to={`/agent/deal/${deal.id}`} className={styles.deal}>
            <span className={styles.name}>{deal.name}</span>
            <span className={styles.end}>
              <StatusChip chip={dealStatusChips[deal.status]} />
            </span>
            <span className={styles.facts}>
              <FactLine facts={[dayLabel(deal, now), deal.archived && copy.countedDealsList.archived]} />
            </span>
            {hasAmounts && (
              <>
                <span className={styles.end}>
                  <Money cents={deal.volume} />
                </span>
                <span className={styles.commission}>
                  {deal.commission === null
                    ? copy.countedDealsList.noCommission
                    : copy.countedDealsList.commission(formatMoney(deal.commission))}
                </span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The day that reports use for a deal. */
function dayLabel({ status, day }: ReportDeal, now: string): string {
  if (status === DealStatus.Closed)
    return day ? copy.countedDealsList.closedOn(withinSentence(formatDay(day, now))) : copy.countedDealsList.closed
  return day ? copy.countedDealsList.closing(withinSentence(formatDay(day, now))) : copy.countedDealsList.noClosing
}
