/** When reminders are sent. Pure. */
import { ReminderKind } from 'openapi/codes'
import { addDays, instantAt, todayIn } from '#rules/calendar/days.ts'

/** 9 a.m. in the account's time zone. */
const NINE = '09:00'
const DAY_MS = 24 * 60 * 60 * 1000

export type Wish = { kind: ReminderKind; at?: Date | null | undefined; days?: number | null | undefined }

/** 9 a.m. on a day in a time zone. */
export const morningOf = (day: string, timeZone: string): Date => instantAt(day, NINE, timeZone)

/** When a reminder is due for the first time; null if the task has no due date to count from. */
export function firstTime({ kind, at, days }: Wish, due: string | null, timeZone: string, now: Date): Date | null {
  if (kind === ReminderKind.at) return at ?? null
  if (kind === ReminderKind.before_due) return due ? morningOf(addDays(due, -(days ?? 0)), timeZone) : null
  return morningOf(addDays(todayIn(timeZone, now), days ?? 1), timeZone)
}

/** When a reminder sent at `now` is due again; null for never. Missed times are skipped. */
export function nextTime({ kind, days }: Wish, last: Date, timeZone: string, now: Date): Date | null {
  if (kind !== ReminderKind.every || !days) return null
  const missed = Math.max(1, Math.ceil((now.getTime() - last.getTime() + 1) / (days * DAY_MS)))
  return morningOf(addDays(todayIn(timeZone, last), missed * days), timeZone)
}
