/**
 * Works out every due date of a deal (DOMAIN.md, Due dates). Pure: dates, items and holidays in, dates and reasons out.
 */
import { DueAnchor, dueAnchorLabels } from 'openapi/codes'
import type { Day } from './business-days.ts'
import { dueDay, type DueRule, dueReason } from './due-rule.ts'
import { inOrder } from './order.ts'

/** A task or milestone as the schedule sees it. */
export type ScheduledItem = {
  id: string
  title: string
  rule: DueRule | null
  due: Day | null
  pinned: boolean
  /** The day that it was finished on; null while it is not. */
  finishedOn: Day | null
  /** The day that it was added on, for rules from `applied_at`. */
  appliedOn: Day | null
}

/** The dates of a deal by name, null where not set. */
export type AnchorDates = { readonly [anchor in DueAnchor]?: Day | null }

export type Due = { due: Day | null; reason: string }

/**
 * The due dates of the items that follow a rule: the unfinished and unpinned ones. Finished and pinned items stay; what hangs
 * on them is counted from the day that they were finished, else from their due date. A result in the past stays in the past.
 * @throws {CircleError} where items hang on one another in a circle, with its path
 */
export function schedule(
  items: readonly ScheduledItem[],
  dates: AnchorDates,
  holidays: ReadonlySet<Day>,
): Map<string, Due> {
  const byId = new Map(items.map((item) => [item.id, item]))
  const results = new Map<string, Due>()
  const anchorOf = (item: ScheduledItem, rule: DueRule): Anchor => {
    if (rule.anchor === DueAnchor.applied_at) return { name: 'it was added', day: item.appliedOn }
    if (rule.anchor !== DueAnchor.task && rule.anchor !== DueAnchor.milestone) {
      return { name: `the ${dueAnchorLabels[rule.anchor].toLowerCase()}`, day: dates[rule.anchor] ?? null }
    }
    const other = byId.get(rule.item ?? '')
    if (!other) return null
    const day = other.finishedOn ?? (results.get(other.id) ?? other).due
    return { name: `“${other.title}”`, day }
  }

  for (const id of inOrder(itemNeeds(items))) {
    const item = byId.get(id)
    if (!item?.rule || item.pinned || item.finishedOn !== null) continue
    const anchor = anchorOf(item, item.rule)
    // What it hung on was deleted: the date stays as it is.
    if (anchor) results.set(id, dueFrom(item.rule, anchor, holidays))
  }
  return results
}

type Anchor = { name: string; day: Day | null } | null

function dueFrom(rule: DueRule, { name, day }: NonNullable<Anchor>, holidays: ReadonlySet<Day>): Due {
  if (day === null) return { due: null, reason: `Waits for the date of ${name}` }
  return { due: dueDay(rule, day, holidays), reason: dueReason(rule, name, day, holidays) }
}

const itemNeeds = (items: readonly ScheduledItem[]) =>
  new Map(items.map(({ id, rule }) => [id, rule?.item ? [rule.item] : []]))
