/** The days that tests name. On such a day "today" is one of their dates, which most of them do not expect. */

const DAY = /\b20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/g
const YEAR = 365 * 86_400_000

/** A day at noon in New York, and the test files that name it. */
export type NamedDay = { day: string; at: string; files: string[] }

/** The days in the year after `now` that the texts name, in order. `texts`: test files by path. */
export function namedDaysAfter(now: Date, texts: ReadonlyMap<string, string>): NamedDay[] {
  const today = dayOf(now.getTime())
  const end = dayOf(now.getTime() + YEAR)
  const filesOf = new Map<string, string[]>()
  for (const [file, text] of texts)
    for (const day of new Set(text.match(DAY)))
      if (day > today && day < end) filesOf.set(day, [...(filesOf.get(day) ?? []), file])
  return [...filesOf]
    .map(([day, files]) => ({ day, at: `${day}T17:00:00Z`, files }))
    .toSorted((one, other) => one.day.localeCompare(other.day))
}

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)
