/**
 * Validators of input and output, compiled from the contract, each when it is first needed: all of them take about a second.
 */
import addFormats from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { IncomingHttpHeaders } from 'node:http'
import type { FieldError } from 'openapi'
import { onceForEach } from '#platform/records/once-for-each.ts'
import { contract, type ContractOperation, type Parameter, resolve, type Schema } from '#platform/contract/contract.ts'
import { readEmptyValues } from '#platform/contract/empty-values.ts'
import { badRequest } from './errors.ts'
import { fieldErrors } from '#platform/contract/field-errors.ts'
import { isVast } from '#platform/contract/is-vast.ts'
import { Media } from './media.ts'
import { isInOrder } from '#platform/contract/range-format.ts'
import { notBefore } from '#platform/contract/not-before.ts'

type Values = Record<string, unknown>

/** OpenAPI keywords that do not affect validity. */
const ANNOTATIONS = [
  'example',
  'xml',
  'discriminator',
  'externalDocs',
  'x-enum-varnames',
  'x-enum-descriptions',
  'x-pattern-reason',
  'x-choice-reason',
  'x-each-alone',
]

function createAjv(options: { coerceTypes: boolean; useDefaults: boolean; allErrors: boolean }): Ajv2020 {
  const ajv = new Ajv2020({ ...options, strict: false, verbose: true })
  addFormats.default(ajv)
  ajv.addFormat('range', isInOrder)
  ajv.addKeyword(notBefore)
  ajv.addVocabulary(ANNOTATIONS)
  ajv.addSchema({ $id: 'contract', components: contract.components })
  return ajv
}

/** For JSON, also in a part of a multipart form: no type coercion. */
const strictly = createAjv({ coerceTypes: false, useDefaults: false, allErrors: true })
/** For JSON with too many parts: listing every error could take seconds and gigabytes. */
const strictlyToTheFirst = createAjv({ coerceTypes: false, useDefaults: false, allErrors: false })
/** For paths, queries and forms, where every value arrives as text. */
const fromText = createAjv({ coerceTypes: true, useDefaults: true, allErrors: true })

const JSON_TYPE = 'application/json'
const URL_ENCODED = 'application/x-www-form-urlencoded'

/** Rewrites local references to point into the whole document. */
const anchored = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#/') ? `contract${value}` : value,
  ) as Schema

/**
 * The schema of a body, in which the items of lists marked `x-each-alone` may be any objects: the operation checks each
 * with `requireValid`, and refuses it alone.
 */
function withoutAlone(body: Schema): Schema {
  const { properties, ...others } = resolve<Schema & { properties?: Record<string, Schema> }>(body)
  const alone = Object.entries(properties ?? {}).filter(([, one]) => one['x-each-alone'])
  if (alone.length === 0) return body
  const loose = alone.map(([name, list]) => [name, { ...list, items: { type: 'object' } }] as const)
  return { ...others, properties: { ...properties, ...Object.fromEntries(loose) } }
}

const partCheck = onceForEach((schema: string) => strictly.compile({ $ref: `contract#/components/schemas/${schema}` }))

/** What is wrong with a value that is to be like a schema of the contract. */
export function partFaults(schema: string, value: unknown): FieldError[] {
  const check = partCheck(schema)
  return check(value) ? [] : fieldErrors(check.errors)
}

/** @throws 400 naming what is wrong with a value that is to be like a schema of the contract */
export function requireValid(schema: string, value: unknown): void {
  const faults = partFaults(schema, value)
  if (faults.length > 0) throw badRequest(faults)
}

let emailCheck: ValidateFunction | undefined

/** Whether the contract takes the text as an email address. */
export function isEmail(text: string): boolean {
  emailCheck ??= strictly.compile({ type: 'string', format: 'email', maxLength: 254 })
  return emailCheck(text)
}

export type InputCheck = {
  params: (raw: Values) => Values
  query: (raw: URLSearchParams) => Values
  headers: (raw: IncomingHttpHeaders) => void
  body: BodyCheck
}
type BodyCheck = {
  required: boolean
  types: string[]
  takesVisitors: boolean
  check: (type: string, value: unknown) => unknown
}

/** Validators for one operation's path, query, headers and body. Each returns typed values or throws a 400. */
export const inputCheck = onceForEach((operation: ContractOperation): InputCheck => {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query')
  const inHeaders = operation.parameters.filter((parameter) => parameter.in === 'header')
  const checkParams = compileParameters(inPath)
  const checkQuery = compileParameters(inQuery)
  const checkHeaders = compileParameters(inHeaders)
  const ofType = (type: string) =>
    new Set(inQuery.filter(({ schema }) => resolve(schema).type === type).map(({ name }) => name))
  const [arrays, objects] = [ofType('array'), ofType('object')]
  return {
    params: (raw) => verified(checkParams, raw),
    query: (raw) => verified(checkQuery, queryValues(raw, arrays, objects)),
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

/**
 * Lists are comma-separated (`status=1,2`) or repeated. Objects have a parameter for each of their fields
 * (`custom_fields[budget]=1`). Any other parameter may appear only once.
 */
function queryValues(raw: URLSearchParams, arrays: ReadonlySet<string>, objects: ReadonlySet<string>): Values {
  const values: Values = Object.create(null) as Values
  for (const name of new Set(raw.keys())) {
    const given = raw.getAll(name)
    if (arrays.has(name)) values[name] = given.flatMap((item) => item.split(','))
    else if (given.length > 1) throw badRequest([{ field: name, reason: 'can appear only once' }])
    else setValue(values, name, given[0], objects)
  }
  return values
}

const FIELD_OF_OBJECT = /^(\w+)\[([^[\]]+)\]$/

function setValue(values: Values, name: string, value: unknown, objects: ReadonlySet<string>): void {
  const [, object = '', field = ''] = FIELD_OF_OBJECT.exec(name) ?? []
  if (!objects.has(object)) values[name] = value
  else values[object] = Object.assign((values[object] ?? Object.create(null)) as Values, { [field]: value })
}

/** Only the headers that the operation defines. Requests contain many others. */
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
      (type === URL_ENCODED ? fromText : strictly).compile(anchored(withoutAlone(schema))),
    ]),
  )
  const checkToTheFirst = onceForEach((type: string) =>
    strictlyToTheFirst.compile(anchored(withoutAlone(content[type]?.schema ?? {}))),
  )
  return {
    required: operation.requestBody?.required ?? false,
    types: [...checks.keys()],
    takesVisitors: operation.takesVisitors,
    check(type, value) {
      if (type !== URL_ENCODED) readEmptyValues(value, content[type]?.schema ?? {})
      const check = type !== URL_ENCODED && isVast(value) ? checkToTheFirst(type) : checks.get(type)
      if (check && !check(value)) throw badRequest(fieldErrors(check.errors))
      return value
    },
  }
}

/** What is wrong with an answer, for logs: it names fields, but no values. Null if it is what the contract says. */
export type AnswerCheck = (status: number, body: unknown) => string | null

/** Validates an operation's answers against the contract. Compiled with the first answer of each status. */
export const answerCheck = onceForEach(({ responses }: ContractOperation): AnswerCheck => {
  const checkOf = onceForEach((status: number): ValidateFunction | null => {
    const schema = responses[status]?.content?.[JSON_TYPE]?.schema
    return schema ? strictly.compile(anchored(schema)) : null
  })
  return (status, body) => {
    if (!responses[status]) return `answers ${status}, which the contract does not name`
    // A file is written while it is sent.
    const check = body instanceof Media ? null : checkOf(status)
    if (!check || check(body)) return null
    return `answers what the contract does not allow: ${JSON.stringify(fieldErrors(check.errors))}`
  }
})
