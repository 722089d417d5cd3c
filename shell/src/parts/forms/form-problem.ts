import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from 'remote-kit/api-client'

/**
 * Shows the reasons of a refusal at the fields they belong to; what belongs to none is in the toast
 * (docs/specification.md §8). `within`: where the API has the form's fields, such as `person.`.
 */
export function showProblem<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
  within = '',
): void {
  if (!(error instanceof ApiError)) return
  for (const { field, reason } of error.problem.errors ?? []) {
    const name = fields.find((candidate) => within + candidate === field)
    if (name) setError(name, { message: reason }, { shouldFocus: true })
  }
}
