import type { TimelineItem } from 'openapi'
import { placeOf, type Scale, widthOf } from '#parts/timeline/timeline-scale.ts'
import { useTimelineLinksStyles } from './TimelineLinks.styles.ts'

export interface TimelineLinksProps {
  /** The items in the order of their rows. */
  items: readonly TimelineItem[]
  scale: Scale
  /** The height of a row in pixels. */
  row: number
  /** How far below the top of its row a bar has its middle, in pixels. */
  middle: number
}

/** Lines from what comes first to what follows it. Screen readers hear the same from the list of what an item follows. */
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

/** Down (or up) beside the first one, then across to the other. */
const linePath = (from: Point, to: Point): string => `M ${from.x} ${from.y} V ${to.y} H ${to.x}`
