/** The scale of a timeline. Days are `YYYY-MM-DD`; places are CSS pixels from its left end. */
import type { TimelineItem } from 'openapi'
import { addDays, daysBetween } from 'ui-kit/days'
import { copy } from './copy.ts'

export interface Scale {
  /** The first day. */
  from: string
  /** The last day with its own place; later days are placed at the end. */
  to: string
  /** The width of a day. */
  day: number
}

/** The width of a day at each zoom level. */
export const zooms = [
  { value: 'weeks', label: copy.zooms.weeks, day: 20 },
  { value: 'months', label: copy.zooms.months, day: 7 },
] as const

export type Zoom = (typeof zooms)[number]['value']

/** A narrower bar is drawn as a point, large enough for a finger. */
export const BAR_PX = 24

/** Room before the first and after the last day for their labels. */
const MARGIN = 7
const END_MARGIN = 14
/** A note a year after the closing must not stretch the weeks that matter: it is placed at the end. */
const LONGEST_AHEAD = 120
const LONGEST_BACK = 240

/** The days from the first to the last item of a deal, including today if it is near. */
export function scaleOf(items: readonly TimelineItem[], today: string, day: number): Scale {
  const closing = items.find(({ kind, id }) => kind === 'deal' && id === 'closing')?.due ?? today
  const latest = addDays(closing > today ? closing : today, closing > today ? 30 : LONGEST_AHEAD)
  const days = items.flatMap(({ from, due }) => [from, due].filter((one) => one !== null))
  return scaleWithin(days, { earliest: addDays(today, -LONGEST_BACK), latest, today, day })
}

/** The bounds of a scale. */
export interface ScaleBounds {
  /** Days before and after these have no place of their own. */
  earliest: string
  latest: string
  today: string
  /** The width of a day. */
  day: number
}

/** The days from the first to the last of these within the bounds, including today if it is near. */
export function scaleWithin(days: readonly string[], { earliest, latest, today, day }: ScaleBounds): Scale {
  const within = days.filter((one) => one >= earliest && one <= latest).toSorted()
  const [first = today, last = today] = [within[0], within.at(-1)]
  const isNear = daysBetween(today, first) <= LONGEST_AHEAD
  return {
    from: addDays(isNear && today < first ? today : first, -MARGIN),
    to: addDays(today > last ? today : last, END_MARGIN),
    day,
  }
}

/** The width of a scale, in pixels. */
export const widthOf = ({ from, to, day }: Scale): number => (daysBetween(from, to) + 1) * day

/** The center of a day; for a day outside the scale, the nearest end. */
export function placeOf(scale: Scale, day: string): number {
  const inside = day < scale.from ? scale.from : day > scale.to ? scale.to : day
  return (daysBetween(scale.from, inside) + 0.5) * scale.day
}

/** Whether a day is after the end. */
export const isBeyond = ({ to }: Scale, day: string): boolean => day > to

/** Whether a day has a place of its own. */
export const isWithin = ({ from, to }: Scale, day: string): boolean => day >= from && day <= to

/** The number of days in a pointer move of so many pixels. */
export const daysOf = ({ day }: Scale, pixels: number): number => Math.round(pixels / day)

export interface Tick {
  day: string
  at: number
  label: string
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The width of a month's label. */
const MONTH_PX = 120

/** The first day of each month, and the timeline's first month if its label fits. */
export function monthTicks(scale: Scale): Tick[] {
  const starts = daysFrom(scale).filter((day, index) => index === 0 || day.endsWith('-01'))
  return starts
    .map((day) => ({ day, at: startOf(scale, day), label: monthName.format(new Date(`${day}T00:00:00Z`)) }))
    .filter(({ at }, index, all) => index > 0 || (all[1]?.at ?? Infinity) - at >= MONTH_PX)
}

/** Every Monday, by its day of the month. */
export function weekTicks(scale: Scale): Tick[] {
  const mondays = daysFrom(scale).filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1)
  return mondays.map((day) => ({ day, at: startOf(scale, day), label: String(Number(day.slice(8))) }))
}

const startOf = (scale: Scale, day: string): number => daysBetween(scale.from, day) * scale.day

const daysFrom = ({ from, to }: Scale): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
