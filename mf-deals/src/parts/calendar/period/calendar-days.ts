/** The days of each calendar view. Days are `YYYY-MM-DD`; a week starts on Sunday. */
import { addDays } from 'ui-kit/days'
import { copy } from './copy.ts'

export const calendarViews = [
  { value: 'month', label: copy.calendarViews.month },
  { value: 'week', label: copy.calendarViews.week },
  { value: 'list', label: copy.calendarViews.list },
] as const

export type CalendarView = (typeof calendarViews)[number]['value']

export interface DayRange {
  from: string
  /** Inclusive. */
  to: string
}

const DAYS_A_WEEK = 7
/** The list looks ahead; the other views show past days. */
export const DAYS_A_LIST = 30

const utc = (day: string) => new Date(`${day}T00:00:00Z`)

const startOfWeek = (day: string) => addDays(day, -utc(day).getUTCDay())

const startOfMonth = (day: string) => `${day.slice(0, 8)}01`

/** The first day of the month that is `months` after the month of `day`. */
function addMonths(day: string, months: number): string {
  const date = utc(startOfMonth(day))
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

const endOfMonth = (day: string) => addDays(addMonths(day, 1), -1)

/** The days on screen: whole weeks for the month, one week, or 30 days for the list. */
export function rangeOf(view: CalendarView, day: string): DayRange {
  if (view === 'list') return { from: day, to: addDays(day, DAYS_A_LIST - 1) }
  if (view === 'week') return { from: startOfWeek(day), to: addDays(startOfWeek(day), DAYS_A_WEEK - 1) }
  return { from: startOfWeek(startOfMonth(day)), to: addDays(startOfWeek(endOfMonth(day)), DAYS_A_WEEK - 1) }
}

/** The day to show after a step back (-1) or forward (1). */
export function stepFrom(view: CalendarView, day: string, step: -1 | 1): string {
  if (view === 'month') return addMonths(day, step)
  return addDays(day, step * (view === 'week' ? DAYS_A_WEEK : DAYS_A_LIST))
}

/** Every day of the range. */
export function daysOf({ from, to }: DayRange): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** The days of the range in weeks. */
export function weeksOf(range: DayRange): string[][] {
  const days = daysOf(range)
  return Array.from({ length: days.length / DAYS_A_WEEK }, (_, week) =>
    days.slice(week * DAYS_A_WEEK, (week + 1) * DAYS_A_WEEK),
  )
}

/** Whether two days are in the same month of the same year. */
export const isSameMonth = (a: string, b: string) => a.slice(0, 7) === b.slice(0, 7)

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (day: string) => formatter.format(utc(day))
}

/** "Sunday", "Sun". */
export const weekdayName = format({ weekday: 'long' })
export const weekdayShort = format({ weekday: 'short' })
const monthName = format({ month: 'long', year: 'numeric' })
const monthDay = format({ month: 'short', day: 'numeric' })

/** "November 2026", "Nov 16 – 22, 2026", "Nov 29 – Dec 5, 2026". */
export function periodName(view: CalendarView, day: string): string {
  if (view === 'month') return monthName(day)
  const { from, to } = rangeOf(view, day)
  const end = isSameMonth(from, to) ? String(Number(to.slice(8))) : monthDay(to)
  return `${monthDay(from)} – ${end}, ${to.slice(0, 4)}`
}
