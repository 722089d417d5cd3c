/** Saves a changed deal, or one of its tasks or milestones, with all that follows, as one event of the deal's history. */
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
import { refreshDeal } from './refresh-deal.command.ts'

type Told = {
  op?: string
  cause?: string
  /** What the change does to other tasks and milestones than the one that it is about. */
  also?: readonly Difference[]
  /** What followed already and is no news. */
  follows?: readonly Followed[]
}

/** Saves the deal with its facts, moves the due dates that hang on its dates, and does what else follows (processes/hooks.ts). */
export async function saveDeal(change: Change, deal: DealDocument, told: Told = {}): Promise<void> {
  await saveDealWithCourse(change, deal, await readCourse(change, deal), told)
}

/** The same for a deal whose tasks and milestones are read already, and hold what the change does to them. */
export async function saveDealWithCourse(
  change: Change,
  deal: DealDocument,
  course: Course,
  told: Told = {},
): Promise<void> {
  const before = ((deal.$locals as WithOriginal).original as StoredDeal | undefined) ?? null
  const save = { before, changed: new Set(deal.modifiedPaths()) }
  await dealSaving.run(change, deal, save)
  const { facts, moved, follows } = await refreshDeal(change, deal, course)
  deal.set(facts)
  const along = [...(told.follows ?? []), ...follows]
  await change.save(deal, { ...told, also: [...(told.also ?? []), ...moved], follows: along })
  await dealSaved.run(change, deal, save)
}

/** Saves a task or milestone of the deal, and what follows for the others and for the deal. */
export async function saveInDeal(
  change: Change,
  deal: DealDocument,
  item: Item,
  { course, ...told }: Told & { course?: Course | undefined } = {},
): Promise<void> {
  // Whoever changes the rule of a contractual date, or lets it go, consents to where that leads; taking that back does not,
  // nor does making a date contractual: it stays where it is.
  const isMade = 'kind' in item && item.isModified('kind') && item.kind === TaskKind.key_date
  const isConsent = told.op !== 'undo' && (item.isModified('due_rule') || (item.isModified('pinned') && !isMade))
  const refresh = { changed: item, ...(isConsent && { confirmed: new Set([item.id]) }) }
  const current = course ?? (await readCourse(change, deal, item))
  const { facts, moved, follows } = await refreshDeal(change, deal, current, refresh)
  // Saving asks nothing of a task that a milestone does not have.
  const also = [...(told.also ?? []), ...moved]
  const along = [...(told.follows ?? []), ...follows, ...factsThatChanged(deal, facts)]
  await change.save(item as TaskDocument, { ...told, stream: deal._id, also, follows: along })
  await keepFacts(change, deal, facts)
}

/**
 * Saves changed tasks of the deal, some of its `course`, and what follows, as one event of the deal. Answers which of them
 * differ now, and which dates of others moved along.
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

/** Brings a deal up to date after tasks or milestones came or went, or were changed in `course`. */
export async function refreshFacts(change: Change, deal: DealDocument, course?: Course): Promise<void> {
  const { facts, follows } = await refreshDeal(change, deal, course ?? (await readCourse(change, deal)))
  change.follow(deal._id, [...follows, ...factsThatChanged(deal, facts)])
  await keepFacts(change, deal, facts)
}

function factsThatChanged(deal: DealDocument, facts: DealFacts): Followed[] {
  const before = originalOf(deal)
  return followed('deal', Object.fromEntries(Object.keys(facts).map((name) => [name, before[name]])), facts)
}

async function keepFacts({ session, at }: Change, { _id }: DealDocument, facts: DealFacts): Promise<void> {
  // No change of the deal: what was done is told of the task or milestone.
  await DealModel.collection.updateOne({ _id }, { $set: { ...facts, updated_at: at } }, { session })
}
