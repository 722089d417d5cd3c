/** The account's calendar in the form that due dates are computed with. */
import { type BusinessCalendar, WEEKDAYS } from '#rules/scheduling/business-calendar.ts'
import type { StoredAccount } from './account.model.ts'

export type AccountCalendar = { business: BusinessCalendar; timeZone: string }

/** The stored fields that it is made of. */
export const CALENDAR_FIELDS = { business_days: 1, holidays: 1, time_zone: 1 } as const

/** The calendar of a stored account; Monday to Friday in UTC if the account is gone. */
export function accountCalendar(account: Pick<StoredAccount, keyof typeof CALENDAR_FIELDS> | null): AccountCalendar {
  if (!account) return { business: { weekdays: WEEKDAYS, holidays: new Set() }, timeZone: 'UTC' }
  const { business_days, holidays, time_zone: timeZone } = account
  const weekdays = business_days.map((weekday) => weekday - 1).toSorted((a, b) => a - b)
  return { business: { weekdays, holidays: new Set(holidays.map(({ date }) => date)) }, timeZone }
}
