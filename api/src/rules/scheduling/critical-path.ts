/** The critical path of a deal: which tasks must come before which, and how many days that leaves. Pure. */
import { type BusinessCalendar, businessDaysBetween, type Day } from './business-calendar.ts'
import { inOrder } from './order.ts'

/** An unfinished task. */
export type OpenTask = {
  id: string
  title: string
  due: Day | null
  /** Contractual: missing it makes the risk stormy. */
  isKeyDate: boolean
  /** The tasks that must be done first. Finished ones are left out. */
  dependsOn: readonly string[]
}

/** The unfinished tasks of a deal as of the day `today`. */
export type Situation = {
  tasks: readonly OpenTask[]
  closing: Day | null
  /** The last day of the listing, while it matters. */
  expiration?: Day | null
  today: Day
  calendar: BusinessCalendar
}

/** The number of business days left until a day; negative from the day after. */
export function daysLeft(day: Day, { today, calendar }: Pick<Situation, 'today' | 'calendar'>): number {
  const left = businessDaysBetween(today, day, calendar)
  // A deadline on Friday is late on Saturday, although no business day has passed.
  return day < today ? Math.min(left, -1) : left
}

/**
 * The float of each task by id: by how many business days it may slip before a deadline that depends on it is missed;
 * null if none does. The deadlines are those of the risk (see risk.ts), whose float is the smallest of these. The tasks
 * with that float are the critical path.
 */
export function floatsOf(situation: Situation): Map<string, number | null> {
  const { tasks, closing, today } = situation
  const order = inOrder(new Map(tasks.map(({ id, dependsOn }) => [id, dependsOn])))
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const steps = stepsInOrder(order, byId)
  // The latest each may be done, in business days from today, so that everything that depends on it is in time.
  const latest = new Map<string, number>()
  const bound = (id: string, day: number) => latest.set(id, Math.min(day, latest.get(id) ?? Infinity))
  for (const id of order.toReversed()) {
    const task = byId.get(id)
    if (!task) continue
    for (const day of deadlinesOf(task, closing, today)) bound(id, daysLeft(day, situation))
    const own = latest.get(id)
    if (own !== undefined) for (const needed of task.dependsOn) bound(needed, own - 1)
  }
  return new Map(
    tasks.map(({ id }) => {
      const last = latest.get(id)
      return [id, last === undefined ? null : last - ((steps.get(id) ?? 1) - 1)]
    }),
  )
}

/** The task's own deadlines. */
function deadlinesOf({ due, isKeyDate }: OpenTask, closing: Day | null, today: Day): Day[] {
  if (due === null) return []
  const own = isKeyDate || due < today ? [due] : []
  return closing !== null && due <= closing ? [...own, closing] : own
}

/** For each task, the length of the longest chain of unfinished tasks that ends with it. */
export function stepsTo(tasks: readonly OpenTask[]): Map<string, number> {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  return stepsInOrder(inOrder(new Map(tasks.map(({ id, dependsOn }) => [id, dependsOn]))), byId)
}

function stepsInOrder(order: readonly string[], byId: ReadonlyMap<string, OpenTask>): Map<string, number> {
  const steps = new Map<string, number>()
  for (const id of order) {
    let longest = 0
    for (const needed of byId.get(id)?.dependsOn ?? []) longest = Math.max(longest, steps.get(needed) ?? 0)
    steps.set(id, longest + 1)
  }
  return steps
}
