/** Which items of a deal have a place on its timeline, and which have no day to stand on. Pure. */
import type { TimelineItem } from 'openapi'

export interface DividedItems {
  /** What has a day, and the milestones above tasks that have one. */
  lanes: TimelineItem[]
  /** What has no day. */
  undated: TimelineItem[]
}

/** Divides items by whether they take a lane; both parts stay in their order. */
export function divideByDay(items: readonly TimelineItem[]): DividedItems {
  const heading = new Set(items.flatMap(({ due, milestone }) => (due === null ? [] : [milestone])))
  const hasLane = ({ kind, id, due }: TimelineItem) => due !== null || (kind === 'milestone' && heading.has(id))
  return { lanes: items.filter(hasLane), undated: items.filter((item) => !hasLane(item)) }
}
