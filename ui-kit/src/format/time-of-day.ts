// Creating a formatter takes many milliseconds on a slow phone, so each is created on first use.
let clock: Intl.DateTimeFormat | undefined
const zones = new Map<string, string>()

/** `timeZoneName`: "ET" or "Eastern Time" for `America/New_York`, in summer and winter. */
function zoneName(timeZone: string, timeZoneName: 'shortGeneric' | 'longGeneric'): string {
  const key = `${timeZoneName} ${timeZone}`
  const known = zones.get(key)
  if (known !== undefined) return known
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  zones.set(key, name)
  return name
}

/** A time zone (`America/New_York`) as people call it: "Eastern Time". */
export const formatTimeZone = (timeZone: string): string => zoneName(timeZone, 'longGeneric')

/** A time of day (`17:00`) as "5:00 PM", or "5:00 PM ET" with the zone that it is read in, usually the account's. */
export function formatTimeOfDay(time: string, timeZone?: string): string {
  clock ??= new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })
  // A narrow space in some versions of the formatter.
  const text = clock.format(Date.parse(`1970-01-01T${time}Z`)).replace('\u202f', ' ')
  return timeZone === undefined ? text : `${text} ${zoneName(timeZone, 'shortGeneric')}`
}
