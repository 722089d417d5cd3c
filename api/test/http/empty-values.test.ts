/** In JSON, null and empty mean the same for every field. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, it } from 'vitest'
import { contractOperations, propertiesOf, resolve, type Schema } from '#platform/contract/contract.ts'
import { readEmptyValues } from '#platform/contract/empty-values.ts'
import { publishedContract } from '#platform/docs/published-contract.ts'
import { onceForEach } from '#platform/records/once-for-each.ts'
import { createDeal } from '#test/factories/board.ts'
import { type OpenTeam, openTeam } from '#test/factories/open-team.ts'
import { useTestApp } from '#test/test-app.ts'

const app = useTestApp()
let team: OpenTeam<'agent'>

beforeAll(async () => {
  team = await openTeam(app, ['agent'])
})

/** Every field of the JSON bodies of the contract, by operation and path. */
const fields = [...contractOperations.values()].flatMap(({ operationId, requestBody }) => {
  const schema = requestBody?.content['application/json']?.schema
  return schema ? fieldsOf(schema).map((path) => [`${operationId} ${path.join('.')}`, operationId, path] as const) : []
})

function fieldsOf(schema: Schema, within: readonly string[] = []): string[][] {
  if (within.length > 4) return []
  return [...propertiesOf(schema)].flatMap(([name, field]) => {
    const path = [...within, name]
    return [path, ...fieldsOf(field, isList(field) ? [...path, '0'] : path)]
  })
}

/** Whether the field is a list, or can be one. */
function isList(field: Schema): boolean {
  const { items, oneOf = [] } = resolve<{ items?: Schema; oneOf?: Schema[] }>(field)
  return items !== undefined || oneOf.some(isList)
}

const published = publishedContract() as { paths: Record<string, Record<string, { operationId?: string }>> }
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: 'published', ...published })

const checkOf = onceForEach(($ref: string) => ajv.compile({ $ref }))

/** Whether a field of a body may have a value by a document: the field's own errors, whatever else the body lacks. */
function isTaken(pointer: string, path: readonly string[], body: unknown): boolean {
  const check = checkOf(pointer)
  const at = `/${path.join('/')}`
  return check(body) || !check.errors?.some(({ instancePath }) => instancePath === at)
}

const bodyWith = (path: readonly string[], value: unknown): Record<string, unknown> =>
  path.reduceRight((inner, name) => (name === '0' ? [inner] : { [name]: inner }), value) as Record<string, unknown>

const valueAt = (body: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], body)

it.each(fields)('%s', (_name, operationId, path) => {
  const operation = contractOperations.get(operationId)
  const schema = operation?.requestBody?.content['application/json']?.schema ?? {}
  const read = (value: null | '') => {
    const body = bodyWith(path, value)
    readEmptyValues(body, schema)
    return valueAt(body, path)
  }
  const pointer = `published#/paths/${(operation?.path ?? '').replaceAll('/', '~1')}/${operation?.method}`
  const sent = `${pointer}/requestBody/content/application~1json/schema`
  const [nothing, empty] = ([null, ''] as const).map((value) => ({
    isTaken: isTaken(sent, path, bodyWith(path, value)),
    read: read(value),
  }))
  const cannotBeEmpty = !nothing?.isTaken && !empty?.isTaken
  // An empty text is no value of a list: its empty value is the list without items.
  const other = cannotBeEmpty || Array.isArray(nothing?.read) ? { isTaken: !cannotBeEmpty, read: nothing?.read } : empty
  expect(nothing).toEqual(other)
})

describe('a change with an empty value', () => {
  it.each<[string, object, object]>([
    ['text', { notes: null, company: null }, { notes: '', company: '' }],
    ['a day', { birthday: '', next_follow_up: '' }, { birthday: null, next_follow_up: null }],
    ['lists', { emails: null, labels: null }, { emails: [], labels: [] }],
    ['a part', { address: { street: null } }, { address: { street: '' } }],
  ])('of a contact clears %s either way', async (_case, given, other) => {
    const { agent } = team
    const full = {
      last_name: 'Lee',
      notes: 'A',
      company: 'B',
      birthday: '1990-01-02',
      next_follow_up: '2027-01-02',
      emails: ['lee@example.com'],
      address: { street: 'Elm' },
    }
    const bodies = await Promise.all(
      [given, other].map(async (change) => {
        const { id } = (await agent.post('/contacts/', full)).body
        const { status, body } = await agent.patch(`/contacts/${id}/`, change)
        expect(status).toBe(200)
        return { ...body, id: '', created_at: '', updated_at: '', status_since: '' }
      }),
    )
    expect(bodies[0]).toEqual(bodies[1])
  })

  it('of a deal clears a date, a price and a text either way', async () => {
    const { agent, board } = team
    const full = { list_price: 100, headline: 'A', dates: { closing: '2027-01-02' } }
    const read = async (change: object) => {
      const { id } = await createDeal(agent, board, full)
      const { list_price, headline, dates } = (await agent.patch(`/deals/${id}/`, change)).body
      return { list_price, headline, closing: dates.closing }
    }
    const cleared = { list_price: null, headline: '', closing: null }
    expect(await read({ list_price: '', headline: null, dates: { closing: '' } })).toEqual(cleared)
    expect(await read({ list_price: null, headline: '', dates: { closing: null } })).toEqual(cleared)
  })

  it('is refused where a field cannot be empty, either way', async () => {
    const { agent, board } = team
    const { id } = await createDeal(agent, board)
    for (const name of [null, '']) expect((await agent.refused('PATCH', `/deals/${id}/`, { name })).status).toBe(400)
  })
})
