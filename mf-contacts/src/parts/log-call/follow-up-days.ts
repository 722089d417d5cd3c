/** When to follow up next: suggestions that fall on days when the office is open. */
import type { AccountCalendar, Holiday } from 'openapi'
import { addDays } from 'ui-kit/days'

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
