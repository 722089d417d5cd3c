import type { Task, TaskFields, TaskUpdate } from 'openapi'

/**
 * The change that undoes a change of these fields: `before` is the task before it. A date that followed its rule
 * follows it again.
 */
export function undoChange(before: Task, changed: Partial<TaskFields>): TaskUpdate {
  const names = Object.keys(changed) as (keyof TaskFields)[]
  const plain = {
    ...Object.fromEntries(names.map((name) => [name, before[name]])),
    // Changing the kind away from a contractual date may have pinned the date.
    ...(changed.kind !== undefined && { pinned: before.pinned }),
  }
  if (changed.due_date === undefined) return plain
  const { due_date, ...others } = { ...plain, due_date: before.due_date ?? null }
  return before.due_rule && !before.pinned
    ? { ...others, pinned: false }
    : { ...others, due_date, pinned: before.pinned ?? false }
}
