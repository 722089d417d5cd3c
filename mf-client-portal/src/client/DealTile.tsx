import type { ClientDealSummary } from 'openapi'
import { Link } from 'react-router'
import { formatQuantity } from 'ui-kit/format'
import { ProgressBar } from 'ui-kit/ProgressBar'
import { StatusChip } from 'ui-kit/StatusChip'
import { dealStatusChips } from 'ui-kit/code-labels'
import { addressLine, standing } from '../deal-view/deal-words.ts'
import { useDealTileStyles } from './DealTile.styles.ts'

/** One deal in a client's list: what it is, where it stands, how far it is. */
export function DealTile({ deal }: { deal: ClientDealSummary }) {
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
      <p className={styles.standing}>{standing(deal)}</p>
      {total > 0 && (
        <div className={styles.progress}>
          <ProgressBar done={done} total={total} label={`Steps of ${deal.name}`} />
          <span className={styles.count}>
            {done} of {formatQuantity(total, 'step')}
          </span>
        </div>
      )}
    </Link>
  )
}
