/**
 * Saves a changed deal, or one of its tasks or milestones, with all derived changes, as one event of the deal's
 * history.
 */
import { TaskKind } from 'openapi/codes'
import { type DealDocument, DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import type { TaskDocument } from '#entities/tasks/task.model.ts'
import { type Change, originalOf } from '#platform/events/change.ts'
import { type Difference, difference } from '#platform/events/diff.ts'
import { followed, type Followed } from '#platform/events/followed.ts'
import type { WithOriginal } from '#platform/records/record.ts'
import type { Item } from './cascade.ts'
import { type Course, readCourse } from './course.query.ts'
import type { DealFacts } from './deal-facts.ts'
import { dealSaved, dealSaving } from './deal-hooks.ts'
import { followDates } from './follow-dates.ts'
import { refreshDeal } from './refresh-deal.command.ts'

type Told = {
  op?: string
  cause?: string
  /** Changes to tasks and milestones other than the one being saved. */
  also?: readonly Difference[]
  /** Derived changes already made, which no history shows. */
  follows?: readonly Followed[]
}

/**
 * Saves the deal with its facts, moves the due dates that follow its dates, and runs the hooks (processes/hooks.ts).
 */
export async function saveDeal(change: Change, deal: DealDocument, told: Told = {}): Promise<void> {
  await saveDealWithCourse(change, deal, await readCourse(change, deal), told)
}

/** Same as `saveDeal`, for a deal whose tasks and milestones are already read and hold the changes made to them. */
export async function saveDealWithCourse(
  change: Change,
  deal: DealDocument,
  course: Course,
  told: Told = {},
): Promise<void> {
  followDates(deal, course.calendar)
  const before = ((deal.$locals as WithOriginal).original as StoredDeal | undefined) ?? null
  const save = { before, changed: new Set(deal.modifiedPaths()) }
  await dealSaving.run(change, deal, save)
  const { facts, moved, follows } = await refreshDeal(change, deal, course)
  deal.set(facts)
  const along = [...(told.follows ?? []), ...follows]
  await change.save(deal, { ...told, also: [...(told.also ?? []), ...moved], follows: along })
  await dealSaved.run(change, deal, save)
}

/** Saves a task or milestone of the deal, and the derived changes of the others and of the deal. */
export async function saveInDeal(
  change: Change,
  deal: DealDocument,
  item: Item,
  { course, ...told }: Told & { course?: Course | undefined } = {},
): Promise<void> {
  // Changing the rule of a contractual date, or unpinning it, consents to the date that results. Undoing such a change
  // does not, and neither does making a date contractual: it stays.
  const isMade = 'kind' in item && item.isModified('kind') && item.kind === TaskKind.key_date
  const isConsent = told.op !== 'undo' && (item.isModified('due_rule') || (item.isModified('pinned') && !isMade))
  const refresh = { changed: item, ...(isConsent && { confirmed: new Set([item.id]) }) }
  const current = course ?? (await readCourse(change, deal, item))
  const { facts, moved, follows } = await refreshDeal(change, deal, current, refresh)
  // The cast below is safe: saving uses only what tasks and milestones have in common.
  const also = [...(told.also ?? []), ...moved]
  const along = [...(told.follows ?? []), ...follows, ...factsThatChanged(deal, facts)]
  await change.save(item as TaskDocument, { ...told, stream: deal._id, also, follows: along })
  await keepFacts(change, deal, facts)
}

/**
 * Saves the changed tasks of the deal, given its `course`, and the derived changes, as one event of the deal. Returns
 * the tasks that differ now, and the dates of others that moved along.
 */
export async function saveTasksInDeal(
  change: Change,
  deal: DealDocument,
  course: Course,
  { op, tasks }: { op: string; tasks: readonly TaskDocument[] },
): Promise<{ changed: TaskDocument[]; also: Difference[] }> {
  const confirmed = new Set(tasks.filter((task) => task.isModified('due_date')).map(({ id }) => id))
  const { facts, moved, follows } = await refreshDeal(change, deal, course, { confirmed })
  const own = tasks.map((task) => {
    const after = task.toObject({ depopulate: true }) as Record<string, unknown>
    return { task, diff: difference(originalOf(task), after) }
  })
  const ids = new Set(tasks.map(({ id }) => id))
  const also = moved.filter(({ path }) => !ids.has(path.split('.')[1] ?? ''))
  const diff = own.flatMap((one) => one.diff.map((told) => ({ ...told, path: `tasks.${one.task.id}.${told.path}` })))
  if (diff.length === 0) return { changed: [], also }
  change.recordChange(deal, op, { diff: [...diff, ...also], follows: [...follows, ...factsThatChanged(deal, facts)] })
  await keepFacts(change, deal, facts)
  return { changed: own.filter((one) => one.diff.length > 0).map(({ task }) => task), also }
}

/** Updates a deal after tasks or milestones were added, removed, or changed in `course`. */
export async function refreshFacts(change: Change, deal: DealDocument, course?: Course): Promise<void> {
  const { facts, follows } = await refreshDeal(change, deal, course ?? (await readCourse(change, deal)))
  change.follow(deal._id, [...follows, ...factsThatChanged(deal, facts)])
  await keepFacts(change, deal, facts)
}

function factsThatChanged(deal: DealDocument, facts: DealFacts): Followed[] {
  const before = originalOf(deal)
  return followed('deal', Object.fromEntries(Object.keys(facts).map((name) => [name, before[name]])), facts)
}

/** The event belongs to the task or milestone. */
async function keepFacts(change: Change, deal: DealDocument, facts: DealFacts): Promise<void> {
  const { risk_as_of } = facts
  const changed = factsThatChanged(deal, facts).map(({ path }) => path)
  if (changed.some((path) => path !== 'deal.risk_as_of')) {
    deal.set(facts)
    await change.saveDerived(deal)
  } else if (changed.length > 0) {
    // No one sees the day, so the version stays.
    await DealModel.collection.updateOne({ _id: deal._id }, { $set: { risk_as_of } }, { session: change.session })
  }
}
