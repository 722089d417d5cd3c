import { DealStatus } from 'openapi/codes'

/**
 * The statuses that may follow each status by a plain change (docs/domain.md#lifecycles). Closing and reopening have
 * calls of their own. From On Hold only the previous status is accepted; the API knows which one.
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

/** The statuses that a deal in `status` can change to directly. */
export const nextStatuses = (status: DealStatus): readonly DealStatus[] => NEXT[status]

/** Whether only `reopen` leads out of a status: Closed, Fell Through, Expired. */
export const isEnded = (status: DealStatus): boolean => NEXT[status].length === 0
