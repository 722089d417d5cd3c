import { makeStyles } from '@fluentui/react-components'
import type { TimelineItem } from 'openapi'
import { look } from 'ui-kit/theme'
import { placeOf, type Scale, widthOf } from '#parts/timeline/timeline-scale.ts'

const useStyles = makeStyles({
  links: { position: 'absolute', top: 0, left: 0, pointerEvents: 'none', overflow: 'visible' },
  link: { fill: 'none', stroke: look.line2, strokeWidth: '1.5px' },
  critical: { fill: 'none', stroke: look.danger, strokeWidth: '2px' },
})

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
  const styles = useStyles()
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
