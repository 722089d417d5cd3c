/** The statuses a deal may change to (docs/domain.md#lifecycles). Pure. */
import { DealStatus, dealStatusLabels, PhaseKind } from 'openapi/codes'

const { PreContract, Active, UnderContract, Closed, FellThrough, Expired, OnHold } = DealStatus

/** "Active Only" (docs/domain.md#codes): deals that are not closed or lost. */
export const openStatuses: readonly DealStatus[] = [PreContract, Active, UnderContract, OnHold]

/** While a listing may expire. Under contract, the contract's dates count. */
export const listedStatuses: readonly DealStatus[] = [PreContract, Active]

/** Whether a status is an open one. */
export const isOpen = (status: DealStatus): boolean => openStatuses.includes(status)

/** A deal's status and, if it is on hold, closed or lost, the previous one. */
export type Standing = { status: DealStatus; status_before: DealStatus | null }

/** A buyer's deal goes under contract without being listed, so Pre-contract may skip Active. */
const forward: { readonly [from in DealStatus]?: readonly DealStatus[] } = {
  [PreContract]: [Active, UnderContract],
  [Active]: [UnderContract, Expired],
  // Back on the market: the failed contract stays in the history.
  [UnderContract]: [Closed, Active],
}

/** The statuses that the deal may change to now, without reopening. */
export function nextStatuses({ status, status_before: before }: Standing): DealStatus[] {
  if (status === OnHold) return before === null ? [FellThrough] : [before, FellThrough]
  if (!isOpen(status)) return []
  return [...(forward[status] ?? []), FellThrough, OnHold]
}

/** The standing after a change to `to`. The status to return to is never On Hold. */
export function standingAfter({ status, status_before: before }: Standing, to: DealStatus): Standing {
  const returns = to === OnHold || !isOpen(to)
  return { status: to, status_before: returns ? (status === OnHold ? before : status) : null }
}

/** Why the deal may not change to `to`, as text; null if it may. */
export function refusal(standing: Standing, to: DealStatus): string | null {
  if (to === standing.status || nextStatuses(standing).includes(to)) return null
  if (!isOpen(standing.status)) return `This deal is marked “${label(standing.status)}”. Reopen it first`
  if (to === Closed) return 'Only a deal under contract can be closed'
  return `A deal can’t go from “${label(standing.status)}” to “${label(to)}”`
}

const label = (status: DealStatus) => dealStatusLabels[status]

/** What a phase stands for, and what leads there. */
const statusesOfKind: { readonly [kind in PhaseKind]: readonly DealStatus[] } = {
  [PhaseKind.Open]: [],
  [PhaseKind.Contract]: [UnderContract],
  // Only a deal under contract can be closed.
  [PhaseKind.Closed]: [Closed, UnderContract],
  [PhaseKind.Lost]: [FellThrough],
}

/**
 * The status that a phase of this kind suggests for a deal entering it, or the one that leads to it; null if the deal has
 * it or may change to neither.
 */
export function proposedStatus(kind: PhaseKind, standing: Standing): DealStatus | null {
  return statusesOfKind[kind].find((status) => nextStatuses(standing).includes(status)) ?? null
}
