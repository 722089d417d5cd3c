/** The days that a report covers (docs/specification.md §3, Report period). */
import { ReportPeriod } from 'openapi/codes'
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf } from '#rules/calendar/days.ts'

/** A range of days, both included; null for all time, including deals without a day. */
export type Span = { from: string; to: string } | null

/** The span of a period as of `today`, and the one to compare it with. */
export function periodSpans(period: ReportPeriod, today: string): { span: Span; previous: Span } {
  const yearToDate = { from: firstDayOf(`${today.slice(0, 4)}-01`), to: today }
  switch (period) {
    case ReportPeriod.Past30Days:
      return { span: { from: addDays(today, -29), to: today }, previous: null }
    case ReportPeriod.YearToDate:
      return { span: yearToDate, previous: null }
    case ReportPeriod.YearOverYear:
      return { span: yearToDate, previous: { from: aYearBefore(yearToDate.from), to: aYearBefore(today) } }
    case ReportPeriod.AllTime:
      return { span: null, previous: null }
  }
}

/** The same day of last year; February 28 for a leap day. */
export function aYearBefore(day: string): string {
  const sameDay = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return sameDay.endsWith('-02-29') ? sameDay.replace(/29$/, '28') : sameDay
}

/** Splits a span into its whole months and the rest at both ends. */
export function wholeMonths({ from, to }: { from: string; to: string }): {
  months: { from: string; to: string } | null
  rest: { from: string; to: string }[]
} {
  const first = from === firstDayOf(monthOf(from)) ? monthOf(from) : addMonths(monthOf(from), 1)
  const last = to === lastDayOf(monthOf(to)) ? monthOf(to) : addMonths(monthOf(to), -1)
  if (first > last) return { months: null, rest: [{ from, to }] }
  const rest = [
    { from, to: addDays(firstDayOf(first), -1) },
    { from: addDays(lastDayOf(last), 1), to },
  ]
  return { months: { from: first, to: last }, rest: rest.filter((days) => days.from <= days.to) }
}
