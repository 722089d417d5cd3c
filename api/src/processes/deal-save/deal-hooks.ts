/** What other processes do whenever a deal, or a task or milestone of one, is saved: see processes/hooks.ts. */
import type { DealDocument, StoredDeal } from '#entities/deals/deal.model.ts'
import type { Change } from '#platform/events/change.ts'
import { defineHook } from '#platform/events/hook.ts'
import type { Items } from './cascade.ts'

export type DealSave = {
  /** The deal as it was stored; null for a new one. */
  before: StoredDeal | null
  /** The paths that the change itself sets: `agents`, `dates.closing` … */
  changed: ReadonlySet<string>
}

/** Before a deal is written: what is kept on it and follows from other records. */
export const dealSaving = defineHook<[Change, DealDocument, DealSave]>('deal saving')

/** After a deal was written: what other records keep of it. */
export const dealSaved = defineHook<[Change, DealDocument, DealSave]>('deal saved')

/** Before tasks and milestones of a deal are written, their dates and progress brought up to date. */
export const itemsSaving = defineHook<[Change, StoredDeal, Items]>('items saving')
