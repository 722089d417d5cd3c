import { useAtomValue } from 'jotai'
import { userProfileAtom } from './session.ts'
import { today } from 'ui-kit/days'

/** Today as `YYYY-MM-DD` in the account's time zone, wherever the browser is: by it the API divides late from due. */
export function useToday(): string {
  return today(useAtomValue(userProfileAtom)?.account.time_zone)
}
