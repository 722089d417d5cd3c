import { Button, mergeClasses } from '@fluentui/react-components'
import { WeatherCloudyRegular } from '@fluentui/react-icons/svg/weather-cloudy'
import { WeatherRainRegular } from '@fluentui/react-icons/svg/weather-rain'
import { WeatherSunnyRegular } from '@fluentui/react-icons/svg/weather-sunny'
import { WeatherThunderstormRegular } from '@fluentui/react-icons/svg/weather-thunderstorm'
import type { DealRisk, RiskLevel } from 'openapi'
import { riskLevelLabels } from 'openapi/codes'
import { type MouseEvent, useState } from 'react'
import { formatQuantity } from 'ui-kit/format'
import { lazyPart } from 'ui-kit/lazy-part'
import { copy } from './copy.ts'
import { useRiskBadgeStyles } from './RiskBadge.styles.ts'

const RiskPopover = lazyPart(async () => (await import('./RiskPopover.tsx')).RiskPopover)

const icons = {
  sunny: WeatherSunnyRegular,
  cloudy: WeatherCloudyRegular,
  rain: WeatherRainRegular,
  storm: WeatherThunderstormRegular,
} satisfies Record<RiskLevel, unknown>

/** The risk of a deal as a weather badge. A click shows the causes. */
export function RiskBadge({ risk, onOpenTask }: { risk: DealRisk; onOpenTask: (task: string) => void }) {
  const styles = useRiskBadgeStyles()
  const Icon = icons[risk.level]
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
        {[riskLevelLabels[risk.level], floatLabel(risk.float_days)].filter(Boolean).join(' · ')}
      </Button>
      {button && <RiskPopover risk={risk} button={button} onOpenTask={onOpenTask} onClose={close} />}
    </>
  )
}

/** "2 business days to spare", "1 business day behind"; empty if nothing has a date. */
function floatLabel(days: number | null): string {
  if (days === null) return ''
  if (days < 0) return copy.floatLabel.behind(formatQuantity(-days, 'business day'))
  return days === 0 ? copy.floatLabel.noSlack : copy.floatLabel.toSpare(formatQuantity(days, 'business day'))
}
