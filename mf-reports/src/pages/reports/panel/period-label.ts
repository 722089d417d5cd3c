import type { Report } from 'openapi'
import { copy } from './copy.ts'

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** The period of a report: "Jan 1 – Nov 21, 2026, compared with Jan 1 – Nov 21, 2025". */
export function periodLabel({ from, to, previous_from, previous_to }: Report): string {
  if (!from || !to) return copy.periodLabel.always
  const range = rangeLabel(from, to)
  return previous_from && previous_to ? copy.periodLabel.compared(range, rangeLabel(previous_from, previous_to)) : range
}

function rangeLabel(from: string, to: string): string {
  return day.formatRange(Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`))
}
