/** Days and times of day formatted for people. */

const options = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
// Creating a format costs far more than using it.
const withoutYear = new Intl.DateTimeFormat('en-US', options)
const withYear = new Intl.DateTimeFormat('en-US', { ...options, year: 'numeric' })
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })

/** `Nov 21`, with the year if it differs from that of `today`. */
export function dayText(day: string, today: string = day): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? withoutYear : withYear
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** `5:00 PM` for `17:00`, with a plain space. */
export const timeText = (timeOfDay: string): string =>
  time.format(new Date(`1970-01-01T${timeOfDay}Z`)).replace('\u202f', ' ')

const zoneNames = new Map<string, string>()

/** `ET` for `America/New_York`: the short name of a time zone, the same in summer and winter. */
export function zoneName(timeZone: string): string {
  const known = zoneNames.get(timeZone)
  if (known !== undefined) return known
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  zoneNames.set(timeZone, name)
  return name
}
