import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anchorEvents } from '#platform/events/anchor-events.command.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { hashOf } from '#platform/events/seal.ts'
import { verifyEvents } from '#platform/events/verify-events.ts'
import { toId } from '#platform/reads/find.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
const log = EventModel.collection
let owner: TestClient
/** The erased contact, whose stream has three events. */
let stream: Types.ObjectId

beforeAll(async () => {
  ;({ owner } = await openTeam(app, []))
})
const erase = async (id: string) => {
  const path = `/contacts/${id}/erase/` as const
  const { name, preview } = (await owner.post(`${path}?dry_run=true` as typeof path, {})).body
  const { status } = await owner.post(path, { name, preview })
  if (status !== 200) throw new Error(`The contact could not be erased: ${status}`)
}

beforeEach(async () => {
  const contact = (await owner.post('/contacts/', { first_name: 'Priya', last_name: 'Whitaker' })).body
  stream = toId(contact.id)
  await owner.patch(`/contacts/${contact.id}/`, { emails: ['priya@example.com'] })
  await anchorEvents(pino({ level: 'silent' }))
  await erase(contact.id)
  const whole = await log.find({ stream }).toArray()
  // Each test leaves the log as it was.
  return async () => {
    for (const event of whole) await put(event)
    if ((await found()).length > 0) throw new Error('The test did not leave the log as it was')
  }
})

const read = async (seq: number): Promise<Document> => (await log.findOne({ stream, seq })) ?? {}
const put = (event: Document) => log.replaceOne({ _id: event._id as Types.ObjectId }, event)
const found = async () => (await verifyEvents()).faults.map(({ kind, seq, stream: of }) => [kind, seq, String(of)])
const forged = [{ path: 'first_name', from: null, to: 'Someone' }]

/** The erasure, as if it had left the event with these differences. */
async function relisted(seq: number, diff: Document[]): Promise<Document> {
  const [event, erasure] = [await read(seq), await read(3)]
  const digest = hashOf({ ...event, diff })
  const others = (erasure.diff as Document[]).filter(({ path }) => path !== 'redacted')
  return { ...erasure, diff: [...others, { path: 'redacted', from: null, to: [{ event: event._id, digest }] }] }
}

describe('events that a person was taken out of', () => {
  it('are valid, counted, and keep the hash that they were anchored with', async () => {
    const [first, erasure, verified] = [await read(1), await read(3), await verifyEvents()]
    expect(verified.faults).toEqual([])
    expect(verified.redacted).toBeGreaterThanOrEqual(2)
    expect(first.hash).not.toBe(hashOf(first))
    expect(erasure).toMatchObject({ op: 'erase', hash: hashOf(erasure) })
    expect(JSON.stringify([first, await read(2), erasure])).not.toMatch(/Priya|Whitaker/)
  })

  it.each<[string, number, () => Promise<unknown>]>([
    ['one that is altered again', 1, async () => put({ ...(await read(1)), diff: forged })],
    ['one that is altered with its hash', 1, async () => put(sealedAgain({ ...(await read(1)), diff: forged }))],
    ['an erasure that is altered', 1, async () => put({ ...(await read(3)), diff: [] })],
    [
      'a listing that is forged',
      1,
      async () => {
        await put(await relisted(1, forged))
        await put({ ...(await read(1)), diff: forged })
      },
    ],
    [
      'a listing that is forged with its hash',
      1,
      async () => {
        await put(sealedAgain(await relisted(1, forged)))
        await put({ ...(await read(1)), diff: forged })
      },
    ],
  ])('reveal %s', async (_what, seq, tamper) => {
    await tamper()
    expect(await found()).toEqual([['altered', seq, String(stream)]])
  })

  it('may be erased again', async () => {
    await erase(String(stream))
    expect(await found()).toEqual([])
    const last = await read(4)
    await log.deleteOne({ stream, seq: 4 })
    expect(await found()).toEqual([['missing', 4, String(stream)]])
    await log.insertOne(last)
  })

  it('are no excuse for an event that no erasure lists', async () => {
    const other = (await owner.post('/contacts/', { first_name: 'Noor', last_name: 'Haddad' })).body
    const event = (await log.findOne({ stream: toId(other.id), seq: 1 })) ?? {}
    await put({ ...event, diff: forged })
    expect(await found()).toEqual([['altered', 1, other.id]])
    await put(event)
  })
})

const sealedAgain = (event: Document) => ({ ...event, hash: hashOf(event) })
