import { DealStatus } from 'openapi/codes'

/**
 * What can follow a status by a plain change (docs/domain.md#lifecycles). Closing and reopening ask for more and have
 * calls of their own. From On Hold only the status before is accepted; the API knows which and refuses the others.
 */
const NEXT: Record<DealStatus, readonly DealStatus[]> = {
  [DealStatus.PreContract]: [DealStatus.Active, DealStatus.UnderContract, DealStatus.FellThrough, DealStatus.OnHold],
  [DealStatus.Active]: [DealStatus.UnderContract, DealStatus.FellThrough, DealStatus.Expired, DealStatus.OnHold],
  [DealStatus.UnderContract]: [DealStatus.Active, DealStatus.FellThrough, DealStatus.OnHold],
  [DealStatus.Closed]: [],
  [DealStatus.FellThrough]: [],
  [DealStatus.Expired]: [],
  [DealStatus.OnHold]: [DealStatus.PreContract, DealStatus.Active, DealStatus.UnderContract, DealStatus.FellThrough],
}

/** The statuses that a deal in `status` can be given by a plain change. */
export const nextStatuses = (status: DealStatus): readonly DealStatus[] => NEXT[status]

/** Statuses that only `reopen` leads out of: Closed, Fell Through, Expired. */
export const isEnded = (status: DealStatus): boolean => NEXT[status].length === 0
