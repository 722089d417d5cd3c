/** What becomes of a deal's tasks and milestones when its contract fails. Changes documents, writes nothing. */
import type { TaskFateChoice } from 'openapi'
import { DealDateName, DueAnchor, Progress, TaskFate, TaskKind } from 'openapi/codes'
import { isOfContract } from '#entities/deal-contracts/contract-terms.ts'
import { type TaskDocument, TaskModel } from '#entities/tasks/task.model.ts'
import { badRequest } from '#platform/http/errors.ts'
import type { Item } from '#processes/deal-save/cascade.ts'
import type { Course } from '#processes/deal-save/course.query.ts'

/** A task of the contract, what is proposed for it, and what becomes of it. */
export type Fated = { task: TaskDocument; proposed: TaskFate; fate: TaskFate }

type Contract = { created_at: Date }

/**
 * The tasks of the contract. Those that count from one of its dates start over: the next contract has them too. Those
 * that came with it and contractual dates are set aside unless they are done. All others stay as they are, but may be
 * chosen too.
 * @throws 400 for choices that name no task of the deal, or one twice
 */
export function fatesOf(course: Course, contract: Contract, choices: readonly TaskFateChoice[] = []): Fated[] {
  const chosen = new Map(choices.map(({ task, fate }) => [task, fate]))
  requireKnown(course, choices)
  const counts = countingFromContract(course)
  return course.tasks
    .map((task) => {
      const proposed = proposal(task, contract, counts)
      return { task, proposed, fate: chosen.get(task.id) ?? proposed }
    })
    .filter(({ proposed, fate }) => proposed !== TaskFate.keep || fate !== TaskFate.keep)
}

function requireKnown({ tasks }: Course, choices: readonly TaskFateChoice[]): void {
  const known = new Set<string>(tasks.map(({ id }) => id))
  const errors = choices.flatMap(({ task }, i) => {
    const field = `tasks.${i}.task`
    if (!known.has(task)) return [{ field, reason: 'isn’t a task of this deal' }]
    return choices.findIndex((one) => one.task === task) < i ? [{ field, reason: 'is listed twice' }] : []
  })
  if (errors.length > 0) throw badRequest(errors)
}

function proposal(task: TaskDocument, contract: Contract, counts: ReadonlySet<string>): TaskFate {
  if (counts.has(task.id)) return TaskFate.reset
  const isItsOwn = task.kind === TaskKind.key_date || task.created_at > contract.created_at
  return isItsOwn && task.progress !== Progress.COMPLETE ? TaskFate.retire : TaskFate.keep
}

/** The ids of the items whose dates count from a date of the contract, also by way of other items. */
export function countingFromContract({ tasks, milestones }: Course): Set<string> {
  const items = new Map<string, Item>([...tasks, ...milestones].map((item) => [item.id, item]))
  const counts = (item: Item | undefined, seen: ReadonlySet<string>): boolean => {
    const rule = item?.due_rule
    if (!item || !rule || seen.has(item.id)) return false
    if (rule.anchor === DueAnchor.task || rule.anchor === DueAnchor.milestone) {
      return counts(items.get(String(rule.item)), new Set([...seen, item.id]))
    }
    return rule.anchor in DealDateName && isOfContract(rule.anchor as DealDateName)
  }
  return new Set([...items.values()].filter((item) => counts(item, new Set())).map(({ id }) => id))
}

/** Opens the item again, without a date until its rule gives one. */
export function reset(item: Item): void {
  item.set({ progress: Progress.NOT_STARTED, completed_at: null, due_date: null, due_reason: '', pinned: false })
  if (item instanceof TaskModel) item.set({ not_applicable_reason: null, proposed_date: null })
}

/** Says that the task does not apply, as of `at`. The failed contract keeps its date, no calendar shows it. */
export function retire(task: TaskDocument, at: Date): void {
  const since = task.completed_at ?? at
  task.set({ progress: Progress.COMPLETE, completed_at: since, not_applicable_reason: 'The contract fell through' })
  task.set({ due_date: null, due_reason: '', proposed_date: null, pinned: false })
}
