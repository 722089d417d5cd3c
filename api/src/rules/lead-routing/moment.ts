/** The time of the week, for rules and working hours. Pure. */
import { weekdayOf } from '#rules/calendar/working-hours.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { timeIn } from '#rules/calendar/wall-clock.ts'

export type Moment = {
  /** YYYY-MM-DD in the account's time zone. */
  day: string
  /** From 1 for Monday to 7 for Sunday. */
  weekday: number
  /** HH:MM */
  time: string
}

/** An instant in a time zone. */
export function momentIn(timeZone: string, at: Date): Moment {
  const day = todayIn(timeZone, at)
  return { day, weekday: weekdayOf(day), time: timeIn(timeZone, at) }
}

type Hours = { weekdays: readonly number[]; starts: string; ends: string }

/** Whether the moment is in the hours. Hours that end before they start go past midnight. */
export function isWithin({ weekdays, starts, ends }: Hours, { day, weekday, time }: Moment): boolean {
  if (starts < ends) return weekdays.includes(weekday) && starts <= time && time < ends
  const before = weekdayOf(addDays(day, -1))
  return (weekdays.includes(weekday) && starts <= time) || (weekdays.includes(before) && time < ends)
}

type WorkingDay = { weekday: number; starts: string; ends: string }

/** Whether someone with these working hours works then. Without any, they always do. */
export const isAtWork = (hours: readonly WorkingDay[] | null, moment: Moment): boolean =>
  hours === null ||
  hours.some(({ weekday, starts, ends }) => weekday === moment.weekday && starts <= moment.time && moment.time < ends)
