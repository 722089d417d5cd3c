/** Calendar entries as an iCalendar file (RFC 5545). Pure. */
import { ICalCalendar, ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator'
import { type CalendarKind, calendarKindLabels } from 'openapi/codes'
import { timeText, zoneName } from '#rules/calendar/day-text.ts'
import { addDays } from '#rules/calendar/days.ts'
import type { DatedEntry } from './calendar-entries.presenter.ts'

/** How often a calendar program should refresh. */
const HOUR_S = 3600

export type FeedFacts = {
  name: string
  /** The URL of the web app. */
  webUrl: string
  /** Of the account, in which due times are read. */
  timeZone: string
}

/**
 * The iCalendar text. Each entry is an all-day event, since days have no time zone. Its UID never changes, and instants
 * are UTC.
 */
export function icalendarOf(entries: readonly DatedEntry[], { name, webUrl, timeZone }: FeedFacts): string {
  const calendar = new ICalCalendar({
    name: asText(name),
    prodId: { company: 'ProTracker', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_S,
  })
  for (const entry of entries) {
    calendar.createEvent({
      id: `${UID_STARTS[entry.kind]}-${entry.id}@protracker`,
      start: midnight(entry.date),
      end: midnight(addDays(entry.date, 1)),
      allDay: true,
      summary: summaryOf(entry),
      description: descriptionOf(entry, timeZone),
      url: webUrl + pathOf(entry),
      stamp: entry.updated_at,
      lastModified: entry.updated_at,
      sequence: entry.version,
      categories: [{ name: calendarKindLabels[entry.kind] }],
      // All-day entries must not show the user as busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    })
  }
  return calendar.toString()
}

/** Escapes a TEXT value (RFC 5545, 3.3.11). The library does this for events but not for the calendar's name. */
const asText = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n')

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

/** A deal has a closing and an expiration of its listing, with the same id. These never change. */
const UID_STARTS: Record<CalendarKind, string> = {
  task: 'due',
  milestone: 'due',
  key_date: 'due',
  closing: 'closing',
  listing_expiration: 'expiration',
}

/** "Inspection reply · 402 Maple Street"; with a check mark if it is done. */
function summaryOf({ title, deal_name, progress, to_confirm: toConfirm }: DatedEntry): string {
  const text = [toConfirm ? `${title} (date to confirm)` : title, deal_name].filter(Boolean).join(' · ')
  return progress === 'COMPLETE' ? `✓ ${text}` : text
}

function descriptionOf({ kind, deal_name, time, to_confirm: toConfirm }: DatedEntry, timeZone: string): string {
  const due = time && `Due by ${timeText(time)} ${zoneName(timeZone)}`
  const open = toConfirm && 'The contract may say a different day. Confirm the date'
  return [calendarKindLabels[kind], deal_name, due, open].filter(Boolean).join(' · ')
}

const pathOf = ({ kind, id, deal }: DatedEntry): string => {
  if (!deal) return `/agent/tasks?task=${id}`
  if (kind === 'closing' || kind === 'listing_expiration') return `/agent/deal/${deal}`
  return kind === 'milestone' ? `/agent/deal/${deal}?view=milestones` : `/agent/deal/${deal}?view=tasks&task=${id}`
}
