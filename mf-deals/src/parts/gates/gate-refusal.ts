import type { FieldError } from 'openapi'
import { gateFieldLabels } from 'openapi/codes'
import { ApiError } from 'remote-kit/api-client'

/** The fields that a phase required when it refused a deal. */
export interface GateRefusal {
  title: string
  errors: FieldError[]
}

/** The refusal if a phase refused the deal because of missing fields: a 422 that names them. Otherwise null. */
export function gateRefusal(error: unknown): GateRefusal | null {
  if (!(error instanceof ApiError) || error.status !== 422) return null
  const { title, errors = [] } = error.problem
  return errors.some(({ field }) => field in gateFieldLabels) ? { title, errors } : null
}
