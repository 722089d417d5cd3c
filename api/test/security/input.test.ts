/**
 * Injection attempts: query operators, prototypes, and fields that the caller may not set. Every operation of the
 * contract refuses them by name, and nothing is written.
 */
import type { ContactsSaved, Problem } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ContractOperation, propertiesOf } from '#platform/contract/contract.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestAnswer, TestClient } from '#test/test-client.ts'
import { bodyFields, callerOf, exampleBody, type JsonObject, operations, somePath } from './calls.ts'
import { fingerprint } from './fingerprint.ts'

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const MULTIPART_TYPE = 'multipart/form-data'

const OPERATORS = ['$ne', '$where', '__proto__', 'constructor', 'a.b']
/** Fields that a caller might try to set. An operation that accepts one of these has it in its contract. */
const NOT_THEIRS = [
  'role',
  'is_client',
  'is_operator',
  'team',
  'account',
  '_id',
  'id',
  'version',
  'password_hash',
  'created_by',
  'owner',
]

/** Names that people see: these fields appear in lists, emails and prompts. */
const NAMES = new Set(['name', 'title', 'subject', 'label', 'reason', 'first_name', 'last_name', 'company'])
/** Whitespace, invisible characters, control characters, reversed reading direction, and half a surrogate pair. */
const SHOW_NOTHING = ['  ', '\u200B\uFEFF', '\u2800', 'A\u0000', '\u202EA', '\uD800']

const app = useTestApp({ loginAttemptsPerAddress: 100_000 })
const callers = new Map<string, TestClient>()
const emailOf = (operation: ContractOperation) => `${callerOf(operation).role}@north.test`
let before: Record<string, unknown>

beforeAll(async () => {
  await createPeople('north')
  for (const email of new Set(operations.map(emailOf))) callers.set(email, await app.signIn(email))
  before = await fingerprint()
})

/** `text` is the raw body: an object would lose its `__proto__`. */
function send(
  operation: ContractOperation,
  query: string,
  text?: string | Uint8Array<ArrayBuffer>,
  type = JSON_TYPE,
): Promise<TestAnswer> {
  const client = callers.get(emailOf(operation))
  if (!client) throw new Error('unreachable: everyone who may call signed in')
  return client.sendUnchecked(operation.method.toUpperCase(), somePath(operation) + query, undefined, {
    ...(text !== undefined && { text, headers: { 'Content-Type': type } }),
  })
}

/** As a browser sends it: objects are JSON parts. */
function formOf(example: JsonObject): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(example)) {
    if (typeof value === 'string') form.set(name, value)
    else form.set(name, new Blob([JSON.stringify(value)], { type: JSON_TYPE }))
  }
  return form
}

async function sendParts(operation: ContractOperation, form: FormData): Promise<TestAnswer> {
  const body = new Response(form)
  const type = body.headers.get('Content-Type') ?? ''
  return send(operation, '', new Uint8Array(await body.arrayBuffer()), type)
}

/** Expects a 400 that names the field among the errors. */
function expectNamed({ status, body }: TestAnswer, field: string, what: string): void {
  expect(status, `${what}: ${JSON.stringify(body)}`).toBe(400)
  expect(
    (body as Problem).errors?.map((error) => error.field),
    what,
  ).toContain(field)
}

/** Expects that the only item of a list was refused, with an error that names the field. */
function expectRefusedAlone({ status, body }: TestAnswer, field: string, what: string): void {
  expect(status, `${what}: ${JSON.stringify(body)}`).toBe(200)
  const { results } = body as ContactsSaved
  expect(
    results.map(({ result, errors }) => [result, ...errors.map((error) => error.field)]),
    what,
  ).toEqual([['refused', field]])
}

/** The body with nothing but the item that the path leads into, if its list refuses items one by one. */
function itemAlone(operation: ContractOperation, path: string, text: string) {
  const [list = '', at = '', ...field] = path.split('.')
  const schema = propertiesOf(operation.requestBody?.content[JSON_TYPE]?.schema ?? {}).get(list)
  if (!schema || !('x-each-alone' in schema)) return null
  const body = JSON.parse(text) as Record<string, JsonObject[]>
  return { text: JSON.stringify({ ...body, [list]: [body[list]?.[Number(at)]] }), field: field.join('.') }
}

/** The example with `field: value` added to it and to each nested object, with the path of the added field. */
function* planted(example: JsonObject, field: string, value: unknown): Generator<[path: string, text: string]> {
  const objects: [path: string, object: JsonObject][] = [['', example]]
  for (const [path, object] of objects) {
    for (const [name, inner] of Object.entries(object)) {
      if (typeof inner === 'object' && inner !== null && !Array.isArray(inner))
        objects.push([`${path}${name}.`, inner as JsonObject])
    }
    const marked = JSON.stringify(example, (_key, at: unknown) => (at === object ? { ...object, PLANTED: value } : at))
    yield [path + field, marked.replace('"PLANTED"', JSON.stringify(field))]
  }
}

/** The example with one of its names replaced, with the path of that name. */
function renamed(example: JsonObject, value: string): [path: string, text: string][] {
  const found: [path: string, text: string][] = []
  const copy = structuredClone(example)
  const visit = (at: JsonObject, path: string) => {
    for (const [field, inner] of Object.entries(at)) {
      if (typeof inner === 'object' && inner !== null) visit(inner as JsonObject, `${path}${field}.`)
      if (typeof inner !== 'string' || !NAMES.has(field)) continue
      at[field] = value
      found.push([path + field, JSON.stringify(copy)])
      at[field] = inner
    }
  }
  visit(copy, '')
  return found
}

const byName = (some: ContractOperation[]) => some.map((operation) => [operation.operationId, operation] as const)
const taking = (type: string) => byName(operations.filter((operation) => exampleBody(operation, type)))

describe('unknown query parameters are refused by name', () => {
  it.each(byName(operations))('%s', async (_id, operation) => {
    for (const name of OPERATORS) expectNamed(await send(operation, `?${encodeURIComponent(name)}=1`), name, name)
    for (const { name, style } of operation.parameters) {
      const path = style === 'deepObject' ? `${name}.$ne` : `${name}[$ne]`
      const query = `?${encodeURIComponent(`${name}[$ne]`)}=1`
      expectNamed(await send(operation, query), path, query)
    }
  })
})

describe.each(taking(JSON_TYPE))('%s, in JSON', (_id, operation) => {
  const example = exampleBody(operation, JSON_TYPE) ?? {}

  it('accepts no operators, however deep', async () => {
    for (const field of OPERATORS) {
      for (const [path, text] of planted(example, field, { $ne: null }))
        expectNamed(await send(operation, '', text), path, text)
    }
  })

  it('does not set fields that the caller may not set', async () => {
    const known = bodyFields(operation, JSON_TYPE)
    for (const field of NOT_THEIRS.filter((name) => !known.has(name))) {
      const text = JSON.stringify({ ...example, [field]: 'owner' })
      expectNamed(await send(operation, '', text), field, text)
    }
  })

  it('accepts no name without visible characters, however deep', async () => {
    for (const value of SHOW_NOTHING) {
      for (const [path, text] of renamed(example, value)) {
        const alone = itemAlone(operation, path, text)
        if (alone) expectRefusedAlone(await send(operation, '', alone.text), alone.field, text)
        else expectNamed(await send(operation, '', text), path, text)
      }
    }
  })

  it('accepts no object in place of a text or number', async () => {
    for (const [field, value] of Object.entries(example).filter(([, one]) => typeof one !== 'object')) {
      for (const hostile of [{ $ne: null }, { $gt: '' }, { $where: 'sleep(9)' }, [value]]) {
        const text = JSON.stringify({ ...example, [field]: hostile })
        const { status, body } = await send(operation, '', text)
        expect(status, `${text}: ${JSON.stringify(body)}`).toBe(400)
        expect(
          (body as Problem).errors?.some((error) => error.field.startsWith(field)),
          text,
        ).toBe(true)
      }
    }
  })
})

describe('forms accept known fields, once each', () => {
  it.each(taking(FORM_TYPE))('%s', async (_id, operation) => {
    const example = exampleBody(operation, FORM_TYPE) ?? {}
    const fields = new URLSearchParams(example as Record<string, string>).toString()
    const known = bodyFields(operation, FORM_TYPE)
    const foreign = NOT_THEIRS.filter((field) => !known.has(field))
    const inside = Object.keys(example).flatMap((field) =>
      ['$ne', '$where', '__proto__', ''].map((to) => `${field}[${to}]`),
    )
    for (const name of [...OPERATORS, ...foreign, ...inside, ...Object.keys(example)]) {
      const { status, body } = await send(operation, '', `${fields}&${encodeURIComponent(name)}=1`, FORM_TYPE)
      expect(status, `${name}: ${JSON.stringify(body)}`).toBe(400)
      expect((body as Problem).errors?.[0]?.field, name).not.toBe('')
    }
  })
})

describe('multipart forms accept known parts, once each', () => {
  it.each(taking(MULTIPART_TYPE))('%s', async (_id, operation) => {
    const example = exampleBody(operation, MULTIPART_TYPE) ?? {}
    const known = bodyFields(operation, MULTIPART_TYPE)
    const foreign = NOT_THEIRS.filter((field) => !known.has(field))
    for (const name of [...OPERATORS, ...foreign, ...Object.keys(example)]) {
      const form = formOf(example)
      form.append(name, '1')
      expectNamed(await sendParts(operation, form), name, name)
    }
  })

  it.each(taking(MULTIPART_TYPE))('%s: their JSON is validated against the contract too', async (_id, operation) => {
    const example = exampleBody(operation, MULTIPART_TYPE) ?? {}
    for (const [part, value] of Object.entries(example).filter(([, one]) => typeof one === 'object')) {
      for (const field of [...OPERATORS, ...NOT_THEIRS]) {
        for (const [path, text] of planted(value as JsonObject, field, { $ne: null })) {
          const form = formOf(example)
          form.set(part, new Blob([text], { type: JSON_TYPE }))
          expectNamed(await sendParts(operation, form), `${part}.${path}`, text)
        }
      }
    }
  })
})

it('nothing was written by any of this', async () => {
  expect(await fingerprint()).toEqual(before)
})
