import type { FieldError } from 'openapi'
import { gateFieldLabels } from 'openapi/codes'
import { ApiError } from 'remote-kit/api-client'

/** What a phase asked for when it refused a deal. */
export interface GateRefusal {
  title: string
  errors: FieldError[]
}

/** The refusal where a phase refused the deal for what is missing: 422, naming fields of the gate. Else null. */
export function gateRefusal(error: unknown): GateRefusal | null {
  if (!(error instanceof ApiError) || error.status !== 422) return null
  const { title, errors = [] } = error.problem
  return errors.some(({ field }) => field in gateFieldLabels) ? { title, errors } : null
}
