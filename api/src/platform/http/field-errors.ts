/** What is wrong with what was sent, in the words of a person. */
import type { ErrorObject } from 'ajv/dist/2020.js'
import type { FieldError } from 'openapi'

/** A body may be wrong in as many places as it has; nobody reads more than these. */
const MOST_ERRORS = 50

/** One error a field, in words: the most telling one where several keywords fail. */
export function fieldErrors(errors: ErrorObject[] | null | undefined, within = ''): FieldError[] {
  const found = new Map<string, string>()
  const explained = (errors ?? []).filter((error) => choiceReason(error))
  for (const error of errors ?? []) {
    // What the branches of a choice say comes before the choice itself, and is not needed where that says it in words.
    if (error.keyword === 'if' || explained.some(({ schemaPath }) => error.schemaPath.startsWith(`${schemaPath}/`)))
      continue
    const [field, reason] = describe(error, within)
    if (!found.has(field) || error.keyword === 'enum') found.set(field, reason)
    if (found.size === MOST_ERRORS) break
  }
  // That null would do too is no news to whoever sent an object with a fault inside.
  const hasFaultInside = (field: string) => [...found.keys()].some((other) => other.startsWith(`${field}.`))
  return [...found]
    .map(([field, reason]) => ({ field, reason }))
    .filter(({ field, reason }) => reason !== OR_NULL || !hasFaultInside(field))
}

const OR_NULL = 'must be null'

function describe(error: ErrorObject, within: string): [field: string, reason: string] {
  const path = error.instancePath.slice(1).replaceAll('/', '.')
  const at = (name?: string) => [within, path, name].filter((part) => part !== undefined && part !== '').join('.')
  const params = error.params as Record<string, unknown>
  switch (error.keyword) {
    case 'required':
      return [at(String(params.missingProperty)), 'is required']
    case 'additionalProperties':
      return [at(String(params.additionalProperty)), 'is not a known field']
    case 'unevaluatedProperties':
      return [at(String(params.unevaluatedProperty)), 'is not a known field']
    case 'anyOf': {
      const words = choiceReason(error)
      return words ? [at(words.field), words.reason] : [at(), error.message ?? 'is not valid']
    }
    case 'enum':
      return [at(), `must be one of ${(params.allowedValues as unknown[]).join(', ')}`]
    case 'const':
      return [at(), `must be ${String(params.allowedValue)}`]
    case 'pattern':
      return [at(), patternReason(error.parentSchema)]
    case 'format':
      return [at(), `is not a valid ${String(params.format)}`]
    case 'type':
      return [at(), `must be ${String(params.type).replace('integer', 'a whole number').replace(',', ' or ')}`]
    default:
      return [at(), LIMITS[error.keyword]?.(Number(params.limit)) ?? error.message ?? 'is not valid']
  }
}

/** What a limit asks for, as a person would say it. */
const LIMITS: { readonly [keyword: string]: (limit: number) => string } = {
  minLength: (limit) => (limit === 1 ? EMPTY : `must have at least ${limit} characters`),
  maxLength: (limit) => `must have at most ${limit} characters`,
  minimum: (limit) => `must be at least ${limit}`,
  maximum: (limit) => `must be at most ${limit}`,
  minItems: (limit) => (limit === 1 ? EMPTY : `must name at least ${limit}`),
  maxItems: (limit) => `must name at most ${limit}`,
  minProperties: (limit) => (limit === 1 ? EMPTY : `must have at least ${limit} fields`),
  uniqueItems: () => 'must not name anything twice',
}

const EMPTY = 'must not be empty'

/** The contract says in words what a pattern asks for (`x-pattern-reason`), where that is not plain from the field. */
function patternReason(schema: Record<string, unknown> | undefined): string {
  const reason = schema?.['x-pattern-reason']
  return typeof reason === 'string' ? reason : 'is not of the expected form'
}

/** The contract says of a choice that none was made of, where to make it and what would do (`x-choice-reason`). */
const choiceReason = ({ keyword, parentSchema }: ErrorObject): FieldError | undefined =>
  keyword === 'anyOf' ? (parentSchema?.['x-choice-reason'] as FieldError | undefined) : undefined
