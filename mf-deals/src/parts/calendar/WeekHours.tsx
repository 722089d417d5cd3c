import { mergeClasses } from '@fluentui/react-components'
import type { CalendarEntry } from 'openapi'
import { type PointerEventHandler, useRef, useState } from 'react'
import { formatLongDay } from 'ui-kit/days'
import { formatTimeOfDay } from 'ui-kit/time-of-day'
import { useAddAppointment } from '#parts/appointments/AddAppointment.tsx'
import { useDropDay } from '#parts/calendar-entries/CalendarMoves.tsx'
import { byDay } from '#parts/calendar-entries/entry-kinds.ts'
import { EntryItem } from '#parts/calendar-entries/EntryItem.tsx'
import { formatHours } from '#parts/calendar-entries/entry-words.ts'
import { minutesOf } from '#parts/calendar-entries/hours.ts'
import { daysOf, rangeOf, weekdayShort } from '#parts/calendar/period/calendar-days.ts'
import { DayEntries } from '#parts/calendar-entries/DayEntries.tsx'
import { MoreEntries } from '#parts/calendar-entries/MoreEntries.tsx'
import { useIsPrinting } from '#parts/calendar-entries/use-matches.ts'
import { copy } from './copy.ts'
import { DayName } from './DayName.tsx'
import { HolidayName } from './HolidayName.tsx'
import type { MonthGridProps } from './MonthGrid.tsx'
import {
  clustersOf,
  draggedHours,
  heightOf,
  HOUR_HEIGHT,
  hoursIn,
  type Placed,
  type Shown,
  shownHours,
  spanOf,
  timeAtHeight,
} from '#parts/calendar/period/week-hours.ts'
import { useWeekHoursStyles } from './WeekHours.styles.ts'

/** More entries without a time would push the hours out of sight. */
const MOST_WHOLE_DAY = 4

/** Two lines of text fit into this. */
const CARD_HEIGHT = 36

/** How many entries are side by side in a day of a week. */
const MOST_LANES = 2
/** The width that the first of more entries gets. */
const CROWDED_PERCENT = 70

/**
 * A week as seven columns of hours, with what takes the whole day above them. A click or a drag on free hours makes an
 * appointment; appointments are dragged to other hours.
 */
export function WeekHours({ date, now, entries, holidays }: MonthGridProps) {
  const styles = useWeekHoursStyles()
  const entriesOf = byDay(entries)
  const shown = shownHours(entries)
  return (
    <div className={styles.frame}>
      <ol className={styles.week}>
        {daysOf(rangeOf('week', date)).map((day, index) => (
          <DayHours
            key={day}
            day={day}
            now={now}
            shown={shown}
            isFirst={index === 0}
            entries={entriesOf.get(day) ?? []}
            holiday={holidays.get(day)}
          />
        ))}
      </ol>
    </div>
  )
}

interface DayHoursProps {
  day: string
  now: string
  shown: Shown
  /** The first day names the hours. */
  isFirst: boolean
  entries: readonly CalendarEntry[]
  holiday: string | undefined
}

function DayHours({ day, now, shown, isFirst, entries, holiday }: DayHoursProps) {
  const styles = useWeekHoursStyles()
  const hours = useRef<HTMLDivElement>(null)
  const timeAt = (clientY: number) => {
    const box = hours.current?.getBoundingClientRect()
    return box && clientY >= box.top ? timeAtHeight(clientY - box.top, shown) : undefined
  }
  const { isOver, handlers } = useDropDay(day, timeAt)
  const { slot, selecting } = useSlot(day, timeAt)
  return (
    <li
      className={mergeClasses(styles.day, holiday && styles.closed, day === now && styles.today, isOver && styles.over)}
      {...handlers}
    >
      <DayName day={day} now={now} className={styles.name}>
        {`${weekdayShort(day)} ${Number(day.slice(8))}`}
      </DayName>
      <div className={styles.wholeDay}>
        <HolidayName name={holiday} />
        <DayEntries day={day} now={now} entries={entries.filter(({ time }) => !time)} most={MOST_WHOLE_DAY} />
      </div>
      <div
        ref={hours}
        className={styles.hours}
        style={{ height: heightOf(shown.to - shown.from) }}
        data-hours={day}
        {...selecting}
      >
        <div className={styles.lines} aria-hidden>
          {hoursIn(shown).map((hour, index) => (
            <div key={hour} className={styles.hour} style={{ height: HOUR_HEIGHT }}>
              {isFirst && (
                <span className={mergeClasses(styles.label, index === 0 && styles.firstLabel)}>
                  {formatTimeOfDay(hour).replace(':00', '')}
                </span>
              )}
            </div>
          ))}
        </div>
        <ul className={styles.timed}>
          {clustersOf(entries, shown).map((cluster) => (
            <Cluster key={cluster[0]?.entry.id} placed={cluster} title={formatLongDay(day, now)} />
          ))}
        </ul>
        {slot && (
          <div
            className={styles.slot}
            style={{
              top: heightOf(minutesOf(slot.starts) - shown.from),
              height: heightOf(minutesOf(slot.ends) - minutesOf(slot.starts)),
            }}
          >
            {formatHours(slot.starts, slot.ends)}
          </div>
        )}
      </div>
    </li>
  )
}

/**
 * Entries that overlap, side by side. More than two would be too narrow to read: the first keeps its place, and a
 * button beside it opens all of them. Paper shows all.
 */
function Cluster({ placed, title }: { placed: readonly Placed[]; title: string }) {
  const styles = useWeekHoursStyles()
  const isPrinting = useIsPrinting()
  const { lanes = 1 } = placed[0] ?? {}
  const isCrowded = !isPrinting && lanes > MOST_LANES
  const width = isCrowded ? CROWDED_PERCENT : 100 / lanes
  const shown = isCrowded ? placed.filter(({ lane }) => lane === 0) : placed
  const hidden = isCrowded ? placed.filter(({ lane }) => lane > 0) : []
  return (
    <>
      {shown.map(({ entry, top, height, lane }) => (
        <EntryItem
          key={`${entry.kind} ${entry.id}`}
          entry={entry}
          shape={height < CARD_HEIGHT ? 'line' : 'hours'}
          className={styles.placed}
          style={{ top, height, left: `${width * lane}%`, width: `${width}%` }}
        />
      ))}
      {isCrowded && (
        <li className={styles.placed} style={{ ...spanOf(hidden), left: `${width}%`, width: `${100 - width}%` }}>
          <MoreEntries
            title={title}
            entries={placed.map(({ entry }) => entry)}
            label={copy.weekHours.moreAtOnce(hidden.length, title)}
            className={styles.more}
          >
            {copy.weekHours.more(hidden.length)}
          </MoreEntries>
        </li>
      )}
    </>
  )
}

/**
 * Selects hours of a day with the mouse, for a new appointment. Fingers scroll; they and keyboards use the button above
 * the calendar.
 */
function useSlot(day: string, timeAt: (clientY: number) => string | undefined) {
  const add = useAddAppointment()
  const [drag, setDrag] = useState<{ from: string; to: string } | null>(null)
  const onPointerDown: PointerEventHandler = ({ target, currentTarget, clientY, button, pointerType, pointerId }) => {
    const time = timeAt(clientY)
    if (button !== 0 || pointerType === 'touch' || time === undefined) return
    // What happens in a popover comes here too, by way of React.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return
    if (target.closest('[draggable=true], a, button')) return
    currentTarget.setPointerCapture?.(pointerId)
    setDrag({ from: time, to: time })
  }
  const onPointerMove: PointerEventHandler = ({ clientY }) => {
    const to = timeAt(clientY)
    if (drag && to !== undefined && to !== drag.to) setDrag({ ...drag, to })
  }
  const onPointerUp: PointerEventHandler = () => {
    setDrag(null)
    if (drag) add({ date: day, ...draggedHours(drag.from, drag.to) })
  }
  const selecting = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => setDrag(null) }
  return { slot: drag && draggedHours(drag.from, drag.to), selecting }
}
