/** How forms show the errors of a refused write. */
import type { FieldError } from 'openapi'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
// By its public name, as remotes import it: the page must have only one ApiError class.
import { ApiError } from 'remote-kit/api-client'
import { UNEXPECTED_FAILURE_MESSAGE } from 'remote-kit/notify'
import { atField } from '#api/field-words.ts'
import { copy } from './copy.ts'

/** Whether a write was refused with 412 because someone else has changed the record (`If-Match`). */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412
}

/** The error as a whole and by field. */
export interface Refusal {
  title: string
  /** The rest of the message, a sentence for each field. */
  lines: readonly string[]
  /** Each reason is a sentence to show at the field. */
  fields: readonly FieldError[]
}

/** The API's message of a refusal, or one fixed sentence for any other failure. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError) || error.status >= 500) {
    return { title: UNEXPECTED_FAILURE_MESSAGE, lines: [], fields: [] }
  }
  const [title, ...lines] = error.lines
  return {
    title,
    lines,
    fields: (error.problem.errors ?? []).map(({ field, reason }) => ({ field, reason: atField(reason) })),
  }
}

/**
 * The refusal as the top of a form says it. What is wrong with the fields says more than that the request isn't valid: people
 * see a form, and no request.
 */
export function headOf(error: unknown): Pick<Refusal, 'title' | 'lines'> {
  const { title, lines, fields } = refusalOf(error)
  const [only, ...more] = lines
  if (!(error instanceof ApiError) || error.status !== 400 || fields.length === 0 || only === undefined)
    return { title, lines }
  return more.length === 0 ? { title: only, lines: [] } : { title: copy.refusals.check, lines }
}

/**
 * The errors of a refusal at the fields of a form. `nameOf` says where a field of the API is in the form; null if it isn't.
 * `rest` is the error with the reasons that have no field, for the top of the form, or null if all have one.
 */
export function placeRefusal<Name extends string>(
  error: unknown,
  nameOf: (field: string) => Name | null,
): { problems: ReadonlyMap<Name, string>; rest: unknown } {
  const problems = new Map<Name, string>()
  if (!(error instanceof ApiError) || !error.problem.errors?.length) return { problems, rest: error }
  const homeless = error.problem.errors.filter(({ field, reason }) => {
    const name = nameOf(field)
    if (name !== null) problems.set(name, atField(reason))
    return name === null
  })
  return { problems, rest: homeless.length > 0 ? new ApiError({ ...error.problem, errors: homeless }) : null }
}

/**
 * Shows the errors of a refusal at their fields. `nameOf` maps a field of the API to a field of the form.
 * @returns the error with the reasons that have no field, for the top of the form, or null if all have one
 */
export function showRefusal<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
  nameOf = (field: string) => field,
): unknown {
  const { problems, rest } = placeRefusal(error, (field) => {
    const wanted = nameOf(field)
    return fields.find((one) => wanted === one || wanted.startsWith(`${one}.`)) ?? null
  })
  for (const [name, message] of problems) setError(name, { message }, { shouldFocus: true })
  return rest
}
