/** What a file says of tasks, column by column. */
import type { Task } from 'openapi'
import { agentRoleLabels, priorityLabels, progressLabels, taskKindLabels, waitingOnLabels } from 'openapi/codes'
import { memberNames } from '#entities/users/user.presenter.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import type { CsvColumn } from '#platform/reads/csv-file.ts'

/** Everything that a task says of itself; who does it by name, else by role. */
export async function taskColumns(viewer: Viewer): Promise<CsvColumn<Task>[]> {
  const people = await memberNames(viewer)
  const whose = ({ assignee, assignee_role: role }: Task) =>
    people.get(assignee ?? '') ?? (role ? agentRoleLabels[role] : '')
  return [
    { head: 'Task', cell: ({ title }) => title ?? '' },
    { head: 'Deal', cell: (task) => task.deal_name },
    { head: 'Due', cell: (task) => task.due_date ?? '' },
    { head: 'Progress', cell: ({ progress }) => progressLabels[progress] },
    { head: 'Assignee', cell: whose },
    { head: 'Kind', cell: ({ kind }) => taskKindLabels[kind] },
    { head: 'Priority', cell: ({ priority }) => priorityLabels[priority] },
    { head: 'Waiting on', cell: (task) => waitingOnLabels[task.waiting_on] },
    { head: 'Completed', cell: (task) => task.completed_at ?? '' },
    { head: 'Why it does not apply', cell: (task) => task.not_applicable_reason ?? '' },
    { head: 'Why it is due then', cell: (task) => task.due_reason },
    { head: 'Created', cell: (task) => task.created_at },
    { head: 'Id', cell: ({ id }) => id },
  ]
}
