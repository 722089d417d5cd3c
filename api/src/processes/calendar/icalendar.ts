/** Entries of the calendar as an iCalendar (RFC 5545). Pure. */
import { ICalCalendar, ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator'
import { calendarKindLabels } from 'openapi/codes'
import { addDays } from '#rules/calendar/days.ts'
import type { DatedEntry } from './calendar-entries.presenter.ts'

/** How often a program should look again. */
const HOUR_S = 3600

export type FeedFacts = {
  name: string
  /** Where the product's pages are. */
  webUrl: string
}

/**
 * The text of the calendar. Each entry is an all-day event: days have no time zone. Its UID stays the same whatever changes,
 * and instants are UTC.
 */
export function icalendarOf(entries: readonly DatedEntry[], { name, webUrl }: FeedFacts): string {
  const calendar = new ICalCalendar({
    name: asText(name),
    prodId: { company: 'ProTracker', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_S,
  })
  for (const entry of entries) {
    calendar.createEvent({
      id: `${entry.kind === 'closing' ? 'closing' : 'due'}-${entry.id}@protracker`,
      start: midnight(entry.date),
      end: midnight(addDays(entry.date, 1)),
      allDay: true,
      summary: summaryOf(entry),
      description: [calendarKindLabels[entry.kind], entry.deal_name].filter(Boolean).join(' · '),
      url: webUrl + pathOf(entry),
      stamp: entry.updated_at,
      lastModified: entry.updated_at,
      sequence: entry.version,
      categories: [{ name: calendarKindLabels[entry.kind] }],
      // It takes no time of the day: nobody is busy because of it.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    })
  }
  return calendar.toString()
}

/** What stands for itself in a TEXT (RFC 5545, 3.3.11). The library sees to it in events, but not in the calendar's name. */
const asText = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n')

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

/** "Inspection reply · 402 Maple Street"; with a mark where it is done. */
function summaryOf({ title, deal_name, progress }: DatedEntry): string {
  const text = [title, deal_name].filter(Boolean).join(' · ')
  return progress === 'COMPLETE' ? `✓ ${text}` : text
}

const pathOf = ({ kind, id, deal }: DatedEntry): string => {
  if (!deal) return `/agent/tasks?task=${id}`
  if (kind === 'closing') return `/agent/deal/${deal}`
  return kind === 'milestone' ? `/agent/deal/${deal}?view=milestones` : `/agent/deal/${deal}?view=tasks&task=${id}`
}
