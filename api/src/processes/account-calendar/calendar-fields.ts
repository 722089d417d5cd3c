/** Checks what is to be changed of an account's calendar, and puts it in order. Pure. */
import type { AccountCalendarUpdate, FieldError, Holiday } from 'openapi'
import { badRequest } from '#platform/http/errors.ts'

export type CalendarFields = Omit<AccountCalendarUpdate, 'confirm' | 'preview'>

/**
 * The fields in the form that is stored.
 * @throws 400 for a time zone that there is not, and for a day that is named twice
 */
export function calendarFields({ holidays, business_days: weekdays, ...fields }: CalendarFields): CalendarFields {
  const errors = [
    ...(fields.time_zone === undefined || isTimeZone(fields.time_zone)
      ? []
      : [{ field: 'time_zone', reason: 'must be a time zone such as America/New_York' }]),
    ...(holidays ?? []).flatMap(repeated),
  ]
  if (errors.length > 0) throw badRequest(errors)
  return {
    ...fields,
    ...(weekdays && { business_days: weekdays.toSorted((a, b) => a - b) }),
    ...(holidays && { holidays: holidays.toSorted((a, b) => (a.date < b.date ? -1 : 1)) }),
  }
}

function repeated({ date }: Holiday, i: number, all: readonly Holiday[]): FieldError[] {
  const isFirst = all.findIndex((one) => one.date === date) === i
  return isFirst ? [] : [{ field: `holidays.${i}.date`, reason: 'is listed twice' }]
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
