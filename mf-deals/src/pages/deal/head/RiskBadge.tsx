import { Button, mergeClasses } from '@fluentui/react-components'
import type { DealRisk } from 'openapi'
import { type MouseEvent, useState } from 'react'
import { lazyPart } from 'ui-kit/lazy-part'
import { riskText } from '#parts/deals/deal-labels.ts'
import { riskIcons } from '#parts/deals/risk-icons.ts'
import { useRiskBadgeStyles } from './RiskBadge.styles.ts'

const RiskPopover = lazyPart(async () => (await import('./RiskPopover.tsx')).RiskPopover)

/** The risk of a deal as a weather badge. A click shows the causes. */
export function RiskBadge({ risk, onOpenTask }: { risk: DealRisk; onOpenTask: (task: string) => void }) {
  const styles = useRiskBadgeStyles()
  const Icon = riskIcons[risk.level]
  const isLate = risk.level === 'rain' || risk.level === 'storm'
  const [button, setButton] = useState<HTMLElement | null>(null)
  const close = () => setButton(null)
  return (
    <>
      <Button
        appearance="subtle"
        className={mergeClasses(styles.badge, isLate && styles.late)}
        icon={<Icon aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={button !== null}
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => setButton(button ? null : currentTarget)}
        {...RiskPopover.onApproach}
      >
        {riskText(risk)}
      </Button>
      {button && <RiskPopover risk={risk} button={button} onOpenTask={onOpenTask} onClose={close} />}
    </>
  )
}
