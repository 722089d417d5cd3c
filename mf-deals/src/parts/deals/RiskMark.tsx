import { mergeClasses } from '@fluentui/react-components'
import type { DealRisk } from 'openapi'
import { riskSentences, riskLabel } from './deal-labels.ts'
import { riskIcons } from './risk-icons.ts'
import { useRiskMarkStyles } from './RiskMark.styles.ts'

export interface RiskMarkProps {
  risk: DealRisk
  /** For narrow places. */
  iconOnly?: boolean
}

/** The risk of a deal as weather: an icon, a short label, and the causes as tooltip and for screen readers. */
export function RiskMark({ risk, iconOnly = false }: RiskMarkProps) {
  const styles = useRiskMarkStyles()
  const Icon = riskIcons[risk.level]
  const sentences = riskSentences(risk)
  const isBad = risk.level === 'rain' || risk.level === 'storm'
  return (
    <span
      className={mergeClasses(styles.risk, isBad && styles.bad)}
      role="img"
      aria-label={sentences}
      title={sentences}
    >
      <Icon fontSize={16} aria-hidden />
      {!iconOnly && riskLabel(risk)}
    </span>
  )
}
