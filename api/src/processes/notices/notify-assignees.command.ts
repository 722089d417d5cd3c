/** Notifies people of tasks assigned to them: one notification per change, however many tasks and steps it has. */
import type { Types } from 'mongoose'
import { NotificationKind, Progress } from 'openapi/codes'
import { notify } from '#entities/notifications/notify.command.ts'
import type { StoredTask } from '#entities/tasks/task.model.ts'
import type { Change } from '#platform/events/change.ts'

/** A newly assigned task. */
export type GivenTask = Pick<StoredTask, '_id' | 'title' | 'deal_name' | 'deal' | 'assignee' | 'progress'>

/** The tasks assigned in each change, by user and task. */
const given = new WeakMap<Change, Map<string, Map<string, GivenTask>>>()

/** Notifies the assignees of these tasks when the change is done. Completed tasks are left out. */
export function notifyAssignees(change: Change, tasks: readonly GivenTask[]): void {
  const known = given.get(change)
  const people = known ?? new Map<string, Map<string, GivenTask>>()
  if (!known) {
    given.set(change, people)
    change.last(() => notifyAll(change, people))
  }
  for (const task of tasks) {
    if (!task.assignee || task.progress === Progress.COMPLETE) continue
    const own = people.get(String(task.assignee)) ?? new Map<string, GivenTask>()
    people.set(String(task.assignee), own.set(String(task._id), task))
  }
}

async function notifyAll(change: Change, people: ReadonlyMap<string, ReadonlyMap<string, GivenTask>>): Promise<void> {
  for (const [user, tasks] of people) {
    // The same change may have reassigned the task to someone else later.
    const own = [...tasks.values()].filter(({ assignee }) => String(assignee) === user)
    const [first] = own
    if (first?.assignee) await notifyAssignee(change, first.assignee, own)
  }
}

async function notifyAssignee(change: Change, assignee: Types.ObjectId, tasks: readonly GivenTask[]): Promise<void> {
  const [first, ...others] = tasks
  if (!first) return
  const named = [first.title, first.deal_name].filter(Boolean).join(', ')
  await notify(change, {
    to: [assignee],
    kind: NotificationKind.assigned,
    text: (whom) => (others.length === 0 ? `assigned ${whom} a task` : `assigned ${whom} ${tasks.length} tasks`),
    subject: others.length === 0 ? named : `${named}, and ${others.length} more`,
    deal: first.deal ?? null,
    task: first._id,
  })
}
