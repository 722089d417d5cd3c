/** The account's calendar as its members read it. */
import type { AccountCalendar } from 'openapi'
import type { StoredAccount } from '#entities/accounts/account.model.ts'

/** The calendar of an account. */
export const presentCalendar = (account: Presented): AccountCalendar => ({
  version: account.version,
  state: account.state ?? null,
  time_zone: account.time_zone,
  currency: account.currency,
  business_days: account.business_days,
  office_hours_end: account.office_hours_end,
  holidays: account.holidays.map(({ date, name, observed }) => ({ date, name, observed })),
})

type Presented = Pick<
  StoredAccount,
  'version' | 'state' | 'time_zone' | 'currency' | 'business_days' | 'office_hours_end' | 'holidays'
>
