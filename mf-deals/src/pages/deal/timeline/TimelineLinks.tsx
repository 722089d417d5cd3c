import type { TimelineItem } from 'openapi'
import { placeOf, type Scale, widthOf } from '#parts/timeline/timeline-scale.ts'
import { useTimelineLinksStyles } from './TimelineLinks.styles.ts'

export interface TimelineLinksProps {
  /** The items in the order of their rows. */
  items: readonly TimelineItem[]
  scale: Scale
  /** The height of a row in pixels. */
  row: number
  /** The center of a bar, in pixels from the top of its row. */
  middle: number
}

/** Lines from each item to those that follow it. Screen readers get the same from an item's list of predecessors. */
export function TimelineLinks({ items, scale, row, middle }: TimelineLinksProps) {
  const styles = useTimelineLinksStyles()
  const rows = new Map(items.map((item, index) => [item.id, { item, index }]))
  const links = items.flatMap((item, index) =>
    item.after.flatMap((id) => {
      const before = rows.get(id)
      if (!before || before.item.due === null || item.due === null) return []
      const path = linePath(
        { x: placeOf(scale, before.item.due), y: before.index * row + middle },
        { x: placeOf(scale, item.from ?? item.due), y: index * row + middle },
      )
      return [{ key: `${id} ${item.id}`, path, critical: before.item.critical && item.critical }]
    }),
  )
  return (
    <svg className={styles.links} width={widthOf(scale)} height={items.length * row} aria-hidden>
      {links.map(({ key, path, critical }) => (
        <path key={key} d={path} className={critical ? styles.critical : styles.link} />
      ))}
    </svg>
  )
}

interface Point {
  x: number
  y: number
}

/** Down (or up) beside the first item, then across to the other one. */
const linePath = (from: Point, to: Point): string => `M ${from.x} ${from.y} V ${to.y} H ${to.x}`
