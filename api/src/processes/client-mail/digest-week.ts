/** When the weekly mail to clients is due: Mondays from eight in the morning, where the account is. Pure. */

const HOUR_MS = 60 * 60 * 1000
const WEEK_MS = 7 * 24 * HOUR_MS
/** The first Monday of the epoch, January 5, 1970, at eight. */
const FIRST_MS = (4 * 24 + 8) * HOUR_MS
/** Where a Monday begins first. */
const EARLIEST_ZONE = 'Pacific/Kiritimati'

/** The number of the week that the instant falls into, counted from Monday to Monday at eight in the time zone. */
export function digestWeek(at: Date, timeZone: string): number {
  return Math.floor((wallClock(at, timeZone) - FIRST_MS) / WEEK_MS)
}

/** The number of the week that has begun somewhere on Earth: nobody is in a later one. */
export const latestWeek = (at: Date): number => digestWeek(at, EARLIEST_ZONE)

/** What the clock on the wall shows, as milliseconds of UTC. */
function wallClock(at: Date, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
  return Date.parse(`${shown.replace(' ', 'T')}Z`)
}
