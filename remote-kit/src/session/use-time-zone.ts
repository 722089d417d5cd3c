import { useAtomValue } from 'jotai'
// By its public name, as remotes import it: the page has one session, shared by the shell.
import { userProfileAtom } from 'remote-kit/session'

// Asked only when it is needed: it takes many milliseconds on a slow phone.
const ofTheBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The account's time zone (`America/New_York`). All times are shown in it, wherever the browser is
 * (docs/decisions/one-clock.md). If no one is signed in, it is the browser's.
 */
export function useTimeZone(): string {
  return useAtomValue(userProfileAtom)?.account.time_zone ?? ofTheBrowser()
}
