/** When something happens to a label that concerns more than the label. */
import type { Change } from '#platform/events/change.ts'
import { defineHook } from '#platform/events/hook.ts'
import type { LabelDocument } from './label.model.ts'

/** A label is about to be deleted: [change, label]. */
export const labelDeleting = defineHook<[Change, LabelDocument]>('label deleting')
