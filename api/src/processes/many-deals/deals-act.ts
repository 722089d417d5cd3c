/** What one action does to one of many deals. */
import type { DealEffect } from 'openapi'
import { dealStatusLabels } from 'openapi/codes'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import { isOpen } from '#entities/deals/lifecycle.ts'
import type { Change } from '#platform/events/change.ts'

export type DealsAct = {
  /** Whether `undoEvents` takes it back. */
  isUndoneByEvents: boolean
  /** Why it cannot be applied to a deal, to follow its name; null if it can. */
  refusal: (deal: DealDocument) => string | null
  /**
   * Applies it. Returns what others follow, null if nothing does, or the reason why it changed nothing.
   * @throws a problem only before it has written anything
   */
  run: (change: Change, deal: DealDocument) => Promise<Omit<DealEffect, 'id' | 'name'> | string | null>
}

/** Why nothing is planned for a deal any more: it is archived, closed or lost. */
export function endedRefusal({ archived_at, status }: DealDocument): string | null {
  if (archived_at) return 'is archived'
  return isOpen(status) ? null : `is marked “${dealStatusLabels[status]}”`
}
