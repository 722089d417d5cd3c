/** Reads holidays from an iCalendar file (RFC 5545). Pure. */
import ICAL from 'ical.js'
import type { Holiday } from 'openapi'
import { invalid } from '#platform/http/errors.ts'

const MAX_NAME = 100
const NAMELESS = 'Day off'
/** Far more than a list of holidays has. */
const MAX_DAYS = 1000

/**
 * The days of the all-day events from one day to another, both included, in order. Of events on the same day the first
 * one counts.
 * @throws 400 naming `content`, if it is no calendar or has too many days
 */
export function readHolidayFile(content: string, { from, to }: { from: string; to: string }): Holiday[] {
  const days = new Map<string, Holiday>()
  for (const event of eventsOf(content)) {
    const name = (event.summary ?? '').trim().slice(0, MAX_NAME) || NAMELESS
    for (const date of daysOf(event, to)) {
      if (date >= from && !days.has(date)) days.set(date, { date, name, observed: false })
      if (days.size > MAX_DAYS) throw invalid('content', `can have up to ${MAX_DAYS} days off`)
    }
  }
  return [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

function eventsOf(content: string): ICAL.Event[] {
  try {
    const calendar = new ICAL.Component(ICAL.parse(content) as unknown[])
    const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    return events.filter(({ startDate }) => startDate?.isDate)
  } catch {
    throw invalid('content', 'isn’t an iCalendar (.ics) file')
  }
}

/** Every day of an event up to `to`, and of each repetition. An event ends before its end date. */
function* daysOf(event: ICAL.Event, to: string): Generator<string> {
  const length = Math.max(1, Math.round(event.duration.toSeconds() / (24 * 60 * 60)))
  const starts = event.iterator()
  for (let start = starts.next(); start && start.toString() <= to; start = starts.next()) {
    for (let i = 0; i < length; i++) {
      const day = start.clone()
      day.adjust(i, 0, 0, 0)
      if (day.toString() <= to) yield day.toString()
    }
  }
}
