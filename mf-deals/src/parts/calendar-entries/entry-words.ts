/** What entries of the calendar say. */
import type { CalendarEntry } from 'openapi'
import { formatTimeOfDay } from 'ui-kit/time-of-day'
import { copy } from './copy.ts'

/** What the text of an entry is made of, in this order: the address first. Empty parts are left out. */
export interface EntryWords {
  /** The deal, the contact, or the place of an appointment without one. */
  where: string
  what: string
  /** "2:30 – 3:15 PM", "by 5:00 PM ET"; empty for the whole day and where it is done. */
  when: string
  /** The same, as short as possible: "2:30 PM", "by 5 PM". */
  start: string
}

/** What an entry says, in the time zone of the account. */
export function entryWords(
  { title, deal_name, contact_name, place, progress, time, ends }: CalendarEntry,
  zone: string,
): EntryWords {
  const where = deal_name || contact_name || place
  const what = title === where ? '' : title
  if (!time || progress === 'COMPLETE') return { where, what, when: '', start: '' }
  const start = formatTimeOfDay(time)
  const when = ends ? formatHours(time, ends) : copy.entryWords.by(formatTimeOfDay(time, zone))
  const short = start.replace(':00', '')
  return { where, what, when, start: ends ? short : copy.entryWords.by(short) }
}

/** "2:30 – 3:15 PM", "11:00 AM – 1:00 PM". */
export function formatHours(starts: string, ends: string): string {
  const [from, to] = [formatTimeOfDay(starts), formatTimeOfDay(ends)]
  const isSameHalf = from.slice(-2) === to.slice(-2)
  return copy.entryWords.hours(isSameHalf ? from.slice(0, -3) : from, to)
}
