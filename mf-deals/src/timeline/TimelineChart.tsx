import { mergeClasses } from '@fluentui/react-components'
import type { DealTimeline, TimelineItem } from 'openapi'
import { useLayoutEffect, useRef } from 'react'
import { useTimelineChartStyles } from './TimelineChart.styles.ts'
import { TimelineBar } from './TimelineBar.tsx'
import { TimelineLinks } from './TimelineLinks.tsx'
import { isWithin, monthTicks, placeOf, type Scale, weekTicks, widthOf } from './timeline-scale.ts'

/** The height of a row in pixels; the styles say the same. */
const ROW = 36

export interface TimelineChartProps {
  timeline: DealTimeline
  scale: Scale
  onMove: (item: TimelineItem, day: string) => void
  onOpen: (item: TimelineItem) => void
}

/** The items of a deal as bars over days, with lines to what follows. Names stay in sight while the days are scrolled. */
export function TimelineChart({ timeline: { today, items }, scale, onMove, onOpen }: TimelineChartProps) {
  const styles = useTimelineChartStyles()
  const frame = useRef<HTMLDivElement>(null)
  const todayAt = placeOf(scale, today)

  // Today is in sight, with what was last to its left.
  useLayoutEffect(() => {
    const { current } = frame
    if (current) current.scrollLeft = Math.max(0, todayAt - current.clientWidth / 3)
  }, [todayAt])

  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.head}>
        <div className={styles.corner} />
        <div className={styles.ticks} style={{ width: widthOf(scale) }} aria-hidden>
          {monthTicks(scale).map(({ day, at, label }) => (
            <span key={day} className={styles.month} style={{ left: at }}>
              {label}
            </span>
          ))}
          {scale.day > 10 &&
            weekTicks(scale).map(({ day, at, label }) => (
              <span key={day} className={styles.week} style={{ left: at }}>
                {label}
              </span>
            ))}
        </div>
      </div>
      <div className={styles.body}>
        <div className={styles.behind}>
          <TimelineLinks items={items} scale={scale} row={ROW} />
          {isWithin(scale, today) && <div className={styles.today} style={{ left: todayAt }} />}
        </div>
        <ol className={styles.rows} aria-label="Timeline">
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
      </div>
    </div>
  )
}
