import { useAtomValue } from 'jotai'
import { userProfileAtom } from 'remote-kit/session'
import { today } from 'ui-kit/days'

/** Today as `YYYY-MM-DD` in the account's time zone, by which the API divides late from due. */
export function useToday(): string {
  return today(useAtomValue(userProfileAtom)?.account.time_zone)
}
