/** The form of a new task. Fields that can be empty are strings, as in their inputs. */
import type { Id, TaskFields, TaskKind, WaitingOn } from 'openapi'
import { Priority } from 'openapi/codes'
import type { WrittenTaskField } from 'openapi/fields/task'
import { codeOf } from 'remote-kit/forms/code-of'
import type { SideValue } from '#parts/client-sides/client-sides.ts'

export interface TaskFormValues {
  title: string
  description: string
  due_date: string
  /** A time of day such as `17:00`; empty for the whole day. */
  due_time: string
  /** A user's id; empty for no one. */
  assignee: string
  kind: TaskKind
  priority: `${Priority}`
  waiting_on: WaitingOn
  /** A milestone's id; empty for none. */
  milestone: string
  client_visible: boolean
  client_side: SideValue
}

/** Fields that are written elsewhere: in templates, by moving dates, by completing the task, and in its panel. */
type Elsewhere = 'assignee_role' | 'due_rule' | 'pinned' | 'depends_on' | 'progress' | 'checklist'

/** The form of a new task. */
export const newTaskValues = (assignee: Id | undefined): TaskFormValues =>
  ({
    title: '',
    description: '',
    due_date: '',
    due_time: '',
    assignee: assignee ?? '',
    kind: 'todo',
    priority: `${Priority.Medium}`,
    waiting_on: 'team',
    milestone: '',
    client_visible: false,
    client_side: '',
  }) satisfies TaskFormValues & Record<Exclude<WrittenTaskField, Elsewhere>, unknown>

/** The form's values as the API takes them. */
export const taskFieldsOf = (values: TaskFormValues): Required<Pick<TaskFields, keyof TaskFormValues>> => ({
  ...values,
  title: values.title.trim(),
  description: values.description.trim(),
  due_date: values.due_date || null,
  due_time: values.due_time || null,
  assignee: values.assignee || null,
  milestone: values.milestone || null,
  client_side: values.client_side || null,
  priority: codeOf(Priority, values.priority) ?? Priority.Medium,
})
