/** Divides the items of a deal into those with a lane on the timeline and those without a day. Pure. */
import type { TimelineItem } from 'openapi'

export interface DividedItems {
  /** Items with a day, and the milestones above tasks with one. */
  lanes: TimelineItem[]
  /** Items without a day. */
  undated: TimelineItem[]
}

/** Divides items by whether they get a lane. Both parts keep their order. */
export function divideByDay(items: readonly TimelineItem[]): DividedItems {
  const heading = new Set(items.flatMap(({ due, milestone }) => (due === null ? [] : [milestone])))
  const hasLane = ({ kind, id, due }: TimelineItem) => due !== null || (kind === 'milestone' && heading.has(id))
  return { lanes: items.filter(hasLane), undated: items.filter((item) => !hasLane(item)) }
}
