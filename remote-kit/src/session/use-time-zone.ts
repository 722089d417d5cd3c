import { useAtomValue } from 'jotai'
// By its public name, as remotes import it: the page has one session, which the shell shares.
import { userProfileAtom } from 'remote-kit/session'

const { timeZone: OF_THE_BROWSER } = Intl.DateTimeFormat().resolvedOptions()

/**
 * The account's time zone (`America/New_York`), by whose clock every instant is told, wherever the browser is
 * (docs/decisions/one-clock.md). While nobody is signed in, the browser's.
 */
export function useTimeZone(): string {
  return useAtomValue(userProfileAtom)?.account.time_zone ?? OF_THE_BROWSER
}
