import type { ClientDeal } from 'openapi'
import { DealStatus } from 'openapi/codes'

/** How a deal ended; null while it hasn't. What was planned for one that fell through doesn't happen anymore. */
export function outcomeOf({ status }: Pick<ClientDeal, 'status'>): 'closed' | 'off' | null {
  if (status === DealStatus.Closed) return 'closed'
  return status === DealStatus.FellThrough || status === DealStatus.Expired ? 'off' : null
}
