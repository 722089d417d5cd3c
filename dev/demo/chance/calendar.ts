/** Days of the demo, relative to today. */
import { publicHolidaysOf } from '#api/entities/accounts/public-holidays.ts'
import { todayIn } from '#api/rules/calendar/days.ts'
import { rollToBusinessDay } from '#api/rules/scheduling/business-calendar.ts'
import { generalBusinessDays } from '#api/rules/scheduling/federal-holidays.ts'

/** Where the demo's brokerage is. */
export const STATE = 'CT'
export const TIME_ZONE = 'America/New_York'

/** Today where the demo's brokerage is. */
export const demoToday = (): string => todayIn(TIME_ZONE, new Date())

/** A time in the office hours of a day, in UTC. Times of today are not in the future. */
export function officeHour(day: string, hour = 15): Date {
  const moment = Date.parse(`${day}T${String(hour).padStart(2, '0')}:${hour % 2 === 0 ? '10' : '40'}:00.000Z`)
  return new Date(Math.min(moment, Date.now()))
}

/** The first day on or after `day` on which banks are open. */
export const weekdayFrom = (day: string): string => rollToBusinessDay(day, 1, generalBusinessDays())

/** The holidays of the demo's state, from the year before `today` on. */
export const holidaysAround = (today: string) => publicHolidaysOf(STATE, Number(today.slice(0, 4)) - 1)
