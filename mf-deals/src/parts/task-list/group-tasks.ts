import type { Task, TaskDue, WaitingOn } from 'openapi'
import { taskDueLabels, waitingOnLabels } from 'openapi/codes'
import { daysBetween } from 'ui-kit/days'
import type { TeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'

/** What the headings of a list of tasks are. */
export type TaskGrouping = 'date' | 'deal' | 'person' | 'waiting'

/** Reads a grouping; by date if there is no such one. */
export const parseTaskGrouping = (text: string | null): TaskGrouping =>
  text !== null && isTaskGrouping(text) ? text : 'date'

/** The groupings by name. */
export const taskGroupingLabels: Record<TaskGrouping, string> = copy.groupings

const isTaskGrouping = (text: string): text is TaskGrouping => Object.hasOwn(copy.groupings, text)

export interface TaskGroup {
  /** Unique among the groups. */
  key: string
  title: string
  tasks: Task[]
  /** The tasks are overdue. */
  isLate?: boolean
  /** Who all of them wait on. */
  waitingOn?: WaitingOn
}

interface Grouping {
  by: TaskGrouping
  /** Today in the account's time zone. */
  now: string
  people: Pick<TeamPeople, 'nameOf'>
}

/** Tasks in groups, in the given order inside each. Empty groups are left out, except for columns. */
export function groupTasks(tasks: readonly Task[], { by, now, people }: Grouping): TaskGroup[] {
  if (by === 'deal') return groupByDeal(tasks)
  if (by === 'person') return groupByPerson(tasks, people)
  return by === 'waiting' ? groupByWaiting(tasks) : groupByDue(tasks, now)
}

/**
 * The group of a due day relative to `now`, as the API defines it: overdue, today, the next seven days, later, or none.
 */
export function dueOf(dueDate: string | null, now: string): TaskDue {
  if (!dueDate) return 'none'
  const days = daysBetween(now, dueDate)
  if (days < 0) return 'overdue'
  if (days === 0) return 'today'
  return days <= 7 ? 'week' : 'later'
}

const DUE_ORDER: readonly TaskDue[] = ['overdue', 'today', 'week', 'later', 'none']
const WAITING_ORDER: readonly WaitingOn[] = ['team', 'client', 'third_party']

/** The soonest first. */
function groupByDue(tasks: readonly Task[], now: string): TaskGroup[] {
  const groups = Map.groupBy(tasks, (task) => dueOf(task.due_date, now))
  return DUE_ORDER.flatMap((due) => {
    const members = groups.get(due)
    return members ? [{ key: due, title: taskDueLabels[due], tasks: members, isLate: due === 'overdue' }] : []
  })
}

/** The deal with the first task first; tasks without a deal come last. */
function groupByDeal(tasks: readonly Task[]): TaskGroup[] {
  const groups = [...Map.groupBy(tasks, ({ deal }) => deal)].map(([deal, members]) => ({
    key: deal ?? '',
    title: deal ? (members[0]?.deal_name ?? '') : copy.taskGroups.noDeal,
    tasks: members,
  }))
  return groups.toSorted((a, b) => Number(a.key === '') - Number(b.key === ''))
}

/** By name; unassigned tasks come first, because someone must take them. */
function groupByPerson(tasks: readonly Task[], people: Grouping['people']): TaskGroup[] {
  const groups = [...Map.groupBy(tasks, ({ assignee }) => assignee)].map(([assignee, members]) => ({
    key: assignee ?? '',
    title: assignee ? people.nameOf(assignee) : copy.taskGroups.unassigned,
    tasks: members,
  }))
  return groups.toSorted((a, b) => Number(b.key === '') - Number(a.key === '') || a.title.localeCompare(b.title))
}

/** All three, because a task can be dragged to an empty one too. */
function groupByWaiting(tasks: readonly Task[]): TaskGroup[] {
  const groups = Map.groupBy(tasks, ({ waiting_on }) => waiting_on)
  return WAITING_ORDER.map((who) => ({
    key: who,
    title: copy.taskGroups.waitingOn(waitingOnLabels[who].toLowerCase()),
    tasks: groups.get(who) ?? [],
    waitingOn: who,
  }))
}
