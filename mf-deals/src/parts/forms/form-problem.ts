import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from 'remote-kit/api-client'
import type { Problem } from 'openapi'

/**
 * Shows the reasons of a refusal at the fields they belong to.
 * @returns the error with what belongs to no field, for the top of the form; null where every reason found its field
 */
export function showProblem<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): unknown {
  if (!(error instanceof ApiError) || !error.problem.errors?.length) return error
  const homeless: Problem['errors'] = []
  for (const fieldError of error.problem.errors) {
    const name = fields.find((field) => fieldError.field === field || fieldError.field.startsWith(`${field}.`))
    if (name) setError(name, { message: fieldError.reason }, { shouldFocus: true })
    else homeless.push(fieldError)
  }
  return homeless.length > 0 ? new ApiError({ ...error.problem, errors: homeless }) : null
}
