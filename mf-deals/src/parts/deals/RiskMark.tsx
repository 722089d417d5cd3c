import { mergeClasses } from '@fluentui/react-components'
import { WeatherPartlyCloudyDayRegular } from '@fluentui/react-icons/svg/weather-partly-cloudy-day'
import { WeatherRainRegular } from '@fluentui/react-icons/svg/weather-rain'
import { WeatherSunnyRegular } from '@fluentui/react-icons/svg/weather-sunny'
import { WeatherThunderstormRegular } from '@fluentui/react-icons/svg/weather-thunderstorm'
import type { DealRisk } from 'openapi'
import { riskSentences, riskLabel } from './deal-labels.ts'
import { useRiskMarkStyles } from './RiskMark.styles.ts'

const icons = {
  sunny: WeatherSunnyRegular,
  cloudy: WeatherPartlyCloudyDayRegular,
  rain: WeatherRainRegular,
  storm: WeatherThunderstormRegular,
}

export interface RiskMarkProps {
  risk: DealRisk
  /** For narrow places. */
  iconOnly?: boolean
}

/** The risk of a deal as weather: an icon, a short label, and the causes as tooltip and for screen readers. */
export function RiskMark({ risk, iconOnly = false }: RiskMarkProps) {
  const styles = useRiskMarkStyles()
  const Icon = icons[risk.level]
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
