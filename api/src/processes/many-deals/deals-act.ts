/** What one action does to one of many deals. */
import type { DealEffect } from 'openapi'
import { dealStatusLabels } from 'openapi/codes'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import { isOpen } from '#entities/deals/lifecycle.ts'
import type { ActOnOne } from '#processes/many-records/act-on-each.ts'

export type DealsAct = ActOnOne<DealDocument, Omit<DealEffect, 'id' | 'name'>> & {
  /** Whether `undoEvents` takes it back. */
  isUndoneByEvents: boolean
}

/** Why nothing is planned for a deal any more: it is archived, closed or lost. */
export function endedRefusal({ archived_at, status }: DealDocument): string | null {
  if (archived_at) return 'is archived'
  return isOpen(status) ? null : `is marked “${dealStatusLabels[status]}”`
}
