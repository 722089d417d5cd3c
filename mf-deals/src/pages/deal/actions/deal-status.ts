import type { DealStatus } from 'openapi'

/**
 * What can follow a status by a plain change (docs/domain.md#lifecycles). Closing and reopening ask for more and have
 * calls of their own. From On Hold only the status before is accepted; the API knows which and refuses the others.
 */
const NEXT: Record<DealStatus, readonly DealStatus[]> = {
  1: [2, 3, 5, 7],
  2: [3, 5, 6, 7],
  3: [2, 5, 7],
  4: [],
  5: [],
  6: [],
  7: [1, 2, 3, 5],
}

/** The statuses that a deal in `status` can be given by a plain change. */
export const nextStatuses = (status: DealStatus): readonly DealStatus[] => NEXT[status]

/** Statuses that only `reopen` leads out of: Closed, Fell Through, Expired. */
export const isEnded = (status: DealStatus): boolean => NEXT[status].length === 0
