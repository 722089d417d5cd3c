/**
 * When a deal closes, as a filter: `next-45` (the next 45 days, counted anew each day, so that a saved address stays
 * true), or a range of days with one end open at most: `2026-11-01..2026-11-30`, `..2026-11-30`, `2026-11-01..`.
 */
import { addDays, formatDay, today } from 'ui-kit/days'

/** The ranges that are offered by name, in days from today. */
export const NEXT_DAYS = [14, 30, 45, 90] as const

const NEXT = /^next-(\d{1,3})$/
const RANGE = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/

export interface ClosingRange {
  closing_from?: string
  closing_to?: string
}

/** The days that a text stands for; none where it is not understood. */
export function closingQuery(text: string | undefined, now = today()): ClosingRange {
  const days = text && NEXT.exec(text)?.[1]
  if (days) return { closing_from: now, closing_to: addDays(now, Number(days)) }
  const range = text ? RANGE.exec(text) : null
  return { ...(range?.[1] && { closing_from: range[1] }), ...(range?.[2] && { closing_to: range[2] }) }
}

/** The text of a range of days; empty where both ends are open. */
export function closingText({ closing_from = '', closing_to = '' }: ClosingRange): string {
  return closing_from || closing_to ? `${closing_from}..${closing_to}` : ''
}

/** The range as a person says it: "next 45 days", "Nov 1 – Nov 30", "until Nov 30". */
export function closingWords(text: string): string {
  const days = NEXT.exec(text)?.[1]
  if (days) return `next ${days} days`
  const { closing_from, closing_to } = closingQuery(text)
  if (closing_from && closing_to) return `${formatDay(closing_from)} – ${formatDay(closing_to)}`
  if (closing_from) return `from ${formatDay(closing_from)}`
  return closing_to ? `until ${formatDay(closing_to)}` : text
}
