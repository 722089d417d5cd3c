import type { Document } from 'mongodb'
import { Types } from 'mongoose'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toId } from '#platform/reads/find.ts'
import { migrate } from '#processes/migrations/migrations.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { anchorEvents } from './anchor-events.command.ts'
import { appendEvents, type NewEvent } from './append-events.ts'
import { EventAnchorModel } from './event-anchor.model.ts'
import { EventHeadModel } from './event-head.model.ts'
import { EventModel } from './event.model.ts'
import { canonical, hashOf } from './seal.ts'
import { verifyEvents } from './verify-events.ts'

const app = useTestApp()
const log = EventModel.collection
let agent: TestClient
let board: Board
/** The deal whose six events are tampered with. */
let stream: Types.ObjectId

beforeAll(async () => {
  const { team } = await createPeople('north')
  agent = await app.signIn('agent@north.test')
  board = await createBoard(await app.signIn('owner@north.test'), team)
})
beforeEach(async () => {
  const { id } = await createDeal(agent, board)
  stream = toId(id)
  for (const list_price of [100, 200, 300, 400, 500]) await agent.patch(`/deals/${id}/`, { list_price })
  return async () => {
    await log.deleteMany({ stream })
    await EventHeadModel.collection.deleteMany({ _id: stream })
    await EventAnchorModel.collection.deleteMany({})
  }
})

const read = async (seq: number): Promise<Document> => (await log.findOne({ stream, seq })) ?? {}
const put = (event: Document) => log.replaceOne({ _id: event._id as Types.ObjectId }, event)
const remove = (seq: number) => log.deleteOne({ stream, seq })

/** Shifts the numbers from `from` on by one. They move out of range first, since numbers are unique in a stream. */
async function renumber(from: number, by: 1 | -1): Promise<void> {
  await log.updateMany({ stream, seq: { $gte: from } }, { $inc: { seq: 1000 + by } })
  await log.updateMany({ stream, seq: { $gte: 1000 } }, { $inc: { seq: -1000 } })
  await EventHeadModel.collection.updateOne({ _id: stream }, { $inc: { seq: by } })
}

const sealedAgain = (event: Document) => ({ ...event, hash: hashOf(event) })
const altered = async (seq: number) => ({ ...(await read(seq)), diff: [{ path: 'list_price', from: 1, to: 999 }] })

const found = async () => (await verifyEvents()).faults.map(({ kind, seq, stream: of }) => [kind, seq, of])

describe('the event log', () => {
  it('is valid for any value: those that are read back differently are sealed as they will be read', async () => {
    const odd = [
      undefined,
      '\ud800',
      Number.NaN,
      -0,
      2 ** 40,
      Buffer.from('x'),
      new Map([['k', 1]]),
      [undefined, 1],
      new Date(0),
    ]
    const event = { ...(await read(1)), stream: new Types.ObjectId(), _id: new Types.ObjectId() } as unknown as NewEvent
    const diff = odd.map((to, at) => ({ path: `odd.${at}`, from: { to, [`\udc00${at}`]: to }, to }))
    await appendEvents([{ ...event, diff }])
    expect(await found()).toEqual([])
  })

  it('is valid as written', async () => {
    const verified = await verifyEvents()
    expect(verified.faults).toEqual([])
    expect(verified.events).toBeGreaterThan(6)
    const [first, second] = [await read(1), await read(2)]
    expect([first.prev, second.prev]).toEqual(['', first.hash])
  })

  it.each<[string, [string, number], () => Promise<unknown>]>([
    ['an altered event', ['altered', 3], async () => put(await altered(3))],
    ['one that was altered with its hash', ['altered', 3], async () => put(sealedAgain(await altered(3)))],
    ['the last one, altered with its hash', ['altered', 6], async () => put(sealedAgain(await altered(6)))],
    ['an event of another instant', ['altered', 2], async () => put({ ...(await read(2)), at: new Date(0) })],
    ['a field that no one wrote', ['altered', 2], async () => put({ ...(await read(2)), note: 'A' })],
    ['a missing event', ['missing', 3], () => remove(3)],
    ['the first one missing', ['missing', 1], () => remove(1)],
    ['a missing event whose gap was closed', ['missing', 3], () => remove(3).then(() => renumber(4, -1))],
    ['an end that was cut off', ['missing', 5], () => remove(6).then(() => remove(5))],
    [
      'an inserted event',
      ['inserted', 3],
      async () => {
        await renumber(3, 1)
        await log.insertOne({ ...(await read(2)), _id: new Types.ObjectId(), seq: 3 })
      },
    ],
    [
      'an event that was inserted with its hash',
      ['inserted', 3],
      async () => {
        await renumber(3, 1)
        const before = await read(2)
        await log.insertOne(sealedAgain({ ...before, _id: new Types.ObjectId(), seq: 3, prev: before.hash }))
      },
    ],
    [
      'an event that was added to the end',
      ['inserted', 7],
      async () => {
        const last = await read(6)
        await log.insertOne(sealedAgain({ ...last, _id: new Types.ObjectId(), seq: 7, prev: last.hash }))
      },
    ],
    [
      'events that changed places',
      ['reordered', 2],
      async () => {
        const [second, fourth] = [await read(2), await read(4)]
        await put({ ...second, seq: 1004 })
        await put({ ...fourth, seq: 2 })
        await put({ ...second, seq: 4 })
      },
    ],
    ['an event without a hash', ['unsealed', 2], () => log.updateOne({ stream, seq: 2 }, { $unset: { hash: true } })],
  ])('reveals %s', async (_what, fault, tamper) => {
    await tamper()
    expect(await found()).toEqual([[...fault, String(stream)]])
  })

  it('reveals by its anchors an end that was cut off or rewritten together with its head', async () => {
    await anchorEvents(pino({ level: 'silent' }))
    const last = await read(6)
    await remove(6)
    await EventHeadModel.collection.updateOne({ _id: stream }, { $set: { seq: 5, hash: (await read(5)).hash } })
    expect(await found()).toEqual([['missing', 6, String(stream)]])
    const forged = sealedAgain({ ...last, diff: [] })
    await log.insertOne(forged)
    await EventHeadModel.collection.updateOne({ _id: stream }, { $set: { seq: 6, hash: forged.hash } })
    expect(await found()).toEqual([['altered', 6, String(stream)]])
    await put(last)
    await EventHeadModel.collection.updateOne({ _id: stream }, { $set: { hash: last.hash } })
    expect(await found()).toEqual([])
  })

  it('reveals altered anchors, and the loss of one whose hash was kept', async () => {
    await anchorEvents(pino({ level: 'silent' }))
    const [anchor] = await EventAnchorModel.collection.find({}).sort({ _id: -1 }).limit(1).toArray()
    if (!anchor) throw new Error('There is no anchor')
    const hash = String(anchor.hash)
    expect((await verifyEvents(hash)).faults).toEqual([])
    await EventAnchorModel.collection.deleteOne({ _id: anchor._id })
    expect((await verifyEvents(hash)).faults).toMatchObject([{ kind: 'missing', stream: null }])
    await EventAnchorModel.collection.insertOne({ ...anchor, at: new Date(0) })
    expect((await verifyEvents()).faults).toMatchObject([{ kind: 'altered', stream: null }])
  })

  it('anchors a stream once, however many processes run', async () => {
    const silent = pino({ level: 'silent' })
    await Promise.all([1, 2, 3].map(() => anchorEvents(silent)))
    expect(await EventHeadModel.collection.countDocuments({ loose: true })).toBe(0)
    expect(await anchorEvents(silent)).toBe(0)
    expect((await verifyEvents()).faults).toEqual([])
  })

  it('of an earlier version is sealed at startup; its deals have snapshots from then on', async () => {
    await log.updateMany({}, { $unset: { hash: true, prev: true, follows: true } })
    await EventHeadModel.collection.deleteMany({})
    await EventAnchorModel.collection.deleteMany({})
    const kinds = new Set((await verifyEvents()).faults.map(({ kind }) => kind))
    expect([...kinds]).toEqual(['unsealed'])
    await migrate()
    await migrate()
    expect((await verifyEvents()).faults).toEqual([])
    const id = String(stream)
    const [earlier] = (await agent.get(`/deals/${id}/history/`)).body.results
    expect(earlier?.summary).toContain('list price')
    expect((await agent.get(`/deals/${id}/history/${earlier?.id}/`)).status).toBe(422)
    await agent.patch(`/deals/${id}/`, { list_price: 600 })
    const [later] = (await agent.get(`/deals/${id}/history/`)).body.results
    await agent.patch(`/deals/${id}/`, { list_price: 700 })
    const then = (await agent.get(`/deals/${id}/history/${later?.id}/`)).body
    expect(then.deal.list_price).toBe(600)
  })

  it('has one canonical text per value', () => {
    const id = new Types.ObjectId('6560a1f2c3d4e5f60718293a')
    const value = { b: [1, 'é"', null, undefined], a: { id, at: new Date(0) }, '10': true, '9': 1e21 }
    expect(canonical(value)).toBe(
      '{"10":true,"9":1e+21,"a":{"at":{"$date":"1970-01-01T00:00:00.000Z"},"id":{"$oid":"6560a1f2c3d4e5f60718293a"}},"b":[1,"é\\"",null,null]}',
    )
  })
})
