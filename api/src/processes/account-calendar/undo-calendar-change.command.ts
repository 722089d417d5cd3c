/** Undoes a change of the account's calendar, with the due dates that it moved. */
import type { Undone } from 'openapi'
import { AccountModel } from '#entities/accounts/account.model.ts'
import type { Change } from '#platform/events/change.ts'
import { type Difference, same } from '#platform/events/diff.ts'
import { EventModel, type StoredEvent } from '#platform/events/event.model.ts'
import { conflict, forbidden, HttpProblem } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { canEditCalendar } from './account-calendar.policy.ts'
import { applyCalendar } from './change-calendar.command.ts'

const FIELDS: ReadonlySet<string> = new Set([
  'state',
  'time_zone',
  'currency',
  'business_days',
  'office_hours_end',
  'holidays',
])

type Event = Pick<StoredEvent, 'account'> & { id: string; diff: Difference[] }

/**
 * Restores the calendar and computes all dates by it again. Contractual dates that the change moved move back; what
 * someone has pinned or finished since stays.
 * @throws 403 for anyone but owners and admins, 409 naming what has changed since
 */
export async function undoCalendarChange(change: Change, viewer: Viewer, event: Event): Promise<Undone> {
  if (!canEditCalendar(viewer)) throw forbidden()
  const account = await AccountModel.findById(viewer.account).session(change.session).orFail()
  const { diff } = event
  if (diff.some(({ path }) => !FIELDS.has(path))) throw conflict('This change can’t be undone')
  const now = account.toObject() as unknown as Record<string, unknown>
  const changed = diff.filter(({ path, to }) => !same(now[path] ?? null, to ?? null))
  if (changed.length > 0) {
    const errors = changed.map(({ path }) => ({ field: path, reason: 'has changed since then' }))
    throw new HttpProblem(409, 'Some of this has changed since then', { errors })
  }
  const undo = await applyCalendar(change, account, {
    fields: Object.fromEntries(diff.map(({ path, from }) => [path, from])),
    confirmed: await movedBy(change, event),
    isDryRun: false,
    told: { op: 'undo', cause: event.id },
  })
  return { event: undo.event ?? '', summary: 'undid a change to the calendar', kept: [] }
}

/** The ids of the tasks that moved with the event. */
async function movedBy({ session }: Change, { id, account }: Event): Promise<Set<string>> {
  const followers = await EventModel.find({ account, cause: id }, { diff: 1 }, { session }).lean()
  return new Set(
    followers.flatMap(({ diff }) => diff.flatMap(({ path }) => /^tasks\.(\w+)\.due_date$/.exec(path ?? '')?.[1] ?? [])),
  )
}
