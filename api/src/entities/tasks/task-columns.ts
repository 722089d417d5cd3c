/** What a file says of tasks, column by column. */
import type { Task } from 'openapi'
import { agentRoleLabels } from 'openapi/codes'
import { exportedTaskFields, taskFields } from 'openapi/fields'
import { memberNames } from '#entities/users/user.presenter.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import type { CsvColumn } from '#platform/reads/csv-file.ts'
import { fieldColumns } from '#platform/reads/field-columns.ts'

/** Everything that a task says of itself; who does it by name, else by role. */
export async function taskColumns(viewer: Viewer): Promise<CsvColumn<Task>[]> {
  const person = await memberNames(viewer)
  const assignee = ({ assignee: id, assignee_role: role }: Task) =>
    person.get(id ?? '') ?? (role ? agentRoleLabels[role] : '')
  return fieldColumns({
    heads: exportedTaskFields,
    fields: taskFields,
    names: { person },
    first: ['title', 'deal_name', 'due_date', 'progress', 'assignee'],
    cells: { assignee },
  })
}
