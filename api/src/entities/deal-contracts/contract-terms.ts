/** What a deal and its contract share. */
import { ContractState, DealDateName, DealStatus } from 'openapi/codes'
import type { StoredDeal } from '#entities/deals/deal.model.ts'

type Standing = Pick<StoredDeal, 'status'> & { status_before?: StoredDeal['status_before'] | undefined }

const { UnderContract, Closed, FellThrough } = DealStatus

/**
 * The state of the deal's contract; null if it has none. A deal that falls through takes its contract with it, one that is
 * on hold keeps it.
 */
export function contractStateOf({ status, status_before: before }: Standing): ContractState | null {
  if (status === Closed) return ContractState.closed
  if (status !== UnderContract && before !== UnderContract) return null
  return status === FellThrough ? ContractState.failed : ContractState.current
}

const OF_THE_LISTING: readonly DealDateName[] = [DealDateName.listing, DealDateName.listing_expiration]

/** Whether a date of a deal is part of its contract. The others are of the listing, which outlives it. */
export const isOfContract = (name: DealDateName): boolean => !OF_THE_LISTING.includes(name)

export const contractDates: readonly DealDateName[] = Object.values(DealDateName).filter(isOfContract)
