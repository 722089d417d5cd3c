import type { CommissionAgent } from 'openapi'
import { useToday } from 'remote-kit/use-today'
import { formatDay } from 'ui-kit/days'
import { formatMoney } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { ProgressBar } from 'ui-kit/ProgressBar'
import { useCapProgressStyles } from './CapProgress.styles.ts'

/** How close an agent is to their cap after this deal: "$3,200 of $18,000 left until Mar 1". */
export function CapProgress({ agent, name }: { agent: CommissionAgent; name: string }) {
  const styles = useCapProgressStyles()
  const now = useToday()
  const { cap, plan } = agent
  return (
    <div className={styles.agent}>
      <strong>{name}</strong>
      {cap ? (
        <>
          <span className={styles.words}>
            {`${formatMoney(cap.left)} of ${formatMoney(cap.cap)} left until ${formatDay(cap.year_until, now)}`}
          </span>
          <ProgressBar
            label={`Cap of ${name}`}
            done={Math.round((cap.cap - cap.left) / 100)}
            total={Math.round(cap.cap / 100)}
          />
          <Hint>{`${formatMoney(cap.paid)} before this deal, since ${formatDay(cap.year_from, now)}`}</Hint>
        </>
      ) : (
        <Hint>{plan ? 'A plan without a cap' : 'No commission plan: keeps all but what the deal says'}</Hint>
      )}
    </div>
  )
}
