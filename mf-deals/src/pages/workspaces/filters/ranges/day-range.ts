/**
 * A range of days as a filter: `next-45` or `past-30` (relative to today, so that a saved URL stays current), or days
 * with at most one open end: `2026-11-01..2026-11-30`, `..2026-11-30`, `2026-11-01..`.
 */
import { addDays, formatDay, withinSentence } from 'ui-kit/days'
import { copy } from './copy.ts'

// In days from today.
const NEXT_DAYS = [14, 30, 45, 90]
const PAST_DAYS = [7, 30, 90, 365]

/** The ranges that are offered by name. `isPast`: for days that have passed. */
export const namedRanges = (isPast: boolean): { value: string; label: string }[] =>
  isPast
    ? PAST_DAYS.map((days) => ({ value: `past-${days}`, label: copy.daysEditor.past(days) }))
    : NEXT_DAYS.map((days) => ({ value: `next-${days}`, label: copy.daysEditor.next(days) }))

const RELATIVE = /^(next|past)-(\d{1,3})$/
const RANGE = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/

/** The first and last day; a missing end is open. */
export interface DayRange {
  from?: string
  to?: string
}

/** Whether the range ends before it starts. */
export const isReversed = ({ from, to }: DayRange): boolean => Boolean(from && to && to < from)

/** Parses a range of days; empty if it is not understood or ends before it starts. `now` is today for the account. */
export function readDays(text: string | undefined, now: string): DayRange {
  const [, way, count] = RELATIVE.exec(text ?? '') ?? []
  if (way === 'next') return { from: now, to: addDays(now, Number(count)) }
  if (way === 'past') return { from: addDays(now, -Number(count)), to: now }
  const [, from, to] = RANGE.exec(text ?? '') ?? []
  const range = { ...(from && { from }), ...(to && { to }) }
  return isReversed(range) ? {} : range
}

/** The range of days as the filter's text; empty if both ends are open. */
export function daysText({ from = '', to = '' }: DayRange): string {
  return from || to ? `${from}..${to}` : ''
}

/** Whether the range is relative to today. */
export const isRelative = (text: string): boolean => RELATIVE.test(text)

/** The label of the range: "next 45 days", "Nov 1 – Nov 30", "until Nov 30". */
export function daysLabel(text: string, now: string): string {
  const [, way, count] = RELATIVE.exec(text) ?? []
  if (way) return copy.daysLabel.days(way, count ?? '')
  const { from, to } = readDays(text, now)
  if (from && to) return `${formatDay(from, now)} – ${formatDay(to, now)}`
  if (from) return copy.daysLabel.from(withinSentence(formatDay(from, now)))
  return to ? copy.daysLabel.until(withinSentence(formatDay(to, now))) : text
}
