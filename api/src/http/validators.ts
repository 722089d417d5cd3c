/** Checks of what goes in and out, compiled from the contract when the API starts. */
import type { IncomingHttpHeaders } from 'node:http'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FieldError } from 'openapi'
import { contract, type ContractOperation, type Parameter, type Schema } from './contract.ts'
import { badRequest } from './errors.ts'

type Values = Record<string, unknown>

/** Keywords of OpenAPI that say nothing about validity. */
const ANNOTATIONS = [
  'example',
  'xml',
  'discriminator',
  'externalDocs',
  'x-enum-varnames',
  'x-enum-descriptions',
  'x-pattern-reason',
]

function createAjv(options: { coerceTypes: boolean; useDefaults: boolean }): Ajv2020 {
  const ajv = new Ajv2020({ ...options, strict: false, allErrors: true, verbose: true })
  addFormats.default(ajv)
  ajv.addVocabulary(ANNOTATIONS)
  ajv.addSchema({ $id: 'contract', components: contract.components })
  return ajv
}

/** For JSON, also in a part of a multipart form: values are what they are. */
const strictly = createAjv({ coerceTypes: false, useDefaults: false })
/** For paths, queries and forms, where everything arrives as text. */
const fromText = createAjv({ coerceTypes: true, useDefaults: true })

const URL_ENCODED = 'application/x-www-form-urlencoded'

/** Local references become references into the whole document. */
const anchored = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#/') ? `contract${value}` : value,
  ) as Schema

/** A body may be wrong in as many places as it has; nobody reads more than these. */
const MOST_ERRORS = 50

/** One error a field, in words: the most telling one where several keywords fail. */
export function fieldErrors(errors: ErrorObject[] | null | undefined, within = ''): FieldError[] {
  const found = new Map<string, string>()
  for (const error of errors ?? []) {
    // What the branches of a choice say comes before the choice itself.
    if (error.keyword === 'if') continue
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
  if (typeof reason === 'string') return reason
  return schema?.['pattern'] === '\\S' ? EMPTY : 'is not of the expected form'
}

export type InputCheck = {
  params: (raw: Values) => Values
  query: (raw: URLSearchParams) => Values
  headers: (raw: IncomingHttpHeaders) => void
  body: BodyCheck
}
type BodyCheck = { required: boolean; types: string[]; check: (type: string, value: unknown) => unknown }

/** The contract is compiled once a process, which takes about a second, however many apps are made in it. */
function onceForEach<Check>(compile: (operation: ContractOperation) => Check): (operation: ContractOperation) => Check {
  const compiled = new Map<ContractOperation, Check>()
  return (operation) => {
    const check = compiled.get(operation) ?? compile(operation)
    compiled.set(operation, check)
    return check
  }
}

/** The checks of one operation's path, query, headers and body. Each answers the typed values or throws a 400. */
export const inputCheck = onceForEach((operation): InputCheck => {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query')
  const inHeaders = operation.parameters.filter((parameter) => parameter.in === 'header')
  const checkParams = compileParameters(inPath)
  const checkQuery = compileParameters(inQuery)
  const checkHeaders = compileParameters(inHeaders)
  const arrays = new Set(inQuery.filter((parameter) => parameter.schema.type === 'array').map(({ name }) => name))
  return {
    params: (raw) => verified(checkParams, raw),
    query: (raw) => verified(checkQuery, queryValues(raw, arrays)),
    headers: (raw) => void verified(checkHeaders, headerValues(raw, inHeaders)),
    body: bodyCheck(operation),
  }
})

function compileParameters(parameters: Parameter[]): ValidateFunction {
  return fromText.compile({
    type: 'object',
    additionalProperties: false,
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, anchored(schema)])),
  })
}

/** Lists are comma-separated (`status=1,2`) or repeated; anything else may stand once. */
function queryValues(raw: URLSearchParams, arrays: ReadonlySet<string>): Values {
  const values: Values = Object.create(null) as Values
  for (const name of new Set(raw.keys())) {
    const given = raw.getAll(name)
    if (arrays.has(name)) values[name] = given.flatMap((item) => item.split(','))
    else if (given.length > 1) throw badRequest([{ field: name, reason: 'may stand only once' }])
    else values[name] = given[0]
  }
  return values
}

/** Those of the headers that the operation knows; whoever sends a request adds others. */
function headerValues(raw: IncomingHttpHeaders, known: Parameter[]): Values {
  const given = known.filter(({ name }) => raw[name.toLowerCase()] !== undefined)
  return Object.fromEntries(given.map(({ name }) => [name, raw[name.toLowerCase()]]))
}

function verified(check: ValidateFunction, values: Values): Values {
  if (!check(values)) throw badRequest(fieldErrors(check.errors))
  return values
}

function bodyCheck(operation: ContractOperation): BodyCheck {
  const content = operation.requestBody?.content ?? {}
  const checks = new Map(
    Object.entries(content).map(([type, { schema }]) => [
      type,
      (type === URL_ENCODED ? fromText : strictly).compile(anchored(schema)),
    ]),
  )
  return {
    required: operation.requestBody?.required ?? false,
    types: [...checks.keys()],
    check(type, value) {
      const check = checks.get(type)
      if (check && !check(value)) throw badRequest(fieldErrors(check.errors))
      return value
    },
  }
}

/** Checks an answer against the contract; throws where it is not what the document promises. */
export const answerCheck = onceForEach((operation): ((status: number, body: unknown) => void) => {
  const checks = new Map(
    Object.entries(operation.responses).map(([status, answer]) => {
      const schema = answer.content?.['application/json']?.schema
      return [Number(status), schema ? strictly.compile(anchored(schema)) : null]
    }),
  )
  return (status, body) => {
    const check = checks.get(status)
    if (check === undefined)
      throw new Error(`${operation.operationId} answers ${status}, which the contract does not name`)
    if (check && !check(body)) {
      throw new Error(
        `${operation.operationId} answers what the contract does not allow: ${JSON.stringify(fieldErrors(check.errors))}`,
      )
    }
  }
})
