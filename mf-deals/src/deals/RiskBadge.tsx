import { Button, mergeClasses, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components'
import { WeatherCloudyRegular } from '@fluentui/react-icons/svg/weather-cloudy'
import { WeatherRainRegular } from '@fluentui/react-icons/svg/weather-rain'
import { WeatherSunnyRegular } from '@fluentui/react-icons/svg/weather-sunny'
import { WeatherThunderstormRegular } from '@fluentui/react-icons/svg/weather-thunderstorm'
import type { DealRisk, RiskLevel } from 'openapi'
import { riskLevelLabels } from 'openapi/codes'
import { formatQuantity } from 'ui-kit/format'
import { useRiskBadgeStyles } from './RiskBadge.styles.ts'

const icons = {
  sunny: WeatherSunnyRegular,
  cloudy: WeatherCloudyRegular,
  rain: WeatherRainRegular,
  storm: WeatherThunderstormRegular,
} satisfies Record<RiskLevel, unknown>

/** How the deal stands, as weather; a click tells what makes it so. */
export function RiskBadge({ risk, onOpenTask }: { risk: DealRisk; onOpenTask: (task: string) => void }) {
  const styles = useRiskBadgeStyles()
  const Icon = icons[risk.level]
  const isLate = risk.level === 'rain' || risk.level === 'storm'
  return (
    <Popover withArrow trapFocus positioning={{ position: 'below', align: 'start', overflowBoundaryPadding: 8 }}>
      <PopoverTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          className={mergeClasses(styles.badge, isLate && styles.late)}
          icon={<Icon aria-hidden />}
        >
          {[riskLevelLabels[risk.level], floatInWords(risk.float_days)].filter(Boolean).join(' · ')}
        </Button>
      </PopoverTrigger>
      {/* Where nothing in it takes the focus, it must itself: for Esc, and not to be hidden from screen readers. */}
      <PopoverSurface className={styles.surface} aria-label="Why the weather is so" tabIndex={-1}>
        {risk.causes.length === 0 && 'Nothing stands in the way.'}
        {risk.causes.length > 0 && (
          <ul className={styles.causes}>
            {risk.causes.map(({ text, task }) => (
              <li key={text}>
                {task ? (
                  <button type="button" className={styles.cause} onClick={() => onOpenTask(task)}>
                    {text}
                  </button>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
        )}
      </PopoverSurface>
    </Popover>
  )
}

/** "2 business days to spare", "1 business day behind"; empty where nothing has a date. */
function floatInWords(days: number | null): string {
  if (days === null) return ''
  if (days < 0) return `${formatQuantity(-days, 'business day')} behind`
  return days === 0 ? 'not a day to spare' : `${formatQuantity(days, 'business day')} to spare`
}
