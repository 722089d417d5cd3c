/** Labels of the items of a timeline. */
import type { TimelineItem } from 'openapi'
import { formatDay, formatLongDay, onDay } from 'ui-kit/days'
import { formatQuantity } from 'ui-kit/format'
import { copy } from './copy.ts'

/**
 * Everything that a bar shows, for screen readers: "Loan, task, Nov 9 to Nov 30, 5 business days to spare, critical".
 */
export function barLabel(item: TimelineItem, now: string): string {
  const { title, kind, from, due, progress, late, pinned, contractual, float_days: float, critical } = item
  const days =
    due && (from ? copy.barLabel.range(formatLongDay(from, now), formatLongDay(due, now)) : formatLongDay(due, now))
  return [
    title,
    kind === 'deal' ? copy.barLabel.dealDate : kind,
    days ?? copy.barLabel.noDate,
    progress === 'COMPLETE' && 'done',
    late && 'late',
    pinned && 'pinned',
    contractual && 'contractual',
    float !== null && floatText(float),
    critical && copy.barLabel.critical,
  ]
    .filter(Boolean)
    .join(', ')
}

/** "5 business days to spare", "2 business days short". */
export const floatText = (float: number): string =>
  float < 0
    ? copy.floatText.short(formatQuantity(-float, 'business day'))
    : copy.floatText.toSpare(formatQuantity(float, 'business day'))

/** The question before a date moves: "Loan on Dec 2?". */
export const moveQuestion = ({ title }: TimelineItem, day: string, now: string): string =>
  copy.moveQuestion.question(title, onDay(formatDay(day, now)))
