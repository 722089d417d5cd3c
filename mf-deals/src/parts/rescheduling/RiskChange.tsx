import type { RiskChange as Change } from 'openapi'
import { HiddenText } from 'ui-kit/HiddenText'
import { riskLabel, riskText } from '#parts/deals/deal-labels.ts'
import { RiskMark } from '#parts/deals/RiskMark.tsx'
import { copy } from './copy.ts'
import { useReschedulePanelStyles } from './ReschedulePanel.styles.ts'

/** The risk before and after, with its causes. Another day to spare on a sunny deal is not worth mentioning. */
export function RiskChange({ risk: { before, after } }: { risk: Change }) {
  const styles = useReschedulePanelStyles()
  const isSame = before.level === after.level && riskLabel(before) === riskLabel(after)
  return (
    <section className={styles.section} aria-labelledby="risk-after">
      <h3 id="risk-after" className={styles.heading}>
        {isSame ? copy.riskChange.same : copy.riskChange.changes}
      </h3>
      <div className={styles.risk}>
        {!isSame && (
          <>
            <RiskMark risk={before} iconOnly />
            <span>{riskText(before)}</span>
            <span aria-hidden>→</span>
            <HiddenText>{copy.riskChange.becomes}</HiddenText>
          </>
        )}
        <RiskMark risk={after} iconOnly />
        <strong>{riskText(after)}</strong>
      </div>
      {after.causes.length > 0 && (
        <ul className={styles.causes}>
          {after.causes.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
