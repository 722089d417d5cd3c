/** The report by closed month has a row for every month, and compares each with the same month of last year. */
import { addMonths, monthOf, monthsBetween } from '#rules/calendar/days.ts'
import { NONE } from './dimensions.ts'
import type { Span } from './periods.ts'
import type { Lines } from './report-lines.ts'

/**
 * The months with a row: those of the span. For all time, from the first month with a closed deal to this month or
 * later.
 */
export function monthsToShow(span: Span, lines: Lines, today: string): string[] {
  if (span) return monthsBetween(monthOf(span.from), monthOf(span.to))
  const months = [...lines.keys()].filter((key) => key !== NONE)
  const [first] = months.toSorted()
  const last = [...months, monthOf(today)].toSorted().at(-1)
  return first && last ? monthsBetween(first, last) : []
}

/** Last year's lines, keyed by this year's months. */
export const inThisYear = (lines: Lines): Lines =>
  new Map([...lines].map(([month, metrics]) => [month === NONE ? NONE : addMonths(month, 12), metrics]))
