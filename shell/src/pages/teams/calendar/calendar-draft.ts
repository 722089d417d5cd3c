/** Changes of the account's calendar before they are saved. Pure. */
import type { AccountCalendar, AccountCalendarUpdate, Holiday } from 'openapi'

export type CalendarDraft = Omit<AccountCalendar, 'version'>

/** A draft of the stored calendar, without changes. */
export const draftOf = ({ version: _version, ...calendar }: AccountCalendar): CalendarDraft => calendar

const fields = ['state', 'time_zone', 'currency', 'business_days', 'office_hours_end', 'holidays'] as const

/** The fields that differ from what is stored. */
export function changesOf(stored: CalendarDraft, draft: CalendarDraft): AccountCalendarUpdate {
  const changed = fields.filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(draft[name]))
  return Object.fromEntries(changed.map((name) => [name, draft[name]]))
}

const byDay = (a: Holiday, b: Holiday) => (a.date < b.date ? -1 : 1)

/** Adds days, in order. A day that is there already keeps its name. */
export function addHolidays(holidays: readonly Holiday[], added: readonly Holiday[]): Holiday[] {
  const known = new Set(holidays.map(({ date }) => date))
  return [...holidays, ...added.filter(({ date }) => !known.has(date))].toSorted(byDay)
}

/** The holidays without that of a day. */
export const removeHoliday = (holidays: readonly Holiday[], date: string): Holiday[] =>
  holidays.filter((one) => one.date !== date)

/** Adds or removes a weekday, 1 for Monday. One always stays. */
export function toggleWeekday(weekdays: readonly number[], weekday: number): number[] {
  const without = weekdays.filter((one) => one !== weekday)
  if (without.length === weekdays.length) return [...weekdays, weekday].toSorted((a, b) => a - b)
  return without.length === 0 ? [...weekdays] : without
}

/** The years to show: those with holidays, this one and the five after it. */
export function yearsOf(holidays: readonly Holiday[], now: string): string[] {
  const year = Number(now.slice(0, 4))
  const ahead = Array.from({ length: 6 }, (_, i) => String(year + i))
  return [...new Set([...holidays.map(({ date }) => date.slice(0, 4)), ...ahead])].toSorted()
}
