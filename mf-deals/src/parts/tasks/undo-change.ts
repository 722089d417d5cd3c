import type { Task, TaskFields, TaskUpdate } from 'openapi'

/**
 * The change that undoes a change of these fields: `before` is the task before it. A date that followed its rule
 * follows it again.
 */
export function undoChange(before: Task, changed: Partial<TaskFields>): TaskUpdate {
  const plain = {
    ...Object.fromEntries(Object.entries(before).filter(([name]) => Object.hasOwn(changed, name))),
    // Changing the kind away from a contractual date may have pinned the date.
    ...(changed.kind !== undefined && { pinned: before.pinned }),
  }
  if (changed.due_date === undefined) return plain
  const { due_date, pinned, due_rule } = before
  return due_rule && !pinned ? { pinned } : { due_date, pinned }
}
