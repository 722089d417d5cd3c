import type { CalendarEntry } from 'openapi'

/** A calendar entry on November 12, of the same deal by default. */
export const sampleEntry = (
  kind: CalendarEntry['kind'],
  id: string,
  title: string,
  more: Partial<CalendarEntry> = {},
): CalendarEntry => ({
  id,
  kind,
  title,
  date: '2026-11-12',
  time: null,
  ends: null,
  place: '',
  to_confirm: false,
  deal: 'maple',
  deal_name: '402 Maple Street',
  contact: null,
  contact_name: '',
  progress: 'NOT_STARTED',
  late: false,
  ...more,
})
