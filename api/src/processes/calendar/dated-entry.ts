import type { CalendarEntry } from 'openapi'

/** An entry, with the time of its record's last change and its version. */
export type DatedEntry = Omit<CalendarEntry, 'late'> & { updated_at: Date; version: number }
