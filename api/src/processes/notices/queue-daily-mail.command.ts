/**
 * The mail about the day, from the hour that each person has chosen: what home shows. It is queued in the transaction that
 * notes its day, so none is lost or sent twice, even with several processes.
 */
import { type ClientSession, trusted, type Types } from 'mongoose'
import type { Home } from 'openapi'
import type { Logger } from 'pino'
import {
  NotificationSettingsModel,
  type StoredNotificationSettings,
} from '#entities/notifications/notification-settings.model.ts'
import { absenceOn } from '#entities/absences/absences.query.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import { loadViewer } from '#entities/sessions/viewer.query.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { fullName } from '#entities/users/user.presenter.ts'
import { change } from '#platform/events/change.ts'
import { runningCovers, type Viewer } from '#platform/http/viewer.ts'
import { queueMail } from '#platform/mail/queue-mail.command.ts'
import { readHome } from '#processes/home/read-home.query.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { hourIn } from '#rules/calendar/wall-clock.ts'
import { isDayOff } from '#rules/calendar/working-hours.ts'
import { dayText } from '#rules/calendar/day-text.ts'

type Line = [list: string, text: string]

/** Queues the mails due at `now`. Stops between two if `signal` aborts. Returns the number queued. */
export async function queueDailyMail(logger: Logger, now = new Date(), signal?: AbortSignal): Promise<number> {
  let queued = 0
  // No day is later than this anywhere on Earth.
  const latest = addDays(now.toISOString().slice(0, 10), 1)
  const waiting = [{ daily_mail_day: null }, { daily_mail_day: { $lt: latest } }]
  const wanted = NotificationSettingsModel.collection.find<StoredNotificationSettings>({
    daily_mail_hour: { $type: 'number' },
    $or: waiting,
  })
  for await (const settings of wanted) {
    if (signal?.aborted) break
    try {
      if (await queueFor(settings, now)) queued++
    } catch (error) {
      // The others still get theirs. This one is tried again on the next run.
      logger.error({ err: error, user: String(settings._id) }, 'mail about the day not queued yet')
    }
  }
  return queued
}

async function queueFor({ _id, account, daily_mail_hour: hour }: StoredNotificationSettings, now: Date) {
  const viewer = await loadViewer(_id)
  if (!viewer || viewer.is_client || typeof hour !== 'number' || hourIn(viewer.time_zone, now) < hour) return false
  const day = todayIn(viewer.time_zone, now)
  const user = await UserModel.findById(_id, { email: 1, person: 1, working_hours: 1 }).lean().orFail()
  if (isDayOff(user.working_hours ?? null, day) || (await absenceOn(viewer.id, day))) return false
  const names = await namesOfCovered(viewer)
  const lines = linesOf(await readHome(viewer, { at: now, ownOnly: true }), day, names)
  return change({ id: null, account, requestId: `daily-mail-${String(_id)}` }, async (tx) => {
    if (!(await claim(viewer.id, { hour, day }, tx.session)) || lines.length === 0) return false
    const data = { user: String(_id), first_name: user.person.first_name, day: dayText(day), lines }
    await queueMail(tx, { to: user.email, template: 'day_ahead', data })
    return true
  })
}

/** The names of the people whom the viewer covers today, by id. */
async function namesOfCovered(viewer: Viewer): Promise<ReadonlyMap<string, string>> {
  const ids = runningCovers(viewer).map(({ user }) => user)
  if (ids.length === 0) return new Map()
  const people = await UserModel.find({ _id: trusted({ $in: ids }) }, { email: 1, person: 1 }).lean()
  return new Map(people.map(({ _id, person, email }) => [String(_id), fullName(person) || email]))
}

/** Notes the day, unless another process was faster or the choice has changed since. */
async function claim(
  user: Types.ObjectId,
  { hour, day }: { hour: number; day: string },
  session: ClientSession,
): Promise<boolean> {
  const due = {
    _id: user,
    daily_mail_hour: hour,
    $or: [{ daily_mail_day: null }, { daily_mail_day: trusted({ $lt: day }) }],
  }
  const { modifiedCount } = await NotificationSettingsModel.updateOne(
    due,
    { $set: { daily_mail_day: day } },
    { session },
  )
  return modifiedCount === 1
}

function linesOf(
  { overdue_tasks, today_tasks, closing_soon, new_leads, contact_dates }: Home,
  today: string,
  covered: ReadonlyMap<string, string>,
): Line[] {
  const dated = (day: string | null) => (day ? ` (${dayText(day, today)})` : '')
  const forOthers = (assignee: string | null) => {
    const name = covered.get(assignee ?? '')
    return name ? ` (for ${name})` : ''
  }
  const task = ({ title, deal_name, due_date, assignee }: Home['today_tasks']['results'][number]) =>
    [title, deal_name].filter(Boolean).join(', ') + (due_date === today ? '' : dated(due_date)) + forOthers(assignee)
  return [
    ...list('Overdue', overdue_tasks, task),
    ...list('Due today', today_tasks, task),
    ...list('Closing soon', closing_soon, ({ name, dates }) => name + dated(dates.closing ?? null)),
    ...list(
      'Get in touch',
      contact_dates,
      ({ title, contact_name: name, date }) => `${name}, ${title.toLowerCase()}${date === today ? '' : dated(date)}`,
    ),
    ...list('New leads', new_leads, (lead) => contactName(lead) + forOthers(lead.owner)),
  ]
}

/** The first of a list, and how many more there are. */
function list<Item>(
  label: string,
  { results, count }: { results: readonly Item[]; count: number | null },
  textOf: (item: Item) => string,
): Line[] {
  const more = (count ?? 0) - results.length
  return [
    ...results.map((item): Line => [label, textOf(item)]),
    ...(more > 0 ? [[label, `and ${more} more`] as Line] : []),
  ]
}
