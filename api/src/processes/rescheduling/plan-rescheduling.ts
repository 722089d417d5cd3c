/** Computes a reschedule on the documents of a deal, without writing anything. */
import type { DealReschedule, Rescheduling } from 'openapi'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import { setDates } from '#entities/deals/set-dates.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import type { Change } from '#platform/events/change.ts'
import type { Difference } from '#platform/events/diff.ts'
import { badRequest, preconditionFailed } from '#platform/http/errors.ts'
import { digest } from '#platform/records/digest.ts'
import { type Item, moveDueDates } from '#processes/deal-save/cascade.ts'
import { followDates } from '#processes/deal-save/follow-dates.ts'
import { type Course, readCourse } from '#processes/deal-save/course.query.ts'
import { compareSchedules } from './compare-schedules.ts'
import { type ScheduleState, scheduleState } from './schedule-state.ts'

/** The outcome, and the documents in their new state. */
export type Plan = {
  course: Course
  /** The differences in tasks and milestones. */
  also: Difference[]
  outcome: Omit<Rescheduling, 'applied' | 'event'>
}

/**
 * Sets the dates on the deal and its items in memory, cascades the due dates, and compares.
 * @throws 400 for items that are not of this deal or are named twice, 412 if the outcome differs from the given
 *   `preview`, 422 if due dates form a cycle
 */
export async function planRescheduling(change: Change, deal: DealDocument, body: DealReschedule): Promise<Plan> {
  const course = await readCourse(change, deal)
  const byId = new Map([...course.tasks, ...course.milestones].map((item) => [item.id, item]))
  requireKnown(body, byId)

  const was = scheduleState(deal, course, change.at)
  setDates(deal, body.dates ?? {})
  for (const rule of deal.date_rules) if (body.follow?.includes(rule.date)) rule.pinned = false
  const set = (body.items ?? []).flatMap((one) => setItem(byId.get(one.id), one))
  const { also, moves } = planMoves(deal, course, { was, at: change.at, confirmed: new Set(body.confirm) })

  const preview = digest(moves)
  if (body.preview !== undefined && body.preview !== preview) throw preconditionFailed()
  return { course, also: inOne([...set, ...also]), outcome: { ...moves, preview } }
}

/** What moves, stays, no longer fits or needs consent, and the risk. */
export type Moves = Omit<Plan['outcome'], 'preview'>

/**
 * Cascades the due dates of a deal that was changed in memory, and compares with its schedule before that.
 * @throws 422 if due dates form a cycle
 */
export function planMoves(
  deal: DealDocument,
  course: Course,
  { was, at, confirmed }: { was: ScheduleState; at: Date; confirmed: ReadonlySet<string> },
): { also: Difference[]; moves: Moves } {
  followDates(deal, course.calendar)
  const also = moveDueDates(deal, course, course.calendar, confirmed)
  const is = scheduleState(deal, course, at)
  const items = inIdOrder([...course.tasks, ...course.milestones]).map(([, item]) => item)
  const moves = compareSchedules(items, was, is, course.calendar.business)
  return { also, moves: { ...moves, risk: { before: was.risk, after: is.risk } } }
}

/**
 * A date that was set by hand and then moved again by its rule counts as one move, from its first value to its last.
 */
function inOne(differences: readonly Difference[]): Difference[] {
  const byPath = Map.groupBy(differences, ({ path }) => path)
  return [...byPath].map(([path, all]) => ({ path, from: all.at(0)?.from, to: all.at(-1)?.to }))
}

/** In a fixed order, so that equal outcomes have equal previews. Each id is converted to text once, since that costs more than comparing. */
const inIdOrder = (items: readonly Item[]) =>
  items.map((item): [string, Item] => [item.id, item]).toSorted(([a], [b]) => (a < b ? -1 : 1))

function requireKnown({ items = [], confirm = [] }: DealReschedule, known: ReadonlyMap<string, Item>): void {
  const first = new Map(items.map(({ id }, i): [string, number] => [id, i]).toReversed())
  const unknown = [
    ...items.flatMap(({ id }, i) =>
      known.has(id) ? [] : [{ field: `items.${i}.id`, reason: 'isn’t part of this deal' }],
    ),
    ...items.flatMap(({ id }, i) =>
      first.get(id) !== i ? [{ field: `items.${i}.id`, reason: 'is listed twice' }] : [],
    ),
    ...confirm.flatMap((id, i) =>
      known.get(id) instanceof TaskModel ? [] : [{ field: `confirm.${i}`, reason: 'isn’t a task of this deal' }],
    ),
  ]
  if (unknown.length > 0) throw badRequest(unknown)
}

/** Sets a date by hand, which pins it unless `pinned` says otherwise. */
function setItem(
  item: Item | undefined,
  { due_date: day, pinned }: NonNullable<DealReschedule['items']>[number],
): Difference[] {
  if (!item) return []
  const fields = ['due_date', 'pinned', 'due_reason'] as const
  const before = fields.map((field) => item[field] ?? null)
  if (day !== undefined) item.set({ due_date: day, pinned: day !== null, due_reason: '' })
  if (pinned !== undefined) item.set('pinned', pinned)
  const group = item instanceof TaskModel ? 'tasks' : 'milestones'
  return fields.flatMap((field, i) => {
    const [from, to] = [before[i], item[field] ?? null]
    return from === to ? [] : [{ path: `${group}.${item.id}.${field}`, from, to }]
  })
}
