/**
 * The days that tests name, and those around them: "today", "tomorrow" or "yesterday" is then one of their dates, which
 * most of them do not expect.
 */
import { DAY, dayOf } from './instants.ts'

const NAMED = /\b20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/g
const YEAR = 365 * DAY

/** A day at noon in New York, and the test files that name it or a day next to it. */
export type NamedDay = { day: string; at: string; files: string[] }

/** These days in the year after `now`, in order. `texts`: test files by path. */
export function namedDaysAfter(now: Date, texts: ReadonlyMap<string, string>): NamedDay[] {
  const today = dayOf(now.getTime())
  const end = dayOf(now.getTime() + YEAR)
  const filesOf = new Map<string, string[]>()
  for (const [file, text] of texts)
    for (const day of new Set((text.match(NAMED) ?? []).flatMap(around)))
      if (day > today && day < end) filesOf.set(day, [...(filesOf.get(day) ?? []), file])
  return [...filesOf]
    .map(([day, files]) => ({ day, at: `${day}T17:00:00Z`, files }))
    .toSorted((one, other) => one.day.localeCompare(other.day))
}

const around = (day: string): string[] => [-1, 0, 1].map((days) => dayOf(Date.parse(day) + days * DAY))
