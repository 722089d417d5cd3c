import { DealStatus } from 'openapi/codes'

const { PreContract, Active, UnderContract, Closed, FellThrough, Expired, OnHold } = DealStatus

/**
 * The statuses that may follow each status by a plain change (docs/domain.md#lifecycles). Closing and reopening have
 * calls of their own. From On Hold only the previous status is accepted; the API knows which one.
 */
const NEXT: Record<DealStatus, readonly DealStatus[]> = {
  [PreContract]: [Active, UnderContract, FellThrough, OnHold],
  [Active]: [UnderContract, FellThrough, Expired, OnHold],
  [UnderContract]: [Active, FellThrough, OnHold],
  [Closed]: [],
  [FellThrough]: [],
  [Expired]: [],
  [OnHold]: [PreContract, Active, UnderContract, FellThrough],
}

/** The statuses that a deal in `status` can change to directly. */
export const nextStatuses = (status: DealStatus): readonly DealStatus[] => NEXT[status]

/** Whether only `reopen` leads out of a status: Closed, Fell Through, Expired. */
export const isEnded = (status: DealStatus): boolean => NEXT[status].length === 0
