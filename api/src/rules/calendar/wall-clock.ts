/** What the clocks of a time zone (an IANA name) show. Pure. */

/** Creating a format takes much longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The date and time of day in a time zone: `2026-11-27 16:05:09`. */
export function wallClock(timeZone: string, at: Date | number): string {
  const known = formats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  if (!known) formats.set(timeZone, format)
  return format.format(at)
}

/** The same in milliseconds, as if the clocks showed UTC. */
export const wallClockMs = (timeZone: string, at: Date | number): number =>
  Date.parse(`${wallClock(timeZone, at).replace(' ', 'T')}Z`)

/** The time of day in a time zone: `16:05`. */
export const timeIn = (timeZone: string, at: Date): string => wallClock(timeZone, at).slice(11, 16)

/** The hour of the day in a time zone, from 0 to 23. */
export const hourIn = (timeZone: string, at: Date): number => Number(timeIn(timeZone, at).slice(0, 2))
