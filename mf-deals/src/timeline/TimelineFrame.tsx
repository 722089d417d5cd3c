import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTimelineChartStyles } from './TimelineChart.styles.ts'
import { isWithin, monthTicks, placeOf, type Scale, weekTicks, widthOf } from './timeline-scale.ts'

export interface TimelineFrameProps {
  scale: Scale
  today: string
  /** What is drawn behind the rows. */
  behind?: ReactNode
  /** A list of rows: a name, which stays in sight while the days are scrolled, and a lane as wide as the scale. */
  children: ReactNode
}

/** Months and weeks above, a line at today, and rows over it. It opens with today in sight. */
export function TimelineFrame({ scale, today, behind, children }: TimelineFrameProps) {
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
          {behind}
          {isWithin(scale, today) && <div className={styles.today} style={{ left: todayAt }} />}
        </div>
        {children}
      </div>
    </div>
  )
}
