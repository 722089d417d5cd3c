/** The alternative: recalculates every date, day by day, until a whole round changes nothing. */
import type { DueRule } from 'api/scheduling/due-rule'
import type { ScheduledItem } from 'api/scheduling/schedule'

const DAY_MS = 86_400_000

const next = (day: string, step: number) => new Date(Date.parse(day) + step * DAY_MS).toISOString().slice(0, 10)

function isBusinessDay(day: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(day)
}

function dueDay({ offset, unit, roll }: DueRule, anchor: string, holidays: ReadonlySet<string>): string {
  let day = anchor
  for (let left = Math.abs(offset); left > 0;) {
    day = next(day, Math.sign(offset))
    if (unit === 'calendar' || isBusinessDay(day, holidays)) left--
  }
  if (roll === 'none') return day
  while (!isBusinessDay(day, holidays)) day = next(day, roll === 'forward' ? 1 : -1)
  return day
}

/** The due dates of the items, by id. */
export function fixpoint(
  items: readonly ScheduledItem[],
  dates: { readonly [name: string]: string },
  holidays: ReadonlySet<string>,
): Map<string, string | null> {
  const dues = new Map(items.map(({ id, due }) => [id, due]))
  for (let moved = true; moved;) {
    moved = false
    for (const { id, rule, pinned } of items) {
      if (!rule || pinned) continue
      const anchor = rule.item ? (dues.get(rule.item) ?? null) : (dates[rule.anchor] ?? null)
      const due = anchor === null ? null : dueDay(rule, anchor, holidays)
      if (due === dues.get(id)) continue
      dues.set(id, due)
      moved = true
    }
  }
  return dues
}
