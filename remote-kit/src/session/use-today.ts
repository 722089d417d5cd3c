import { today } from 'ui-kit/days'
import { useTimeZone } from './use-time-zone.ts'

/** Today as `YYYY-MM-DD` in the account's time zone, wherever the browser is: by it the API divides late from due. */
export function useToday(): string {
  return today(useTimeZone())
}
