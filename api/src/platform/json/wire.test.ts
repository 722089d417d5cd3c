import { mongo } from 'mongoose'
import { expect, it } from 'vitest'
import { bsonToJson } from './wire.ts'

const { Long, ObjectId, serialize } = mongo.BSON
const json = (document: object) => bsonToJson(Buffer.from(serialize(document)))

const row = {
  _id: new ObjectId('6560a1f2c3d4e5f607182930'),
  name: 'Größe "Ω" \\ \u2028 🏡',
  empty: '',
  nothing: null,
  price: -1.5,
  whole: 7,
  million: Long.fromString('9007199254740993'),
  yes: true,
  no: false,
  at: new Date('2026-11-21T15:00:00.123Z'),
  before1970: new Date('1931-02-03T04:05:06.789Z'),
  'na"me': 1,
  nested: { _id: new ObjectId('6560a1f2c3d4e5f607182931'), deeper: { list: [] } },
  version: 12,
}

it('writes every type as JSON does, ids as hex under `id`, dates as ISO 8601', () => {
  const { _id, nested, million: _, ...rest } = row
  const expected = {
    id: String(_id),
    ...rest,
    nested: { id: String(nested._id), deeper: nested.deeper },
  }
  const { text, version } = json(row)
  expect(text).toContain('"million":9007199254740993')
  expect(JSON.parse(text.replace(/"million":\d+,/, ''))).toEqual(JSON.parse(JSON.stringify(expected)))
  expect(version).toBe(12)
})

it('reads rows with differing fields, in any order', () => {
  const rows = [
    { a: 1, agents: [{ user: 'x', role: 'lead' }], b: 2 },
    {
      a: 1,
      agents: [
        { user: 'x', role: 'lead' },
        { role: 'co', user: 'y' },
      ],
      b: 2,
    },
    { b: 2, agents: [], a: 1 },
    { ab: 1, a: 2, version: 3 },
    { a: 1, nested: { version: 9 } },
    {},
  ]
  for (const one of [...rows, ...rows.toReversed(), ...rows]) expect(json(one).text).toBe(JSON.stringify(one))
  expect(json({ a: 1, nested: { version: 9 } }).version).toBeUndefined()
})

it('reads more names than it caches', () => {
  for (let i = 0; i < 12_000; i++) {
    const one = { [`name${i}`]: i, [`other${i}`]: 'x' }
    expect(json(one).text).toBe(JSON.stringify(one))
  }
})

it.each([
  ['integers', [0, 9, 10, -1, -10, 1_234_567_890, 2_147_483_647, -2_147_483_648, 2_147_483_648, 0.1, 1e21]],
  ['characters to escape', ['"', '\\', '\n', '\u0000', '\u001f', '\u007f', 'a"', 'é"', '</script>', '🏡'.repeat(20)]],
  ['a text longer than the buffer, and a short one after it', ['x'.repeat(300_000), 'é'.repeat(300_000), 'y']],
])('writes %s', (_, list) => {
  expect(json({ list }).text).toBe(JSON.stringify({ list }))
  expect(json({ a: 'z' }).text).toBe('{"a":"z"}')
})

it('writes a document after one that it refused', () => {
  expect(() => json({ a: 1, pattern: /x/ })).toThrow('BSON type')
  expect(json({ a: 1 }).text).toBe('{"a":1}')
})

it('refuses a BSON type that the contract does not use', () => {
  expect(() => json({ pattern: /x/ })).toThrow(/BSON type 11/)
})

const none = undefined
const withDefaults = new Map([
  ['name', { json: '"No one"', within: none }],
  ['dates', { json: '{"closing":null}', within: new Map([['closing', { json: 'null', within: none }]]) }],
  ['agents', { json: '[]', within: new Map([['share', { json: '0', within: none }]]) }],
  ['owner', { json: none, within: new Map([['role', { json: '"agent"', within: none }]]) }],
])

it.each([
  [{}, { name: 'No one', dates: { closing: null }, agents: [] }],
  [
    { x: 1, dates: {}, agents: [{ user: 'a' }, { user: 'b', share: 5 }], owner: { id: 1 } },
    {
      x: 1,
      dates: { closing: null },
      agents: [
        { user: 'a', share: 0 },
        { user: 'b', share: 5 },
      ],
      owner: { id: 1, role: 'agent' },
      name: 'No one',
    },
  ],
  [
    { name: null, dates: null, agents: null },
    { name: null, dates: null, agents: null },
  ],
])('gives %j the defaults of what it lacks', (stored, expected) => {
  const { text } = bsonToJson(Buffer.from(serialize(stored)), withDefaults)
  expect(JSON.parse(text)).toEqual(expected)
})
