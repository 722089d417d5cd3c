/** The columns of the tasks export. */
import type { Task } from 'openapi'
import { agentRoleLabels } from 'openapi/codes'
import { exportedTaskFields, taskFields } from 'openapi/fields/task'
import { memberNames } from '#entities/users/user.presenter.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import type { CsvColumn } from '#platform/reads/csv-file.ts'
import { fieldColumns } from '#platform/reads/field-columns.ts'

/** All columns of a task. Its assignee is given by name, or else by role. */
export async function taskColumns(viewer: Viewer): Promise<CsvColumn<Task>[]> {
  const person = await memberNames(viewer)
  const assignee = ({ assignee: id, assignee_role: role }: Task) =>
    person.get(id ?? '') ?? (role ? agentRoleLabels[role] : '')
  return fieldColumns({
    heads: exportedTaskFields,
    fields: taskFields,
    names: { person, timeZone: viewer.time_zone },
    first: ['title', 'deal_name', 'due_date', 'progress', 'assignee'],
    cells: { assignee },
  })
}
