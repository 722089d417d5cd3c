/** The risk of a deal as weather. */
import { WeatherPartlyCloudyDayRegular } from '@fluentui/react-icons/svg/weather-partly-cloudy-day'
import { WeatherRainRegular } from '@fluentui/react-icons/svg/weather-rain'
import { WeatherSunnyRegular } from '@fluentui/react-icons/svg/weather-sunny'
import { WeatherThunderstormRegular } from '@fluentui/react-icons/svg/weather-thunderstorm'
import type { RiskLevel } from 'openapi'

export const riskIcons = {
  sunny: WeatherSunnyRegular,
  cloudy: WeatherPartlyCloudyDayRegular,
  rain: WeatherRainRegular,
  storm: WeatherThunderstormRegular,
} satisfies Record<RiskLevel, unknown>
