/** The hooks that run when a deal, or a task or milestone of one, is saved. See processes/hooks.ts. */
import type { DealDocument, StoredDeal } from '#entities/deals/deal.model.ts'
import type { Change } from '#platform/events/change.ts'
import { defineHook } from '#platform/events/hook.ts'
import type { Items } from './cascade.ts'
import type { DealFacts } from './deal-facts.ts'

export type DealSave = {
  /** The deal as it was stored; null for a new deal. */
  before: StoredDeal | null
  /** The paths that the change itself sets, such as `agents` or `dates.closing`. */
  changed: ReadonlySet<string>
}

/** Runs before a deal is written, to set the fields derived from other records. */
export const dealSaving = defineHook<[Change, DealDocument, DealSave]>('deal saving')

/** Runs after a deal is written, to update what other records derive from it. */
export const dealSaved = defineHook<[Change, DealDocument, DealSave]>('deal saved')

/** Runs when a deal's facts are worked out anew, before they are written. The deal still has those before. */
export const factsChanging = defineHook<[Change, StoredDeal, DealFacts]>('facts changing')

/** Runs before a deal's tasks and milestones are written, with their dates and progress already up to date. */
export const itemsSaving = defineHook<[Change, StoredDeal, Items]>('items saving')
