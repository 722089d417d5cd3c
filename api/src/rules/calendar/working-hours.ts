/** When people work. Pure. */

/** The weekday of a day, from 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** Whether the hours leave out the day's weekday. Without hours, no day is a day off. */
export const isDayOff = (hours: readonly { weekday: number }[] | null, day: string): boolean =>
  hours !== null && !hours.some(({ weekday }) => weekday === weekdayOf(day))
