/** Days of the demo, relative to today. */
import { addDays, todayIn } from '#api/rules/calendar/days.ts'

export const TIME_ZONE = 'America/New_York'

export const demoToday = (): string => todayIn(TIME_ZONE, new Date())

/** A time in the office hours of a day, in UTC. Times of today are not in the future. */
export function officeHour(day: string, hour = 15): Date {
  const moment = Date.parse(`${day}T${String(hour).padStart(2, '0')}:${hour % 2 === 0 ? '10' : '40'}:00.000Z`)
  return new Date(Math.min(moment, Date.now()))
}

/** The first business day on or after `day`. */
export function weekdayFrom(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const isOff = weekday === 0 || weekday === 6 || holidaysAround(day).includes(day)
  return isOff ? weekdayFrom(addDays(day, 1)) : day
}

/** Thanksgiving and the federal holidays on fixed days, in the years around `today`. */
export function holidaysAround(today: string): string[] {
  const year = Number(today.slice(0, 4))
  return [year - 1, year, year + 1].flatMap((one) => [
    `${one}-01-01`,
    `${one}-06-19`,
    `${one}-07-04`,
    `${one}-11-11`,
    thanksgiving(one),
    `${one}-12-25`,
  ])
}

/** The fourth Thursday of November. */
function thanksgiving(year: number): string {
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay()
  return `${year}-11-${String(22 + ((4 - first + 7) % 7)).padStart(2, '0')}`
}
