/**
 * Records that were stored before fields existed. Every operation of the contract is called on records without the
 * fields that hold only their default, and answers as it does on new ones: it reads, lists, exports and changes them.
 */
import mongoose, { type Schema } from 'mongoose'
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { contractOperations } from '#platform/contract/contract.ts'
import type { OperationId } from '#platform/http/operation.ts'
import { fillNewFields } from '#platform/migrations/fill-new-fields.ts'
import { type FieldDefault, type FieldDefaults, fieldDefaults } from '#platform/records/field-defaults.ts'
import { isRecorded } from '#platform/records/record.ts'
import type { Call } from '#test/authorization/call.ts'
import { CALLS } from '#test/authorization/calls.ts'
import { expectations } from '#test/authorization/matrix.ts'
import { World } from '#test/authorization/world.ts'
import { ALWAYS_STORED } from './always-stored.ts'
import { useTestApp } from './test-app.ts'

const app = useTestApp()
const expected = Map.groupBy(
  expectations().filter(({ isBlind }) => !isBlind),
  ({ operation }) => operation,
)
/** Operations with the same method and start of the path. Lists show the records of a group on their first page. */
const groups = Map.groupBy(contractOperations.values(), ({ method, path }) => `${method} ${path.split('/')[1]}`)
const recorded = Object.values(mongoose.models).filter(({ schema }) => isRecorded(schema))
type Recorded = (typeof recorded)[number]
/** The collections that had records without some of their fields. */
const aged = new Set<string>()
let world: World

beforeAll(async () => {
  world = await World.create(app)
})

describe.each([...groups])('%s', (_, operations) => {
  const calls = new Map<string, Call>()

  beforeAll(async () => {
    for (const { operationId } of operations) {
      calls.set(operationId, await CALLS[operationId as OperationId](world))
    }
    await removeDefaults()
    await Promise.all(fillNewFields().map(({ run }) => run()))
  })

  it.each(operations.map(({ operationId }) => operationId))('%s answers', async (operation) => {
    const [cell] = (expected.get(operation) ?? []).toSorted((a, b) => a.status - b.status)
    const { shows, after, ...call } = calls.get(operation) ?? {}
    if (!cell) throw new Error(`The table does not have ${operation}`)
    const answer = await world.send(operation, call, cell.caller)
    expect(answer.status, answer.text).toBe(cell.status)
    if (shows) expect(answer.text).toContain(shows)
    await after?.()
  })
})

it('each entity had a record without some of its fields', () => {
  expect([...aged].toSorted()).toEqual(recorded.map(({ collection }) => collection.collectionName).toSorted())
})

describe.each(recorded)('$collection.collectionName', ({ collection, schema, modelName }) => {
  it('has a default for each field that not every record has', () => {
    const known = new Set(ALWAYS_STORED[collection.collectionName]?.split(' '))
    const advice = withoutDefault(schema)
      .filter((field) => !known.has(field))
      .map(
        (field) =>
          `Records of ${modelName} that were stored before ${field} existed lack it. Give it a default in its model. If none is ` +
          `true of them, append a migration to api/src/processes/migrations/migrations.ts, and ${field} to ` +
          `${collection.collectionName} in api/test/always-stored.ts.`,
      )
    expect(advice).toEqual([])
  })
})

/** Mongoose sets these itself. */
const SET_ITSELF = new Set(['_id', 'created_at', 'updated_at', 'version'])

/** The paths that must be set and have no default. */
function withoutDefault(schema: Schema, before = ''): string[] {
  const found: string[] = []
  schema.eachPath((name, type) => {
    if (SET_ITSELF.has(name)) return
    const { required, default: value } = type.options
    if (required && value === undefined) found.push(before + name)
    if (type.schema) found.push(...withoutDefault(type.schema, `${before}${name}.`))
  })
  return found
}

type Fields = Record<string, unknown>

/** Takes from all records the fields that hold their default, also those of the objects in them. */
const removeDefaults = () => Promise.all(recorded.map(removeFrom))

async function removeFrom({ collection, schema }: Recorded): Promise<void> {
  const defaults = fieldDefaults(schema)
  const changes = (await collection.find().toArray()).flatMap((stored) => {
    const replacement = withoutDefaults(stored, defaults)
    const { _id } = stored
    return isDeepStrictEqual(replacement, stored) ? [] : [{ replaceOne: { filter: { _id }, replacement } }]
  })
  if (changes.length === 0) return
  await collection.bulkWrite(changes)
  aged.add(collection.collectionName)
}

function withoutDefaults(stored: Fields, defaults: FieldDefaults): Fields {
  const kept = Object.entries(stored).flatMap(([name, value]) => {
    const field = defaults.get(name)
    if (!field) return [[name, value] as const]
    return isDeepStrictEqual(value, field.value) ? [] : [[name, withoutInner(value, field)] as const]
  })
  return Object.fromEntries(kept)
}

function withoutInner(value: unknown, { within }: FieldDefault): unknown {
  if (!within || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one: Fields) => withoutDefaults(one, within))
  return withoutDefaults(value as Fields, within)
}
