/** Labels of the items of a timeline. */
import type { TimelineItem } from 'openapi'
import { formatDay, formatLongDay } from 'ui-kit/days'
import { formatQuantity } from 'ui-kit/format'

/**
 * Everything that a bar shows, for screen readers: "Loan, task, Nov 9 to Nov 30, 5 business days to spare, critical".
 */
export function barLabel(item: TimelineItem, now: string): string {
  const { title, kind, from, due, progress, late, pinned, contractual, float_days: float, critical } = item
  const days = due && (from ? `${formatLongDay(from, now)} to ${formatLongDay(due, now)}` : formatLongDay(due, now))
  return [
    title,
    kind === 'deal' ? 'date of the deal' : kind,
    days ?? 'no date',
    progress === 'COMPLETE' && 'done',
    late && 'late',
    pinned && 'pinned',
    contractual && 'contractual',
    float !== null && floatText(float),
    critical && 'on the critical path',
  ]
    .filter(Boolean)
    .join(', ')
}

/** "5 business days to spare", "2 business days short". */
export const floatText = (float: number): string =>
  float < 0 ? `${formatQuantity(-float, 'business day')} short` : `${formatQuantity(float, 'business day')} to spare`

/** The question before a date moves: "Loan on Dec 2?". */
export const moveQuestion = ({ title }: TimelineItem, day: string, now: string): string =>
  `${title} on ${formatDay(day, now)}?`
