// Generated from the OpenAPI contract by `pnpm generate`. Do not edit.

import { clientSideLabels, progressLabels } from './codes.ts'
import type { Field } from './field.ts'

export const milestoneFields = {
  id: { label: 'ID', kind: 'id', history: false },
  created_at: { label: 'Created', kind: 'instant', history: false },
  updated_at: { label: 'Updated', kind: 'instant', history: false },
  name: { label: 'Name', kind: 'text' },
  order: { label: 'Order', kind: 'number', history: false },
  due_date: { label: 'Due', kind: 'day' },
  due_rule: { label: 'Date rule', kind: 'group' },
  pinned: { label: 'Pinned', kind: 'yes_no' },
  client_visible: { label: 'Visible to client', kind: 'yes_no' },
  client_side: { label: 'Shown to', kind: 'choice', choices: clientSideLabels },
  client_text: { label: 'Text for the client', kind: 'lines' },
  progress: { label: 'Progress', kind: 'choice', choices: progressLabels },
  tasks: { label: 'Tasks', kind: 'group', history: false },
  due_reason: { label: 'Due date reason', kind: 'text', history: false },
  completed_at: { label: 'Completed', kind: 'instant' },
} as const satisfies { [path: string]: Field }
export type MilestoneField = keyof typeof milestoneFields

/** What callers write. */
export const writtenMilestoneFields = [
  'name',
  'order',
  'due_date',
  'due_rule',
  'pinned',
  'client_visible',
  'client_side',
  'client_text',
  'progress',
  'completed_at',
] as const
export type WrittenMilestoneField = (typeof writtenMilestoneFields)[number]

/** What undo puts back. */
export const undoableMilestoneFields = [
  'name',
  'order',
  'due_date',
  'due_rule',
  'pinned',
  'client_visible',
  'client_side',
  'client_text',
  'progress',
  'completed_at',
] as const
export type UndoableMilestoneField = (typeof undoableMilestoneFields)[number]
