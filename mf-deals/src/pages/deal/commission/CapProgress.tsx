import type { CommissionAgent } from 'openapi'
import { useToday } from 'remote-kit/use-today'
import { formatDay } from 'ui-kit/days'
import { formatMoney } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { ProgressBar } from 'ui-kit/ProgressBar'
import { useCapProgressStyles } from './CapProgress.styles.ts'
import { copy } from './copy.ts'

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
            {copy.capProgress.left(formatMoney(cap.left), formatMoney(cap.cap), formatDay(cap.year_until, now))}
          </span>
          <ProgressBar
            label={copy.capProgress.capOf(name)}
            done={Math.round((cap.cap - cap.left) / 100)}
            total={Math.round(cap.cap / 100)}
          />
          <Hint>{copy.capProgress.paid(formatMoney(cap.paid), formatDay(cap.year_from, now))}</Hint>
        </>
      ) : (
        <Hint>{plan ? copy.capProgress.noCap : copy.capProgress.noPlan}</Hint>
      )}
    </div>
  )
}
