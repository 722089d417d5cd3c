/** When the weekly email to clients is due: from Monday 8 a.m. in the account's time zone. Pure. */
import { wallClockMs } from '#rules/calendar/wall-clock.ts'

const HOUR_MS = 60 * 60 * 1000
const WEEK_MS = 7 * 24 * HOUR_MS
/** The first Monday of the epoch, January 5, 1970, at 8 a.m. */
const FIRST_MS = (4 * 24 + 8) * HOUR_MS
/** The time zone where a Monday begins first. */
const EARLIEST_ZONE = 'Pacific/Kiritimati'

/** The number of the instant's week, counted from Monday 8 a.m. to Monday 8 a.m. in the time zone. */
export function digestWeek(at: Date, timeZone: string): number {
  return Math.floor((wallClockMs(timeZone, at) - FIRST_MS) / WEEK_MS)
}

/** The number of the latest week that has begun anywhere on Earth. */
export const latestWeek = (at: Date): number => digestWeek(at, EARLIEST_ZONE)
