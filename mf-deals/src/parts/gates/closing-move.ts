/** A deal that is closed by moving it: a phase of closed deals asks for what the closing checklist asks for, too. */
import type { DealCard, FieldError, Phase } from 'openapi'
import { DealStatus, GateField, PhaseKind } from 'openapi/codes'
import { gateFieldsOf } from './gate-fields.ts'

/** The required fields that the closing checklist has. */
const CHECKLIST: readonly GateField[] = [
  GateField.sale_price,
  GateField['dates.actual_close'],
  GateField['dates.acceptance'],
]

/**
 * Whether the closing checklist does this move by itself: it asks for all that the phase misses, and a closed deal goes
 * to the first phase of closed deals of its board (`phases`, in order).
 */
export function closesByMove(
  deal: Pick<DealCard, 'status'>,
  phase: string,
  phases: readonly Pick<Phase, 'id' | 'kind'>[],
  errors: readonly FieldError[],
): boolean {
  if (deal.status !== DealStatus.UnderContract) return false
  const first = phases.find(({ kind }) => kind === PhaseKind.Closed)
  return first?.id === phase && gateFieldsOf(errors).every((field) => CHECKLIST.includes(field))
}
