/** When to follow up next: suggestions that fall on days when the office is open. */
import type { AccountCalendar, Holiday } from 'openapi'
import { addDays, daysBetween } from 'ui-kit/days'

type Office = Pick<AccountCalendar, 'business_days'> & { holidays: readonly Pick<Holiday, 'date'>[] }

/** 1 for Monday to 7 for Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

const isOpenOn = ({ business_days: days, holidays }: Office, day: string): boolean =>
  days.includes(weekdayOf(day)) && !holidays.some(({ date }) => date === day)

/** The first business day that is `days` after `today`, or later. Without a calendar, it is that day. */
export function followUpDay(today: string, days: number, office: Office | undefined): string {
  const first = addDays(today, days)
  if (!office) return first
  // A year without a business day is a mistake in the calendar.
  for (let later = 0; later < 366; later++) {
    const day = addDays(first, later)
    if (isOpenOn(office, day)) return day
  }
  return first
}

const USUAL = { tomorrow: 1, threeDays: 3, nextWeek: 7 } as const
export type Suggestion = keyof typeof USUAL

/** The suggested days, each with how many days it is from `today`. */
export function suggestedDays(
  today: string,
  office: Office | undefined,
): Record<Suggestion, { day: string; after: number }> {
  const on = (days: number) => {
    const day = followUpDay(today, days, office)
    return { day, after: daysBetween(today, day) }
  }
  return { tomorrow: on(USUAL.tomorrow), threeDays: on(USUAL.threeDays), nextWeek: on(USUAL.nextWeek) }
}
