/** The form of a task. Fields that can be empty are strings, as in their inputs. */
import type { Id, Task, TaskFields, TaskKind, TaskUpdate, WaitingOn } from 'openapi'
import { Priority, priorityLabels, taskKindLabels, waitingOnLabels } from 'openapi/codes'
import { taskFields, type WrittenTaskField } from 'openapi/fields/task'
import { codeOf } from 'remote-kit/forms/code-of'
import type { Difference } from 'ui-kit/ConflictNotice'
import { formatDay } from 'ui-kit/days'
import { copy } from './copy.ts'

export interface TaskFormValues {
  title: string
  due_date: string
  /** A time of day such as `17:00`; empty for the whole day. */
  due_time: string
  /** A user's id; empty for nobody. */
  assignee: string
  kind: TaskKind
  priority: `${Priority}`
  waiting_on: WaitingOn
  /** A milestone's id; empty for none. */
  milestone: string
  client_visible: boolean
}

/** Fields that are written elsewhere: in templates, by moving dates, and by completing the task. */
type Elsewhere = 'assignee_role' | 'due_rule' | 'pinned' | 'depends_on' | 'progress'

export const newTaskValues = (assignee: Id | undefined): TaskFormValues =>
  ({
    title: '',
    due_date: '',
    due_time: '',
    assignee: assignee ?? '',
    kind: 'todo',
    priority: `${Priority.Medium}`,
    waiting_on: 'team',
    milestone: '',
    client_visible: false,
  }) satisfies TaskFormValues & Record<Exclude<WrittenTaskField, Elsewhere>, unknown>

export const taskValues = (task: Task): TaskFormValues => ({
  title: task.title,
  due_date: task.due_date ?? '',
  due_time: task.due_time ?? '',
  assignee: task.assignee ?? '',
  kind: task.kind,
  priority: `${task.priority}`,
  waiting_on: task.waiting_on,
  milestone: task.milestone ?? '',
  client_visible: task.client_visible,
})

const priorityOf = (text: string): Priority => codeOf(Priority, text) ?? Priority.Medium

/** The form's values as the API takes them. */
export const taskFieldsOf = (values: TaskFormValues): Required<Pick<TaskFields, keyof TaskFormValues>> => ({
  ...values,
  title: values.title.trim(),
  due_date: values.due_date || null,
  due_time: values.due_time || null,
  assignee: values.assignee || null,
  milestone: values.milestone || null,
  priority: priorityOf(values.priority),
})

/** The fields of the form that differ from the task. */
const changedNames = (task: Task, values: TaskFormValues) => {
  const before = taskFieldsOf(taskValues(task))
  const after = taskFieldsOf(values)
  return fieldNames.filter((name) => before[name] !== after[name])
}

/** Only changed fields: sending a due date pins it, leaving it out does not. */
export function changedTaskFields(task: Task, values: TaskFormValues): Partial<TaskFields> {
  const after = taskFieldsOf(values)
  return Object.fromEntries(changedNames(task, values).map((name) => [name, after[name]]))
}

/**
 * The change that undoes a change of these fields: `before` is the task before it. A date that followed its rule
 * follows it again.
 */
export function undoChange(before: Task, changed: Partial<TaskFields>): TaskUpdate {
  const { due_date, ...others } = taskFieldsOf(taskValues(before))
  const plain = {
    ...Object.fromEntries(Object.entries(others).filter(([name]) => Object.hasOwn(changed, name))),
    // Changing the kind away from a contractual date may have pinned the date.
    ...(Object.hasOwn(changed, 'kind') && { pinned: before.pinned }),
  }
  if (!Object.hasOwn(changed, 'due_date')) return plain
  return before.due_rule && !before.pinned ? { ...plain, pinned: false } : { ...plain, due_date, pinned: before.pinned }
}

const isFormField = (name: string): name is keyof TaskFormValues => name in newTaskValues(undefined)

const fieldNames = Object.keys(newTaskValues(undefined)).filter(isFormField)

/** The names of ids in the form. */
export interface TaskFormNames {
  /** Today for the account, to format days. */
  now: string
  user: (id: string) => string
  milestone: (id: string) => string
}

/**
 * The fields that both sides changed: `opened` is the task when the form opened, `stored` the one that somebody else
 * saved since.
 */
export function taskDifferences(
  opened: Task,
  stored: Task,
  values: TaskFormValues,
  names: TaskFormNames,
): Difference[] {
  const theirs = taskValues(stored)
  const changedByThem = changedNames(opened, theirs)
  return changedNames(opened, values)
    .filter((name) => changedByThem.includes(name) && theirs[name] !== values[name])
    .map((name) => ({
      label: taskFields[name].label,
      theirs: valueLabels(theirs, names)[name],
      yours: valueLabels(values, names)[name],
    }))
}

const valueLabels = (form: TaskFormValues, names: TaskFormNames): Record<keyof TaskFormValues, string> => ({
  title: form.title,
  due_date: form.due_date ? formatDay(form.due_date, names.now) : copy.valueLabels.noDate,
  due_time: form.due_time || copy.valueLabels.anyTime,
  assignee: form.assignee ? names.user(form.assignee) || copy.valueLabels.someoneElse : copy.valueLabels.nobody,
  kind: taskKindLabels[form.kind],
  priority: priorityLabels[priorityOf(form.priority)],
  waiting_on: waitingOnLabels[form.waiting_on],
  milestone: form.milestone
    ? names.milestone(form.milestone) || copy.valueLabels.anotherMilestone
    : copy.valueLabels.none,
  client_visible: form.client_visible ? copy.valueLabels.yes : copy.valueLabels.no,
})
