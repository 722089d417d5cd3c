/** Hooks for changes of a label that affect other records. */
import type { Change } from '#platform/events/change.ts'
import { defineHook } from '#platform/events/hook.ts'
import type { LabelDocument } from './label.model.ts'

/** Runs before a label is deleted: [change, label]. */
export const labelDeleting = defineHook<[Change, LabelDocument]>('label deleting')
