// Generated from the OpenAPI contract by `pnpm generate`. Do not edit.

import { activityDirectionLabels, activityKindLabels, callOutcomeLabels } from './codes.ts'
import type { Field } from './field.ts'

export const activityFields = {
  id: { label: 'ID', kind: 'id', history: false },
  created_at: { label: 'Created', kind: 'instant', history: false },
  updated_at: { label: 'Updated', kind: 'instant', history: false },
  kind: { label: 'Type', kind: 'choice', choices: activityKindLabels },
  direction: { label: 'Direction', kind: 'choice', choices: activityDirectionLabels },
  outcome: { label: 'Outcome', kind: 'choice', choices: callOutcomeLabels },
  minutes: { label: 'Minutes', kind: 'number' },
  at: { label: 'When', kind: 'instant' },
  body: { label: 'Text', kind: 'group', history: false },
  text: { label: 'Notes', kind: 'text', history: false },
} as const satisfies { [path: string]: Field }
export type ActivityField = keyof typeof activityFields

/** What callers write. */
export const writtenActivityFields = [
  'kind',
  'direction',
  'outcome',
  'minutes',
  'at',
  'body',
] as const
export type WrittenActivityField = (typeof writtenActivityFields)[number]

/** What undo puts back. */
export const undoableActivityFields = [
  'kind',
  'direction',
  'outcome',
  'minutes',
  'at',
  'body',
] as const
export type UndoableActivityField = (typeof undoableActivityFields)[number]

/** What its files show, under which heads. */
export const exportedActivityFields = {
  id: 'ID',
  created_at: 'Logged',
  kind: 'Type',
  direction: 'Direction',
  outcome: 'Outcome',
  minutes: 'Minutes',
  at: 'When',
  text: 'Notes',
} as const
export type ExportedActivityField = keyof typeof exportedActivityFields
