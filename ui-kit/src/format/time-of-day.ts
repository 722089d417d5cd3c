// Creating a formatter takes many milliseconds on a slow phone, so each is created on first use.
let clock: Intl.DateTimeFormat | undefined
const zones = new Map<string, string>()

/** "ET" for `America/New_York`: the short name of a time zone without daylight saving time. */
function zoneName(timeZone: string): string {
  const known = zones.get(timeZone)
  if (known !== undefined) return known
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  zones.set(timeZone, name)
  return name
}

/** A time of day (`17:00`) as "5:00 PM", or "5:00 PM ET" with the zone that it is read in, usually the account's. */
export function formatTimeOfDay(time: string, timeZone?: string): string {
  clock ??= new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })
  // A narrow space in some versions of the formatter.
  const text = clock.format(Date.parse(`1970-01-01T${time}Z`)).replace('\u202f', ' ')
  return timeZone === undefined ? text : `${text} ${zoneName(timeZone)}`
}
