/** Computes the dates of a deal that follow other dates of it (docs/domain.md#due-dates). Pure. */
import type { DealDateName } from 'openapi/codes'
import type { BusinessCalendar } from './business-calendar.ts'
import { countFrom, type DueRule } from './due-rule.ts'
import { inOrder } from './order.ts'
import { type AnchorDates, dateAnchor, type Due } from './schedule.ts'

/** How a date of a deal follows another one. */
export type DateRule = Omit<DueRule, 'anchor' | 'item'> & { date: DealDateName; anchor: DealDateName; pinned: boolean }

/** The due rule that a date rule is. */
export const dueRuleOf = ({ date: _date, pinned: _pinned, ...rule }: DateRule): DueRule => ({ ...rule, item: null })

/**
 * The dates with a rule, by name. A pinned date stays, and others count from where it stays.
 * @throws {CircleError} if dates follow one another in a circle, with its path
 */
export function scheduleDates(
  rules: readonly DateRule[],
  dates: AnchorDates,
  calendar: BusinessCalendar,
): Map<DealDateName, Due> {
  const byDate = new Map(rules.map((rule) => [rule.date, rule]))
  const now: { [name in DealDateName]?: string | null } = { ...dates }
  const results = new Map<DealDateName, Due>()
  for (const name of inOrder(new Map(rules.map(({ date, anchor }) => [date, [anchor]])))) {
    const rule = byDate.get(name)
    if (!rule) continue
    const anchor = dateAnchor(rule.anchor, rule.offset, now)
    const count = anchor.day === null ? null : countFrom(dueRuleOf(rule), anchor.day, calendar)
    const wanted = count?.due ?? null
    const due = rule.pinned ? (now[name] ?? null) : wanted
    now[name] = due
    results.set(name, { due, wanted, hold: rule.pinned ? 'pinned' : null, time: count?.time ?? null, anchor })
  }
  return results
}
