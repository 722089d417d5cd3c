import { mergeClasses } from '@fluentui/react-components'
import type { DealTimeline, TimelineItem } from 'openapi'
import { type Scale, widthOf } from '#parts/timeline/timeline-scale.ts'
import { useTimelineFrameStyles } from '#parts/timeline/TimelineFrame.styles.ts'
import { TimelineFrame } from '#parts/timeline/TimelineFrame.tsx'
import { copy } from './copy.ts'
import { TimelineBar } from './TimelineBar.tsx'
import { TimelineLinks } from './TimelineLinks.tsx'

export interface TimelineChartProps {
  timeline: DealTimeline
  scale: Scale
  onMove: (item: TimelineItem, day: string) => void
  onOpen: (item: TimelineItem) => void
}

/** The items of a deal as bars over days, with lines to the items that follow them. */
export function TimelineChart({ timeline: { today, items }, scale, onMove, onOpen }: TimelineChartProps) {
  const styles = useTimelineFrameStyles()
  const links = <TimelineLinks items={items} scale={scale} row={styles.rowHeight} middle={styles.middle} />
  return (
    <TimelineFrame scale={scale} today={today} behind={links}>
      <ol className={styles.rows} aria-label={copy.timelineChart.label}>
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`} className={styles.row}>
            <span className={mergeClasses(styles.name, item.kind !== 'task' && styles.heading)} title={item.title}>
              {item.title}
            </span>
            <span className={styles.lane} style={{ width: widthOf(scale) }}>
              <TimelineBar
                item={item}
                scale={scale}
                now={today}
                onMove={(day) => onMove(item, day)}
                onOpen={() => onOpen(item)}
              />
            </span>
          </li>
        ))}
      </ol>
    </TimelineFrame>
  )
}
