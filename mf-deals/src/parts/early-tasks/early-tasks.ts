/** The tasks that a contract has overtaken, such as signing the buyer agreement. */
import type { Milestone, Task } from 'openapi'
import { DueAnchor } from 'openapi/codes'

/** What dates from before a contract count from. All others count from the contract, or from another item. */
const BEFORE_CONTRACT: ReadonlySet<DueAnchor> = new Set([
  DueAnchor.listing,
  DueAnchor.listing_expiration,
  DueAnchor.offer,
  DueAnchor.applied_at,
])
const OF_OTHERS: ReadonlySet<DueAnchor> = new Set([DueAnchor.task, DueAnchor.milestone])

type Dated = Pick<Task, 'due_rule'>

/** Whether an item is due by a date of the contract, such as its acceptance or the closing. */
const isOfContract = ({ due_rule: rule }: Dated): boolean =>
  rule !== null && !BEFORE_CONTRACT.has(rule.anchor) && !OF_OTHERS.has(rule.anchor)

/**
 * Of the open tasks of a deal under contract, those that belong to milestones before the contract's first one.
 * @param milestones In their order. The contract begins with the first one that's due by a date of it; if none is, no task
 *   is early.
 */
export function earlyTasks<Open extends Dated & Pick<Task, 'milestone'>>(
  tasks: readonly Open[],
  milestones: readonly (Dated & Pick<Milestone, 'id'>)[],
): Open[] {
  const begins = milestones.findIndex(isOfContract)
  const early = new Set(milestones.slice(0, Math.max(begins, 0)).map(({ id }) => id))
  return tasks.filter((task) => task.milestone !== null && early.has(task.milestone) && !isOfContract(task))
}
