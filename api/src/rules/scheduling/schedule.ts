/**
 * Works out every due date of a deal (docs/domain.md#due-dates). Pure: dates, items and holidays in, dates and what
 * they count from out. Each item is looked at once, after those that it counts from.
 */
import { DueAnchor, dueAnchorLabels } from 'openapi/codes'
import type { Day } from './business-days.ts'
import { type Anchor, countFrom, type DueRule } from './due-rule.ts'
import { inOrder } from './order.ts'

/** A task or milestone as the schedule sees it. */
export type ScheduledItem = {
  id: string
  title: string
  rule: DueRule | null
  due: Day | null
  pinned: boolean
  /** Contractual: its date, once it has one, moves only with consent. */
  isKeyDate: boolean
  /** The day that it was finished on; null while it is not. */
  finishedOn: Day | null
  /** The day that it was added on, for rules from `applied_at`. */
  appliedOn: Day | null
}

/** The dates of a deal by name, null where not set. */
export type AnchorDates = { readonly [anchor in DueAnchor]?: Day | null }

/** What keeps an item on its date although its rule leads elsewhere. */
export type Hold = 'finished' | 'pinned' | 'key_date'

export type Due = {
  /** The date that the item has. */
  due: Day | null
  /** The date that its rule gives; another one only where the item is held. */
  wanted: Day | null
  hold: Hold | null
  /** What the rule counts from. */
  anchor: Anchor
}

type Situation = {
  items: readonly ScheduledItem[]
  dates: AnchorDates
  holidays: ReadonlySet<Day>
  /** The key dates that may move, by id. */
  confirmed?: ReadonlySet<string>
}

/**
 * The due dates of the items with a rule. Finished and pinned items stay, and so does a key date that nobody consented to
 * move; what hangs on an item is counted from the day that it was finished, else from its due date. A result in the past
 * stays in the past. Items whose rule hangs on something that is gone keep their date and are left out.
 * @throws {CircleError} where items hang on one another in a circle, with its path
 */
export function schedule({ items, dates, holidays, confirmed = new Set() }: Situation): Map<string, Due> {
  const byId = new Map(items.map((item) => [item.id, item]))
  const results = new Map<string, Due>()
  const anchorOf = (item: ScheduledItem, rule: DueRule): Anchor | null => {
    if (rule.anchor === DueAnchor.applied_at) return { name: 'it was added', day: item.appliedOn }
    if (rule.anchor !== DueAnchor.task && rule.anchor !== DueAnchor.milestone) {
      return { name: `the ${dueAnchorLabels[rule.anchor].toLowerCase()}`, day: dates[rule.anchor] ?? null }
    }
    const other = byId.get(rule.item ?? '')
    if (!other) return null
    const day = other.finishedOn ?? (results.get(other.id) ?? other).due
    return { name: `“${other.title}”`, day }
  }

  const holdOf = (item: ScheduledItem, wanted: Day | null): Hold | null => {
    if (item.finishedOn !== null) return 'finished'
    if (item.pinned) return 'pinned'
    const moves = item.due !== null && item.due !== wanted
    return item.isKeyDate && moves && !confirmed.has(item.id) ? 'key_date' : null
  }

  for (const id of inOrder(itemNeeds(items))) {
    const item = byId.get(id)
    const anchor = item?.rule ? anchorOf(item, item.rule) : null
    if (!item?.rule || !anchor) continue
    const wanted = anchor.day === null ? null : (countFrom(item.rule, anchor.day, holidays)?.due ?? null)
    const hold = holdOf(item, wanted)
    results.set(id, { due: hold ? item.due : wanted, wanted, hold, anchor })
  }
  return results
}

const itemNeeds = (items: readonly ScheduledItem[]) =>
  new Map(items.map(({ id, rule }) => [id, rule?.item ? [rule.item] : []]))
