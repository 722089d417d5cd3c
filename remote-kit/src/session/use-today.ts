import { today } from 'ui-kit/days'
import { useTimeZone } from './use-time-zone.ts'

/** Today as `YYYY-MM-DD` in the account's time zone, as the API uses it to decide what is late. */
export function useToday(): string {
  return today(useTimeZone())
}
