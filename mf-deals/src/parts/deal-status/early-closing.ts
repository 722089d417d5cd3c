/** A deal that is moved into a phase of closed deals before it is under contract. */
import type { DealCard, Phase } from 'openapi'
import { DealStatus, PhaseKind } from 'openapi/codes'

/** Whether a move into the phase means to close a deal that has no contract yet, so that it can't close. */
export const isEarlyClosing = (
  { status }: Pick<DealCard, 'status'>,
  phase: Pick<Phase, 'kind'> | null | undefined,
): boolean => phase?.kind === PhaseKind.Closed && (status === DealStatus.PreContract || status === DealStatus.Active)
