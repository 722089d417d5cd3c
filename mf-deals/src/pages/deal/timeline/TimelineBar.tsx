import { mergeClasses } from '@fluentui/react-components'
import type { TimelineItem } from 'openapi'
import { formatDay, withinSentence } from 'ui-kit/days'
import { HiddenText } from 'ui-kit/HiddenText'
import { BAR_PX, isBeyond, placeOf, type Scale } from '#parts/timeline/timeline-scale.ts'
import { walkBars } from '#parts/timeline/walk-bars.ts'
import { copy } from './copy.ts'
import { barLabel } from './timeline-labels.ts'
import { useTimelineBarStyles } from './TimelineBar.styles.ts'
import { isMovable, useBarMove } from './use-bar-move.ts'

export interface TimelineBarProps {
  item: TimelineItem
  scale: Scale
  now: string
  onMove: (day: string) => void
  onOpen: () => void
}

/**
 * An item as a bar: from its start to its due date, with the day beside it. It is moved by dragging or by arrow keys.
 */
export function TimelineBar({ item, scale, now, onMove, onOpen }: TimelineBarProps) {
  const styles = useTimelineBarStyles()
  const { day, handlers } = useBarMove(item, scale, { onMove, onOpen })
  const { due, from, kind, progress, late, critical, contractual } = item
  if (due === null) return null
  const end = placeOf(scale, day ?? due)
  const start = from !== null && from < (day ?? due) ? placeOf(scale, from) : end
  const isPoint = end - start < BAR_PX
  const kindStyle = kind === 'task' && contractual ? styles.contractual : styles[kind]
  return (
    <>
      <button
        type="button"
        data-timeline-item={item.id}
        aria-label={barLabel(item, now)}
        style={{ left: isPoint ? end : start, width: isPoint ? undefined : end - start }}
        className={mergeClasses(
          styles.bar,
          isPoint && styles.point,
          kindStyle,
          progress === 'COMPLETE' && styles.done,
          late && styles.late,
          critical && styles.critical,
          isMovable(item) && styles.movable,
          day !== null && styles.moving,
        )}
        {...handlers}
        onKeyDown={(event) => {
          handlers.onKeyDown(event)
          walkBars(event)
        }}
      />
      <span className={mergeClasses(styles.day, late && styles.dayLate)} style={{ left: end }} aria-hidden>
        {formatDay(day ?? due, now)}
        {isBeyond(scale, day ?? due) && ' →'}
      </span>
      <HiddenText>
        <span aria-live="polite">
          {day && copy.timelineBar.moving(item.title, withinSentence(formatDay(day, now)))}
        </span>
      </HiddenText>
    </>
  )
}
