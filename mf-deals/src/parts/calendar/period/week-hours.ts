/** Where the entries of a day are on its hours. Pure. */
import type { CalendarEntry } from 'openapi'
import { minutesOf, MINUTES_A_DAY, timeOf } from '#parts/calendar-entries/hours.ts'

const HOUR = 60
/** The height of an hour in pixels. */
export const HOUR_HEIGHT = 48
/** Appointments start at quarters of an hour, if they are set by mouse. */
const STEP = 15
/** How long a click on an hour makes an appointment. */
const CLICKED = HOUR
/** How much room a deadline takes, which has no length. */
const SHORTEST = 30

/** The hours that are always shown: from 7 AM to 8 PM. */
const FIRST_HOUR = 7
const LAST_HOUR = 20

/** The hours on screen, in minutes from midnight. */
export interface Shown {
  from: number
  to: number
}

const endOf = ({ time, ends }: CalendarEntry): number =>
  Math.max(minutesOf(ends ?? time ?? '00:00'), minutesOf(time ?? '00:00') + SHORTEST)

/** Whole hours around the entries that have a time. */
export function shownHours(entries: readonly CalendarEntry[]): Shown {
  const timed = entries.filter(({ time }) => time)
  const from = Math.min(FIRST_HOUR * HOUR, ...timed.map(({ time }) => minutesOf(time ?? '')))
  const to = Math.max(LAST_HOUR * HOUR, ...timed.map(endOf))
  return { from: Math.floor(from / HOUR) * HOUR, to: Math.min(Math.ceil(to / HOUR) * HOUR, MINUTES_A_DAY) }
}

/** The full hours of the range, as times of day. */
export const hoursIn = ({ from, to }: Shown): string[] =>
  Array.from({ length: (to - from) / HOUR }, (_, index) => timeOf(from + index * HOUR))

/** The height of a span of minutes, in pixels. */
export const heightOf = (minutes: number): number => (minutes / HOUR) * HOUR_HEIGHT

/** The time of day, in steps, at a distance in pixels from the top of the hours. */
export function timeAtHeight(height: number, shown: Shown): string {
  const minutes = shown.from + (height / HOUR_HEIGHT) * HOUR
  const kept = Math.min(Math.max(minutes, shown.from), shown.to - STEP)
  return timeOf(Math.floor(kept / STEP) * STEP)
}

/** The hours between two times that a drag went from and to, in either direction; a click makes an hour. */
export function draggedHours(from: string, to: string): { starts: string; ends: string } {
  const [start, end] = [minutesOf(from), minutesOf(to)].toSorted((a, b) => a - b)
  const length = from === to ? CLICKED : (end ?? 0) - (start ?? 0) + STEP
  return { starts: timeOf(start ?? 0), ends: timeOf((start ?? 0) + length) }
}

/** What a click on a day makes: the first hour of the office. */
export const morningOf = (day: string) => ({ date: day, starts: '09:00', ends: '10:00' })

export interface Placed {
  entry: CalendarEntry
  /** Pixels from the top of the hours. */
  top: number
  height: number
  /** Entries at the same time are side by side in lanes. */
  lane: number
  lanes: number
}

/**
 * The entries of one day that have a time, in clusters: those that overlap share the width of the day. The first lane
 * of a cluster starts with its earliest entry.
 */
export function clustersOf(entries: readonly CalendarEntry[], shown: Shown): Placed[][] {
  const timed = entries
    .filter(({ time }) => time)
    .map((entry) => ({ entry, start: minutesOf(entry.time ?? ''), end: endOf(entry) }))
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  const clusters: Placed[][] = []
  let cluster: Placed[] = []
  let laneEnds: number[] = []
  for (const { entry, start, end } of timed) {
    if (laneEnds.every((busyUntil) => busyUntil <= start)) {
      cluster = []
      laneEnds = []
      clusters.push(cluster)
    }
    const free = laneEnds.findIndex((busyUntil) => busyUntil <= start)
    const lane = free === -1 ? laneEnds.length : free
    laneEnds[lane] = end
    cluster.push({ entry, top: heightOf(start - shown.from), height: heightOf(end - start), lane, lanes: 1 })
    for (const one of cluster) one.lanes = laneEnds.length
  }
  return clusters
}

/** From the top of the first of these entries to the end of the last. */
export function spanOf(placed: readonly Placed[]): { top: number; height: number } {
  const top = Math.min(...placed.map((one) => one.top))
  return { top, height: Math.max(...placed.map((one) => one.top + one.height)) - top }
}
