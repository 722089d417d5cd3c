/** Pinned dates that conflict with dates that move around them (docs/domain.md#due-dates). Pure. */
import { dayText } from '#rules/calendar/day-text.ts'
import { type BusinessCalendar, businessDaysBetween, type Day } from './business-calendar.ts'
import { type DueRule, dueReason } from './due-rule.ts'
import type { Due } from './schedule.ts'

/** An unfinished item whose date never moves. */
export type PinnedDate = {
  due: Day
  /** Its rule and the rule's date; null if it has none with an anchor. */
  rule: { rule: DueRule; follows: Due } | null
  /** The unfinished tasks that must be done first. */
  needs: readonly { title: string; due: Day | null }[]
}

export type Shortage = { days: number; reason: string }

/**
 * By how many business days a pinned date is too early or too late, and why: for its rule, which requires so many days
 * before or after its anchor, or for a task that must be done first. Null if it fits.
 */
export function shortageOf({ due, rule, needs }: PinnedDate, calendar: BusinessCalendar): Shortage | null {
  const short = (from: Day, to: Day, reason: () => string): Shortage[] =>
    from < to ? [{ days: Math.max(1, businessDaysBetween(from, to, calendar)), reason: reason() }] : []
  const wanted = rule?.follows.wanted ?? null
  const [from, to] = rule && wanted ? (rule.rule.offset < 0 ? [wanted, due] : [due, wanted]) : [due, due]
  const found = [
    ...(rule ? short(from, to, () => dueReason(rule.rule, rule.follows.anchor, calendar)) : []),
    ...needs.flatMap(({ title, due: first }) =>
      first === null ? [] : short(due, first, () => `“${title}” has to be done first, on ${dayText(first)}`),
    ),
  ]
  return found.toSorted((a, b) => b.days - a.days)[0] ?? null
}

/** Whether a pinned date is now after the closing but used to be before it. */
export const isOvertaken = (due: Day, closing: { before: Day | null; after: Day | null }): boolean =>
  closing.before !== null && closing.after !== null && due <= closing.before && due > closing.after
