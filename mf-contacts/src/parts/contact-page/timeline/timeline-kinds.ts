/** What a timeline is filtered by: a few groups of kinds. */
import type { TimelineKind } from 'openapi/codes'
import { copy } from './copy.ts'

export const kindGroups = {
  all: [],
  calls: ['call'],
  messages: ['email', 'text', 'other'],
  meetings: ['meeting', 'showing'],
  inquiries: ['inquiry'],
  notes: ['note'],
  files: ['file'],
  tasks: ['task'],
  plans: ['plan'],
  deals: ['deal', 'milestone', 'portal'],
  changes: ['change'],
} as const satisfies Record<keyof typeof copy.groups, readonly TimelineKind[]>

export type KindGroup = keyof typeof kindGroups

/** Whether a text names a group of kinds. */
export const isKindGroup = (text: string | null): text is KindGroup => text !== null && Object.hasOwn(kindGroups, text)
