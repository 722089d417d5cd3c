import type { Report } from 'openapi'

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** The period of a report: "Jan 1 – Nov 21, 2026, against Jan 1 – Nov 21, 2025". */
export function periodLabel({ from, to, previous_from, previous_to }: Report): string {
  if (!from || !to) return 'All deals, dated or not'
  const before = previous_from && previous_to ? `, against ${rangeLabel(previous_from, previous_to)}` : ''
  return `${rangeLabel(from, to)}${before}`
}

function rangeLabel(from: string, to: string): string {
  return day.formatRange(Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`))
}
