import { mergeClasses } from '@fluentui/react-components'
import type { DealCard } from 'openapi'
import { Link } from 'react-router'
import { formatDay } from 'ui-kit/days'
import { isBeyond, placeOf, type Scale } from '#parts/timeline/timeline-scale.ts'
import { copy } from './copy.ts'
import { dealBarLabel, markLabel } from './deal-bar-labels.ts'
import type { DealBar } from './deal-bar.ts'
import { useDealLaneStyles } from './DealLane.styles.ts'

/** How far a bar without a closing date extends beyond its last day. */
const OPEN_PX = 60

/** The minimum width, so that short bars can be seen and clicked. */
const SHORTEST_PX = 10

export interface DealLaneProps {
  deal: DealCard
  bar: DealBar
  scale: Scale
  now: string
  color: string
}

/**
 * The bar of a deal with its marks. A pointer opens the deal by the bar; keyboards and screen readers use the name
 * beside it.
 */
export function DealLane({ deal, bar, scale, now, color }: DealLaneProps) {
  const styles = useDealLaneStyles()
  const { from, to, marks } = bar
  // Without a closing date the bar extends from today.
  const last = to ?? (from !== null && from > now ? from : now)
  const end = placeOf(scale, last)
  const start = Math.min(placeOf(scale, from ?? to ?? now), end)
  const isOpen = to === null
  const width = Math.max(end - start + (isOpen ? OPEN_PX : 0), SHORTEST_PX)
  return (
    <div aria-hidden>
      <Link
        to={`/agent/deal/${deal.id}`}
        tabIndex={-1}
        title={`${deal.name}: ${dealBarLabel({ ...bar, marks: [] }, now)}`}
        className={mergeClasses(styles.bar, isOpen && styles.open)}
        style={{ left: start, width, backgroundColor: color }}
      />
      {marks.map((mark) => (
        <span
          key={mark.day}
          title={markLabel(mark, now)}
          style={{ left: placeOf(scale, mark.day) }}
          className={mergeClasses(
            styles.mark,
            (mark.isDone || mark.day < now) && styles.past,
            mark.isLate && styles.late,
          )}
        />
      ))}
      <span className={styles.day} style={{ left: start + width }}>
        {to === null ? copy.dealLane.noClosing : `${formatDay(to, now)}${isBeyond(scale, to) ? ' →' : ''}`}
      </span>
    </div>
  )
}
