import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import type { ClientDealSummary, ClientMilestone } from 'openapi'
import { Progress } from 'openapi/codes'
import { Link } from 'react-router'
import { formatDay, withinSentence } from 'ui-kit/days'
import { ProgressBar } from 'ui-kit/ProgressBar'
import { StatusChip } from 'ui-kit/StatusChip'
import { dealStatusChips } from 'ui-kit/code-labels'
import { addressBelowName } from '#parts/deal-view/address.ts'
import { outcomeOf } from '#parts/deal-view/standing/outcome.ts'
import { standing } from '#parts/deal-view/standing/standing.ts'
import { copy } from './copy.ts'
import { useDealTileStyles } from './DealTile.styles.ts'

export interface DealTileProps {
  deal: ClientDealSummary
  /** Today in the account's time zone. */
  now: string
}

/** One deal in a client's list: its name, status, next step, open tasks and lead agent. */
export function DealTile({ deal, now }: DealTileProps) {
  const styles = useDealTileStyles()
  const { done, total } = deal.progress
  const address = addressBelowName(deal)
  const isOver = outcomeOf(deal) !== null
  const next = isOver ? null : deal.next
  return (
    <Link to={`/client/deal/${deal.id}`} className={styles.tile}>
      <div className={styles.head}>
        <h2 className={styles.name}>{deal.name}</h2>
        <StatusChip chip={dealStatusChips[deal.status]} />
        <ChevronRightRegular aria-hidden className={styles.goes} fontSize={20} />
      </div>
      {address !== '' && <p className={styles.address}>{address}</p>}
      <p className={styles.standing}>{standing(deal, now)}</p>
      {deal.your_tasks > 0 && (
        <p className={styles.turn}>
          <EditRegular aria-hidden />
          {copy.dealTile.yourTasks(deal.your_tasks)}
        </p>
      )}
      {total > 0 && !isOver && (
        <div className={styles.progress}>
          <ProgressBar done={done} total={total} label={copy.dealTile.progress(deal.name)} />
          <span className={styles.count}>{copy.dealTile.steps(done, total)}</span>
        </div>
      )}
      {(next || deal.agent_name) && (
        <p className={styles.foot}>
          {next && <NextStep milestone={next} now={now} />}
          {deal.agent_name && <span>{copy.dealTile.agent[deal.audience](deal.agent_name)}</span>}
        </p>
      )}
    </Link>
  )
}

/** The current or next step. A date in the past is left out; the deal's page shows what is still open. */
function NextStep({ milestone: { name, progress, due_date }, now }: { milestone: ClientMilestone; now: string }) {
  const styles = useDealTileStyles()
  return (
    <span>
      {progress === Progress.IN_PROGRESS ? copy.nextStep.now : copy.nextStep.next}
      <b className={styles.next}>{name}</b>
      {due_date && due_date >= now && copy.nextStep.day(withinSentence(formatDay(due_date, now)))}
    </span>
  )
}
