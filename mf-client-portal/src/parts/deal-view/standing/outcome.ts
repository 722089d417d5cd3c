import type { ClientDeal } from 'openapi'
import { DealStatus } from 'openapi/codes'

/** How a deal ended; null while it hasn't. What was planned for one that's off doesn't happen anymore. */
export type Outcome = 'closed' | 'off' | null

/** How the deal ended, as its client sees it. */
export function outcomeOf({ status }: Pick<ClientDeal, 'status'>): Outcome {
  if (status === DealStatus.Closed) return 'closed'
  return status === DealStatus.FellThrough || status === DealStatus.Expired ? 'off' : null
}
