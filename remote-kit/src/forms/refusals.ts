/** What the API says where it refuses a write, for the forms that sent it. */
import type { FieldError } from 'openapi'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
// By its public name, as remotes import it: what the API refuses is of one class in the page.
import { ApiError } from 'remote-kit/api-client'
import { UNEXPECTED_FAILURE_MESSAGE } from 'remote-kit/notify'

/** Whether a write was refused because somebody else had changed the record: 412 by `If-Match`. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412
}

/** What is wrong as a whole, and with which fields. */
export interface Refusal {
  title: string
  /** All that is said beyond the title, field by field, as a person reads it. */
  lines: readonly string[]
  fields: readonly FieldError[]
}

/** A refusal as the API words it; where something else went wrong, the one fixed sentence. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError) || error.status >= 500) {
    return { title: UNEXPECTED_FAILURE_MESSAGE, lines: [], fields: [] }
  }
  const [title, ...lines] = error.lines
  return { title, lines, fields: error.problem.errors ?? [] }
}

/**
 * Shows the reasons of a refusal at the fields that they belong to. `nameOf` is what the form calls a field of the API.
 * @returns the error with what belongs to no field, for the top of the form; null where every reason found its field
 */
export function showRefusal<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
  nameOf = (field: string) => field,
): unknown {
  if (!(error instanceof ApiError) || !error.problem.errors?.length) return error
  const homeless = error.problem.errors.filter(({ field, reason }) => {
    const wanted = nameOf(field)
    const name = fields.find((one) => wanted === one || wanted.startsWith(`${one}.`))
    if (name) setError(name, { message: reason }, { shouldFocus: true })
    return !name
  })
  return homeless.length > 0 ? new ApiError({ ...error.problem, errors: homeless }) : null
}
