import { Button } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { copy } from './copy.ts'
import { isWithin, monthTicks, placeOf, type Scale, weekTicks, widthOf } from './timeline-scale.ts'
import { useTimelineFrameStyles } from './TimelineFrame.styles.ts'
import { useScrollEnds } from './use-scroll-ends.ts'

export interface TimelineFrameProps {
  scale: Scale
  today: string
  /** Drawn behind the rows. */
  behind?: ReactNode
  /** A list of rows: a name, which stays visible while the days scroll, and a lane as wide as the scale. */
  children: ReactNode
}

/** Months and weeks above the rows, and a line at today. It opens with today visible and shows where there is more. */
export function TimelineFrame({ scale, today, behind, children }: TimelineFrameProps) {
  const styles = useTimelineFrameStyles()
  const frame = useRef<HTMLDivElement>(null)
  const todayAt = placeOf(scale, today)
  const { ends, measure, step } = useScrollEnds(frame)

  // Today is visible, with the latest days to its left.
  useLayoutEffect(() => {
    const { current } = frame
    if (current) current.scrollLeft = Math.max(0, todayAt - current.clientWidth / 3)
  }, [todayAt])

  return (
    // The bars are as close as a chart needs; the list of deals has the same links, each large enough for a thumb.
    <div className={styles.outer} data-targets="dense">
      {ends.after && <div className={styles.fade} />}
      {(ends.before || ends.after) && (
        <div className={styles.steps} role="group" aria-label={copy.timelineFrame.otherDays}>
          <StepButton
            label={copy.timelineFrame.earlier}
            icon={<ChevronLeftRegular />}
            isOver={!ends.before}
            onStep={() => step(-1)}
          />
          <StepButton
            label={copy.timelineFrame.later}
            icon={<ChevronRightRegular />}
            isOver={!ends.after}
            onStep={() => step(1)}
          />
        </div>
      )}
      <div ref={frame} className={styles.frame} onScroll={measure}>
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
    </div>
  )
}

interface StepButtonProps {
  label: string
  icon: ReactElement
  /** There is nothing more on this side; the button keeps its focus. */
  isOver: boolean
  onStep: () => void
}

function StepButton({ label, icon, isOver, onStep }: StepButtonProps) {
  return (
    <Button size="small" icon={icon} aria-label={label} title={label} disabledFocusable={isOver} onClick={onStep} />
  )
}
