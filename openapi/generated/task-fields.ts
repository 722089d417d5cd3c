// Generated from the OpenAPI contract by `pnpm generate`. Do not edit.

import { agentRoleLabels, clientSideLabels, priorityLabels, progressLabels, taskKindLabels, waitingOnLabels } from './codes.ts'
import type { Field } from './field.ts'

export const taskFields = {
  id: { label: 'ID', kind: 'id', history: false },
  created_at: { label: 'Created', kind: 'instant', history: false },
  updated_at: { label: 'Updated', kind: 'instant', history: false },
  title: { label: 'Title', kind: 'text' },
  description: { label: 'Description', kind: 'lines' },
  checklist: { label: 'Checklist', kind: 'group' },
  kind: { label: 'Type', kind: 'choice', choices: taskKindLabels },
  priority: { label: 'Priority', kind: 'choice', choices: priorityLabels },
  milestone: { label: 'Milestone', kind: 'milestone' },
  assignee: { label: 'Assignee', kind: 'person', history: 'Assigned to' },
  assignee_role: { label: 'Role', kind: 'choice', choices: agentRoleLabels, history: 'Assigned to' },
  waiting_on: { label: 'Waiting on', kind: 'choice', choices: waitingOnLabels },
  due_date: { label: 'Due', kind: 'day' },
  due_time: { label: 'Due time', kind: 'text' },
  due_rule: { label: 'Date rule', kind: 'group' },
  pinned: { label: 'Pinned', kind: 'yes_no' },
  depends_on: { label: 'Comes after', kind: 'tasks' },
  client_visible: { label: 'Visible to client', kind: 'yes_no' },
  client_side: { label: 'Shown to', kind: 'choice', choices: clientSideLabels },
  deal_name: { label: 'Deal', kind: 'text', history: false },
  progress: { label: 'Progress', kind: 'choice', choices: progressLabels },
  proposed_date: { label: 'Proposed date', kind: 'day', history: false },
  completed_at: { label: 'Completed', kind: 'instant' },
  not_applicable_reason: { label: 'Reason not applicable', kind: 'text' },
  due_reason: { label: 'Due date reason', kind: 'text', history: false },
  blocked_by: { label: 'Blocked by', kind: 'tasks', history: false },
} as const satisfies { [path: string]: Field }
export type TaskField = keyof typeof taskFields

/** What callers write. */
export const writtenTaskFields = [
  'title',
  'description',
  'checklist',
  'kind',
  'priority',
  'milestone',
  'assignee',
  'assignee_role',
  'waiting_on',
  'due_date',
  'due_time',
  'due_rule',
  'pinned',
  'depends_on',
  'client_visible',
  'client_side',
  'progress',
] as const
export type WrittenTaskField = (typeof writtenTaskFields)[number]

/** What its list is filtered by, by parameter. */
export const filteredTaskFields = {
  milestone: 'milestone',
  assignee: 'assignee',
  progress: 'progress',
  kind: 'kind',
  priority: 'priority',
  waiting_on: 'waiting_on',
} as const
export type FilteredTaskField = keyof typeof filteredTaskFields

/** What undo puts back. */
export const undoableTaskFields = [
  'title',
  'description',
  'checklist',
  'kind',
  'priority',
  'milestone',
  'assignee',
  'assignee_role',
  'waiting_on',
  'due_date',
  'due_time',
  'due_rule',
  'pinned',
  'depends_on',
  'client_visible',
  'client_side',
  'progress',
  'completed_at',
  'not_applicable_reason',
] as const
export type UndoableTaskField = (typeof undoableTaskFields)[number]

/** What its files show, under which heads. */
export const exportedTaskFields = {
  id: 'ID',
  created_at: 'Created',
  title: 'Task',
  description: 'Description',
  kind: 'Type',
  priority: 'Priority',
  assignee: 'Assignee',
  waiting_on: 'Waiting on',
  due_date: 'Due',
  due_time: 'Due time',
  deal_name: 'Deal',
  progress: 'Progress',
  completed_at: 'Completed',
  not_applicable_reason: 'Reason not applicable',
  due_reason: 'Due date reason',
} as const
export type ExportedTaskField = keyof typeof exportedTaskFields
