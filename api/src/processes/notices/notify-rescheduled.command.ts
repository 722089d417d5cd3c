/** Notifies assignees that someone moved the dates of their tasks in a deal. */
import { NotificationKind, Progress } from 'openapi/codes'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import { notify } from '#entities/notifications/notify.command.ts'
import type { TaskDocument } from '#entities/tasks/task.model.ts'
import type { Change } from '#platform/events/change.ts'

/** Sends one notification per person, however many of their tasks moved. `moved` are the tasks' ids. */
export async function notifyRescheduled(
  change: Change,
  { _id: deal, name: subject }: StoredDeal,
  tasks: readonly TaskDocument[],
  moved: ReadonlySet<string>,
): Promise<void> {
  const open = tasks.filter((task) => moved.has(task.id) && task.progress !== Progress.COMPLETE)
  const byPerson = Map.groupBy(open, ({ assignee }) => String(assignee ?? ''))
  for (const own of byPerson.values()) {
    const [first, ...others] = own
    if (!first?.assignee) continue
    const text = (whom: 'you' | 'them') =>
      others.length === 0
        ? `moved the date of “${first.title}”`
        : `moved the dates of ${own.length} of ${whom === 'you' ? 'your' : 'their'} tasks`
    await notify(change, { to: [first.assignee], kind: NotificationKind.rescheduled, text, subject, deal })
  }
}
