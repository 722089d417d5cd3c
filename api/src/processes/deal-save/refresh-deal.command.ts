/**
 * Updates what is derived from a deal's dates, tasks and milestones: due dates, the progress of milestones, and the
 * deal's own progress, next date and risk. Runs in the transaction of the change that causes it.
 */
import { Progress } from 'openapi/codes'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import { agentInRole } from '#entities/deals/lead.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { type Change, originalOf } from '#platform/events/change.ts'
import type { Difference } from '#platform/events/diff.ts'
import { type Followed, followed, followedWhole } from '#platform/events/followed.ts'
import { countTasks, type Item, type Items, moveDueDates, noteBlocks } from './cascade.ts'
import type { Course } from './course.query.ts'
import { type DealFacts, factsOf, isDormant } from './deal-facts.ts'
import { factsChanging, itemsSaving } from './deal-hooks.ts'

/**
 * The deal's new facts, the due dates that moved, for the change's event, and all other derived changes of tasks and
 * milestones.
 */
export type Refreshed = { facts: DealFacts; moved: Difference[]; follows: Followed[] }

type Refresh = {
  /** The task or milestone being changed, in its new state. It is not saved here. */
  changed?: Item
  /** The ids of the contractual dates that may move. */
  confirmed?: ReadonlySet<string>
}

/**
 * Computes all derived fields and writes those of the deal's tasks and milestones.
 * @throws 422 if due dates or dependencies form a cycle
 */
export async function refreshDeal(
  change: Change,
  deal: StoredDeal,
  course: Course,
  { changed, confirmed }: Refresh = {},
): Promise<Refreshed> {
  const { session, at } = change
  const { tasks, milestones, calendar } = course

  for (const item of [...tasks, ...milestones]) inherit(item, deal)
  // Before the due dates, since dates that follow a milestone count from the day that its last task was done.
  countTasks(milestones, tasks)
  const moved = moveDueDates(deal, course, calendar, confirmed)
  noteBlocks(tasks)

  await itemsSaving.run(change, deal, course)
  const isFollower = (item: Item) => item !== changed && item.isModified()
  const followers = { tasks: tasks.filter(isFollower), milestones: milestones.filter(isFollower) }
  await TaskModel.bulkSave(followers.tasks, { session })
  await MilestoneModel.bulkSave(followers.milestones, { session })
  // The changed item records its own date in its own event.
  const others = moved.filter(({ path }) => !changed || path.split('.')[1] !== changed.id)
  const follows = [...changesOf('tasks', followers.tasks), ...changesOf('milestones', followers.milestones)]
  const facts = factsOf(deal, tasks, { ...calendar, at })
  await factsChanging.run(change, deal, facts)
  return { facts, moved: others, follows }
}

/** The derived changes for new tasks and milestones. */
export const followedItems = ({ tasks, milestones }: Items): Followed[] => [
  ...tasks.map((one) => followedWhole(`tasks.${one.id}`, one.toObject({ depopulate: true }))),
  ...milestones.map((one) => followedWhole(`milestones.${one.id}`, one.toObject({ depopulate: true }))),
]

/** The differences between what was read and what was saved. */
const changesOf = (list: string, items: readonly Item[]): Followed[] =>
  items.flatMap((item) => followed(`${list}.${item.id}`, originalOf(item), item.toObject({ depopulate: true })))

/** Copies fields of the deal to its tasks and milestones, so that their lists need no join. */
function inherit(item: Item, deal: StoredDeal): void {
  const users = deal.agents.map(({ user }) => user)
  if (item instanceof TaskModel) {
    const { assignee_role: role, progress } = item
    // Who completed a task keeps it when the deal changes hands.
    if (role && (progress !== Progress.COMPLETE || !item.assignee)) item.assignee = agentInRole(deal, role)
    const { assignee } = item
    if (assignee && !users.some((user) => user.equals(assignee))) users.push(assignee)
  }
  item.set({
    team: deal.team,
    deal_name: deal.name,
    visible_to: users,
    dormant: isDormant(deal),
  })
}
