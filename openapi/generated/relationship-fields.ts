// Generated from the OpenAPI contract by `pnpm generate`. Do not edit.

import { relationshipKindLabels } from './codes.ts'
import type { Field } from './field.ts'

export const relationshipFields = {
  id: { label: 'ID', kind: 'id', history: false },
  created_at: { label: 'Created', kind: 'instant', history: false },
  updated_at: { label: 'Updated', kind: 'instant', history: false },
  kind: { label: 'Relationship', kind: 'choice', choices: relationshipKindLabels },
} as const satisfies { [path: string]: Field }
export type RelationshipField = keyof typeof relationshipFields

/** What callers write. */
export const writtenRelationshipFields = [
  'kind',
] as const
export type WrittenRelationshipField = (typeof writtenRelationshipFields)[number]

/** What undo puts back. */
export const undoableRelationshipFields = [
  'kind',
] as const
export type UndoableRelationshipField = (typeof undoableRelationshipFields)[number]
