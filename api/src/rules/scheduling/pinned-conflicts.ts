/** Pinned dates that do not fit what moves around them (docs/domain.md#due-dates). Pure. */
import { businessDaysBetween, type Day, dayText } from './business-days.ts'
import { type DueRule, dueReason } from './due-rule.ts'
import type { Due } from './schedule.ts'

/** An unfinished item whose date stays, whatever moves. */
export type PinnedDate = {
  due: Day
  /** Its rule, and what that comes to; null without one that hangs on anything. */
  rule: { rule: DueRule; follows: Due } | null
  /** The unfinished tasks that come first. */
  needs: readonly { title: string; due: Day | null }[]
}

export type Shortage = { days: number; reason: string }

/**
 * By how many business days a pinned date is too early or too late, and for what: for its rule, which leaves so many days
 * after or before its anchor, or for a task that comes first. Null where it fits.
 */
export function shortageOf({ due, rule, needs }: PinnedDate, holidays: ReadonlySet<Day>): Shortage | null {
  const short = (from: Day, to: Day, reason: () => string): Shortage[] =>
    from < to ? [{ days: Math.max(1, businessDaysBetween(from, to, holidays)), reason: reason() }] : []
  const wanted = rule?.follows.wanted ?? null
  const [from, to] = rule && wanted ? (rule.rule.offset < 0 ? [wanted, due] : [due, wanted]) : [due, due]
  const found = [
    ...(rule ? short(from, to, () => dueReason(rule.rule, rule.follows.anchor, holidays)) : []),
    ...needs.flatMap(({ title, due: first }) =>
      first === null ? [] : short(due, first, () => `“${title}” comes first, on ${dayText(first)}`),
    ),
  ]
  return found.toSorted((a, b) => b.days - a.days)[0] ?? null
}

/** Whether a pinned date lies after a closing that it used to lie before. */
export const isOvertaken = (due: Day, closing: { before: Day | null; after: Day | null }): boolean =>
  closing.before !== null && closing.after !== null && due <= closing.before && due > closing.after
