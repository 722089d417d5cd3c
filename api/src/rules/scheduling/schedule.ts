/**
 * Computes all due dates of a deal (docs/domain.md#due-dates). Pure: takes dates, items and business days, returns dates and
 * their anchors. Each item is visited once, after those that it counts from.
 */
import { DueAnchor, dueAnchorLabels } from 'openapi/codes'
import type { BusinessCalendar, Day } from './business-calendar.ts'
import { type Anchor, countFrom, type DueRule } from './due-rule.ts'
import { inOrder } from './order.ts'

/** A task or milestone in the form that the scheduler takes. */
export type ScheduledItem = {
  id: string
  title: string
  rule: DueRule | null
  due: Day | null
  pinned: boolean
  /** Contractual: once it has a date, that moves only with consent. */
  isKeyDate: boolean
  /** The day when it was finished; null while it is not. */
  finishedOn: Day | null
  /** The day when it was added, for rules from `applied_at`. */
  appliedOn: Day | null
}

/** The dates of a deal by name, null where not set. */
export type AnchorDates = { readonly [anchor in DueAnchor]?: Day | null }

type DateName = Exclude<DueAnchor, 'task' | 'milestone' | 'applied_at'>

/** Why an item keeps its date although its rule gives another. */
export type Hold = 'finished' | 'pinned' | 'key_date'

export type Due = {
  /** The item's date. */
  due: Day | null
  /** The date that its rule gives. Differs from `due` only if the item is held. */
  wanted: Day | null
  hold: Hold | null
  /** The time of day that its rule gives; null for the whole day. */
  time: string | null
  /** What the rule counts from. */
  anchor: Anchor
}

type Situation = {
  items: readonly ScheduledItem[]
  dates: AnchorDates
  /** The account's business days. */
  calendar: BusinessCalendar
  /** The ids of the contractual dates that may move. */
  confirmed?: ReadonlySet<string>
}

/**
 * The due dates of the items with a rule. Finished and pinned items stay, and so do contractual dates without consent
 * to move. Items that follow another item count from the day it was finished, or else from its due date. A result in
 * the past stays in the past. Items whose rule counts from something that is gone keep their date and are left out.
 * @throws {CircleError} if items depend on one another in a cycle, with its path
 */
export function schedule({ items, dates, calendar, confirmed = new Set() }: Situation): Map<string, Due> {
  const byId = new Map(items.map((item) => [item.id, item]))
  const results = new Map<string, Due>()
  const anchorOf = (item: ScheduledItem, rule: DueRule): Anchor | null => {
    if (rule.anchor === DueAnchor.applied_at) return { name: 'it was added', day: item.appliedOn }
    if (rule.anchor !== DueAnchor.task && rule.anchor !== DueAnchor.milestone)
      return dateAnchor(rule.anchor, rule.offset, dates)
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
    const count = anchor.day === null ? null : countFrom(item.rule, anchor.day, calendar)
    const wanted = count?.due ?? null
    const hold = holdOf(item, wanted)
    results.set(id, { due: hold ? item.due : wanted, wanted, hold, time: count?.time ?? null, anchor })
  }
  return results
}

/**
 * A date of the deal as an anchor. Once the deal has closed, what is due on the closing or after it counts from the day of
 * the actual closing.
 */
export function dateAnchor(name: DateName, offset: number, dates: AnchorDates): Anchor {
  const actual = name === 'closing' && offset >= 0 ? (dates.actual_close ?? null) : null
  return actual === null
    ? { name: `the ${dueAnchorLabels[name].toLowerCase()}`, day: dates[name] ?? null }
    : { name: 'the actual closing', day: actual }
}

const itemNeeds = (items: readonly ScheduledItem[]) =>
  new Map(items.map(({ id, rule }) => [id, rule?.item ? [rule.item] : []]))
