import { EditRegular } from '@fluentui/react-icons/svg/edit'
import type { ClientDealSummary } from 'openapi'
import { Link } from 'react-router'
import { formatDay } from 'ui-kit/days'
import { formatQuantity } from 'ui-kit/format'
import { ProgressBar } from 'ui-kit/ProgressBar'
import { StatusChip } from 'ui-kit/StatusChip'
import { dealStatusChips } from 'ui-kit/code-labels'
import { addressLine, standing } from '../deal-view/deal-words.ts'
import { useDealTileStyles } from './DealTile.styles.ts'

export interface DealTileProps {
  deal: ClientDealSummary
  /** Today in the account's time zone. */
  now: string
}

/** One deal in a client's list: what it is, where it stands, what waits for them, who leads it. */
export function DealTile({ deal, now }: DealTileProps) {
  const styles = useDealTileStyles()
  const { done, total } = deal.progress
  const address = addressLine(deal.address)
  return (
    <Link to={`/client/deal/${deal.id}`} className={styles.tile}>
      <div className={styles.head}>
        <h2 className={styles.name}>{deal.name}</h2>
        <StatusChip chip={dealStatusChips[deal.status]} />
      </div>
      {address !== '' && address !== deal.name && <p className={styles.address}>{address}</p>}
      <p className={styles.standing}>{standing(deal, now)}</p>
      {deal.your_tasks > 0 && (
        <p className={styles.turn}>
          <EditRegular aria-hidden />
          {deal.your_tasks === 1 ? 'One thing waits for you' : `${deal.your_tasks} things wait for you`}
        </p>
      )}
      {total > 0 && (
        <div className={styles.progress}>
          <ProgressBar done={done} total={total} label={`Steps of ${deal.name}`} />
          <span className={styles.count}>
            {done} of {formatQuantity(total, 'step')}
          </span>
        </div>
      )}
      {(deal.next || deal.agent_name) && (
        <p className={styles.foot}>
          {deal.next && (
            <span>
              Next: <b className={styles.next}>{deal.next.name}</b>
              {deal.next.due_date && `, ${formatDay(deal.next.due_date, now)}`}
            </span>
          )}
          {deal.agent_name && <span>With {deal.agent_name}</span>}
        </p>
      )}
    </Link>
  )
}
