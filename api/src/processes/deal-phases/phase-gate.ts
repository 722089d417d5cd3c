/** The fields that a phase requires of its deals. */
import { DealStatus, GateField, PhaseKind } from 'openapi/codes'
import type { DealDocument, StoredDeal } from '#entities/deals/deal.model.ts'
import type { StoredPhase } from '#entities/workspaces/phase.model.ts'
import { unprocessable } from '#platform/http/errors.ts'

/** @throws 422 naming each field that the phase requires and the deal lacks */
export function requireFields(deal: DealDocument, phase: StoredPhase): void {
  const missing = missingFields(deal, phase)
  if (missing.length === 0) return
  const errors = missing.map((field) => ({ field, reason: 'is required in this phase' }))
  throw unprocessable(`${phase.name} needs more details`, errors)
}

/** The fields that the phase requires and the deal lacks. */
export const missingFields = (deal: StoredDeal, phase: Pick<StoredPhase, 'required_fields'>): GateField[] =>
  phase.required_fields.filter((field) => isMissing(deal, field))

function isMissing(deal: StoredDeal, field: GateField): boolean {
  if (field === GateField.address) return !deal.address.street
  if (field === GateField.parties) return deal.parties.length === 0
  const value = field.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | null)?.[name], deal)
  return value === null || value === undefined || value === ''
}

const kindOf: { readonly [status in DealStatus]?: PhaseKind } = {
  [DealStatus.UnderContract]: PhaseKind.Contract,
  [DealStatus.Closed]: PhaseKind.Closed,
  [DealStatus.FellThrough]: PhaseKind.Lost,
}

/** The kind of phase that matches a status; undefined if any open phase does. */
export const phaseKindOf = (status: DealStatus): PhaseKind | undefined => kindOf[status]
