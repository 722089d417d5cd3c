/** Calendar entries as an iCalendar file (RFC 5545). Pure. */
import { ICalCalendar, ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator'
import { type CalendarKind, calendarKindLabels } from 'openapi/codes'
import { timeText, zoneName } from '#rules/calendar/day-text.ts'
import { addDays, instantAt } from '#rules/calendar/days.ts'
import type { DatedEntry } from './dated-entry.ts'

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
 * The iCalendar text. Days have no time zone, so what is due is an
 * all-day event; an appointment is at its instants. Its UID never changes, and instants
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
      id: uidOf(entry),
      ...spanOf(entry, timeZone),
      summary: summaryOf(entry),
      description: descriptionOf(entry, timeZone),
      url: webUrl + pathOf(entry),
      stamp: entry.updated_at,
      lastModified: entry.updated_at,
      sequence: entry.version,
      categories: [{ name: calendarKindLabels[entry.kind] }],
      location: entry.place || null,
    })
  }
  return calendar.toString()
}

/** Escapes a TEXT value (RFC 5545, 3.3.11). The library does this for events but not for the calendar's name. */
const asText = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n')

/** An appointment takes its time and shows the user as busy. All-day entries must not. */
function spanOf({ date, time, ends }: DatedEntry, timeZone: string) {
  if (time && ends) {
    const [start, end] = [instantAt(date, time, timeZone), instantAt(date, ends, timeZone)]
    return { start, end, transparency: ICalEventTransparency.OPAQUE, busystatus: ICalEventBusyStatus.BUSY }
  }
  const [start, end] = [midnight(date), midnight(addDays(date, 1))]
  const free = { transparency: ICalEventTransparency.TRANSPARENT, busystatus: ICalEventBusyStatus.FREE }
  return { start, end, allDay: true, ...free }
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

/** A day that comes again every year is an event of its own in each. */
const uidOf = ({ kind, id, date }: DatedEntry): string =>
  kind === 'birthday' || kind === 'home_anniversary'
    ? `${UID_STARTS[kind]}-${id}-${date.slice(0, 4)}@protracker`
    : `${UID_STARTS[kind]}-${id}@protracker`

/** A deal has a closing and an expiration of its listing, with the same id. These never change. */
const UID_STARTS: Record<CalendarKind, string> = {
  task: 'due',
  milestone: 'due',
  key_date: 'due',
  closing: 'closing',
  listing_expiration: 'expiration',
  appointment: 'appointment',
  follow_up: 'follow-up',
  birthday: 'birthday',
  home_anniversary: 'home-anniversary',
}

/** "Inspection reply · 402 Maple Street", "Birthday · Dana Brooks"; with a check mark if it is done. */
function summaryOf({ title, deal_name, contact_name, progress, to_confirm: toConfirm }: DatedEntry): string {
  const text = [toConfirm ? `${title} (date to confirm)` : title, deal_name, contact_name].filter(Boolean).join(' · ')
  return progress === 'COMPLETE' ? `✓ ${text}` : text
}

function descriptionOf({ kind, deal_name, time, to_confirm: toConfirm }: DatedEntry, timeZone: string): string {
  const due = time && kind !== 'appointment' && `Due by ${timeText(time)} ${zoneName(timeZone)}`
  const open = toConfirm && 'The contract may say a different day. Confirm the date'
  return [calendarKindLabels[kind], deal_name, due, open].filter(Boolean).join(' · ')
}

const pathOf = ({ kind, id, deal, contact, date }: DatedEntry): string => {
  if (contact) return `/agent/contacts?contact=${contact}&view=page`
  if (kind === 'appointment') return `/agent/calendar?date=${date}&appointment=${id}`
  if (!deal) return `/agent/tasks?task=${id}`
  if (kind === 'closing' || kind === 'listing_expiration') return `/agent/deal/${deal}`
  return kind === 'milestone' ? `/agent/deal/${deal}?view=milestones` : `/agent/deal/${deal}?view=tasks&task=${id}`
}
