/**
 * Deals to schedule: half of the items depend on a date of the deal, half on one another, in chains and in random
 * order.
 */
import type { OpenTask } from 'api/scheduling/critical-path'
import type { DueRule } from 'api/scheduling/due-rule'
import type { ScheduledItem } from 'api/scheduling/schedule'
import { shuffled } from '../measure/ratios.ts'

/** Consecutive steps, such as order, access, visit, report, reply. */
const CHAIN = 25

export type BenchDeal = { items: ScheduledItem[]; tasks: OpenTask[] }

export const DATES = { acceptance: '2026-11-09', closing: '2027-01-15' }
export const CALENDAR = {
  weekdays: [0, 1, 2, 3, 4],
  holidays: new Set(['2026-11-11', '2026-11-26', '2026-12-25', '2027-01-01', '2027-01-18']),
}

/** A deal with `count` items. */
export function benchDeal(count: number, random: () => number): BenchDeal {
  const items = Array.from({ length: count }, (_, i): ScheduledItem => {
    const isFirst = i % CHAIN === 0
    const rule: DueRule = {
      anchor: isFirst ? (random() < 0.5 ? 'acceptance' : 'closing') : 'task',
      item: isFirst ? null : String(i - 1),
      offset: 1 + Math.floor(random() * 3),
      unit: random() < 0.5 ? 'business' : 'calendar',
      roll: random() < 0.5 ? 'forward' : 'none',
      skip_holidays: true,
      business_up_to: null,
      time: null,
      rolled_time: null,
      source: null,
    }
    const isPinned = random() < 0.05
    const rest = { pinned: isPinned, isKeyDate: false, finishedOn: null, appliedOn: null }
    return { id: String(i), title: `Step ${i}`, rule, due: isPinned ? '2026-12-01' : null, ...rest }
  })
  const tasks = items.map(({ id, title, rule }, i) => ({
    id,
    title,
    due: '2026-12-01',
    isKeyDate: i % 5 === 0,
    dependsOn: rule?.item ? [rule.item] : [],
  }))
  return { items: shuffled(items, random), tasks: shuffled(tasks, random) }
}
