/** Changes the account's calendar, with every due date that is counted by it. */
import type { AccountCalendarChange, AccountCalendarUpdate } from 'openapi'
import { accountCalendar } from '#entities/accounts/account-calendar.ts'
import type { AccountDocument } from '#entities/accounts/account.model.ts'
import { renewSessions } from '#entities/sessions/renew-sessions.command.ts'
import { UserModel } from '#entities/users/user.model.ts'
import type { Change } from '#platform/events/change.ts'
import { badRequest, preconditionFailed } from '#platform/http/errors.ts'
import { digest } from '#platform/records/digest.ts'
import { moveReminderZone } from '#processes/reminders/move-reminder-zone.command.ts'
import { calendarFields, type CalendarFields } from './calendar-fields.ts'
import { presentCalendar } from './calendar.presenter.ts'
import { rescheduleAll } from './reschedule-all.command.ts'

type Told = { op: string; cause?: string }

/**
 * Changes the calendar, or only returns what would move. With the `preview` of an earlier response it does exactly what
 * that response showed.
 * @throws 400 for fields that are not valid, 412 if the outcome would now be different
 */
export async function changeCalendar(
  change: Change,
  account: AccountDocument,
  { dry_run, confirm = [], preview: asked, ...fields }: AccountCalendarUpdate & { dry_run?: boolean | undefined },
): Promise<AccountCalendarChange> {
  const told = { op: 'change_calendar' }
  const plan = { fields: calendarFields(fields), confirmed: new Set(confirm), isDryRun: dry_run === true, told }
  const { event, deals } = await applyCalendar(change, account, plan)
  const consented = new Set(deals.flatMap(({ moved, to_confirm: left }) => [...moved, ...left].map(({ id }) => id)))
  const strangers = confirm.flatMap((id, i) => (consented.has(id) ? [] : [`confirm.${i}`]))
  if (strangers.length > 0)
    throw badRequest(strangers.map((field) => ({ field, reason: 'isn’t a contract date that this would move' })))
  // The version differs between a dry run and the change itself.
  const { version, ...calendar } = presentCalendar(account)
  const preview = digest({ calendar, deals })
  if (asked !== undefined && asked !== preview) throw preconditionFailed()
  return { applied: event !== null, event, preview, calendar: { version, ...calendar }, deals }
}

/** Sets the fields and moves all dates. `event` is that of the account, null if nothing is written. */
export async function applyCalendar(
  change: Change,
  account: AccountDocument,
  {
    fields,
    confirmed,
    isDryRun,
    told,
  }: { fields: CalendarFields; confirmed: Set<string>; isDryRun: boolean; told: Told },
) {
  const before = accountCalendar(account)
  account.set(fields)
  const after = accountCalendar(account)
  const first = change.eventIds.length
  if (!isDryRun) await change.save(account, told)
  const event = change.eventIds[first] ?? null
  if (event && before.timeZone !== after.timeZone) await moveZone(change, account, before.timeZone)
  const deals = await rescheduleAll(change, { account: account._id, before, after, confirmed, cause: event })
  return { event, deals }
}

/** What is computed by the zone ahead of time: the sessions of the account's users, and their reminders. */
async function moveZone(change: Change, { _id: account, time_zone }: AccountDocument, from: string): Promise<void> {
  const users = await UserModel.find({ account }, { _id: 1 }, { session: change.session }).lean()
  await renewSessions(
    change,
    users.map(({ _id }) => _id),
  )
  await moveReminderZone(change, account, { from, to: time_zone })
}
