/** Validation errors in plain words. */
import type { ErrorObject } from 'ajv/dist/2020.js'
import type { FieldError } from 'openapi'

/** A body may be wrong in any number of places. No one reads more errors than this. */
const MOST_ERRORS = 50

/** One error per field, the most specific one if several keywords fail. */
export function fieldErrors(errors: ErrorObject[] | null | undefined, within = ''): FieldError[] {
  const found = new Map<string, string>()
  const explained = (errors ?? []).filter((error) => choiceReason(error))
  for (const error of errors ?? []) {
    // The errors of a choice's branches precede the choice itself, and are left out if the choice has a text of its
    // own. What is wrong with a name precedes the object that has it.
    if (
      error.keyword === 'if' ||
      error.propertyName !== undefined ||
      explained.some(({ schemaPath }) => error.schemaPath.startsWith(`${schemaPath}/`))
    )
      continue
    const [field, reason] = describe(error, within)
    if (!found.has(field) || isTelling(error)) found.set(field, reason)
    if (found.size === MOST_ERRORS) break
  }
  // If an object contains an error, it does not help to say that null would be valid too.
  const hasFaultInside = (field: string) => [...found.keys()].some((other) => other.startsWith(`${field}.`))
  return [...found]
    .map(([field, reason]) => ({ field, reason }))
    .filter(({ field, reason }) => reason !== OR_NULL || !hasFaultInside(field))
}

const OR_NULL = 'must be null'

/** Whether an error says more than others of its field: `tomorrow` isn't a day of a wrong year, but no day at all. */
const isTelling = (error: ErrorObject) =>
  error.keyword === 'enum' || error.keyword === 'format' || choiceReason(error) !== undefined

function describe(error: ErrorObject, within: string): [field: string, reason: string] {
  const path = error.instancePath.slice(1).replaceAll('/', '.')
  const at = (name?: string) => [within, path, name].filter((part) => part !== undefined && part !== '').join('.')
  const params = error.params as Record<string, unknown>
  switch (error.keyword) {
    case 'required':
      return [at(String(params.missingProperty)), 'is required']
    case 'additionalProperties':
      return [at(String(params.additionalProperty)), 'isn’t a known field']
    case 'unevaluatedProperties':
      return [at(String(params.unevaluatedProperty)), 'isn’t a known field']
    case 'propertyNames':
      return [at(String(params.propertyName)), 'isn’t a known field']
    case 'anyOf':
    case 'oneOf': {
      const words = choiceReason(error)
      return words ? [at(words.field), words.reason] : [at(), error.message ?? 'isn’t valid']
    }
    case 'enum':
      return [at(), `must be one of ${(params.allowedValues as unknown[]).join(', ')}`]
    case 'const':
      return [at(), `must be ${String(params.allowedValue)}`]
    case 'pattern':
      return [at(), patternReason(error.parentSchema)]
    case 'not':
      return [at(), String(error.parentSchema?.['x-not-reason'] ?? 'isn’t valid')]
    case 'x-not-before':
      return [at(), 'can’t be before the first day']
    case 'format':
      return [at(), FORMATS[String(params.format)] ?? `isn’t a valid ${String(params.format)}`]
    case 'type':
      return [
        at(),
        `must be ${[params.type]
          .flat()
          .map((type) => TYPES[String(type)])
          .join(' or ')}`,
      ]
    default:
      return [at(), LIMITS[error.keyword]?.(Number(params.limit)) ?? error.message ?? 'isn’t valid']
  }
}

/** What a value of each type is called. */
const TYPES: { readonly [type: string]: string } = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'text',
}

/** What a range says that ends before it starts. */
export const REVERSED = 'can’t end before it starts'

/** What each format looks like. */
const FORMATS: { readonly [format: string]: string } = {
  date: 'must be a date such as 2026-12-12',
  'date-time': 'must be a date and time such as 2026-12-12T17:00:00Z',
  email: 'must be a valid email address',
  range: REVERSED,
}

/** Describes each limit. */
const LIMITS: { readonly [keyword: string]: (limit: number) => string } = {
  minLength: (limit) => (limit === 1 ? EMPTY : `must be at least ${limit} characters`),
  maxLength: (limit) => `must be ${limit} characters or fewer`,
  minimum: (limit) => `must be at least ${limit}`,
  maximum: (limit) => `must be at most ${limit}`,
  minItems: (limit) => (limit === 1 ? EMPTY : `must list at least ${limit}`),
  maxItems: (limit) => `must list at most ${limit}`,
  minProperties: (limit) => (limit === 1 ? EMPTY : `must have at least ${limit} fields`),
  uniqueItems: () => 'can’t list the same thing twice',
}

const EMPTY = 'can’t be empty'

/** The contract's description of a pattern (`x-pattern-reason`), if the field alone does not explain it. */
function patternReason(schema: Record<string, unknown> | undefined): string {
  const reason = schema?.['x-pattern-reason']
  return typeof reason === 'string' ? reason : 'isn’t in the expected format'
}

/** What the contract says of a choice that was not made (`x-choice-reason`). Without a field, it's about the value itself. */
type Choice = { field?: string; reason: string }

const choiceReason = ({ keyword, parentSchema }: ErrorObject): Choice | undefined =>
  keyword === 'anyOf' || keyword === 'oneOf' ? (parentSchema?.['x-choice-reason'] as Choice | undefined) : undefined
