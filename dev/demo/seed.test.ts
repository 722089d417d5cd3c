import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connectDb, disconnectDb } from '#api/platform/db.ts'
import { verifyEvents } from '#api/platform/events/verify-events.ts'
import { type SnapshotEvent, rebuild } from '#api/processes/deal-history/deal-snapshot.ts'
import { demoToday } from './chance/calendar.ts'
import { seedDemo } from './seed.ts'

const uri = inject('mongoUri').replace('/protracker?', '/demo-test?')
let client: MongoClient
const count = (collection: string, filter: object = {}) => client.db().collection(collection).countDocuments(filter)

beforeAll(async () => {
  client = await new MongoClient(uri).connect()
  await seedDemo(uri)
}, 120_000)
afterAll(() => client.close())

describe('the demo', () => {
  it('has the demo users', async () => {
    const emails = await client.db().collection('users').distinct('email')
    const roles = ['owner', 'admin', 'agent', 'agent2', 'assistant', 'client'].map((role) => `${role}@demo.test`)
    expect(new Set(emails)).toEqual(
      new Set([...roles, 'theo@demo.test', 'operator@demo.test', 'owner@other.test', 'client@other.test']),
    )
  })

  it('has an operator of the platform, who belongs to no brokerage', async () => {
    const operators = await client.db().collection('users').find({ is_operator: true }).toArray()
    expect(operators.map(({ email }) => email)).toEqual(['operator@demo.test'])
    const account = await client.db().collection('accounts').findOne({ _id: operators[0]?.['account'] })
    expect(account).toMatchObject({ name: 'ProTracker', owner: operators[0]?._id })
  })

  it('has 140 deals in 3 workspaces and 600 contacts, in every status', async () => {
    const account = await client.db().collection('accounts').findOne({ name: 'North Ridge' })
    const mine = { account: account?._id }
    expect(await count('teams', mine)).toBe(2)
    expect(await count('workspaces', mine)).toBe(3)
    expect(await count('deals', mine)).toBe(140)
    expect(await count('contacts', mine)).toBe(600)
    for (const status of [1, 2, 3, 4, 5, 6, 7]) expect(await count('deals', { ...mine, status })).toBeGreaterThan(0)
    for (const status of [1, 2, 3, 4, 5, 6]) expect(await count('contacts', { ...mine, status })).toBeGreaterThan(0)
  })

  it('has no contact that was changed or contacted before it was there', async () => {
    const isEarlier = (field: string) => ({ $and: [{ $ne: [field, null] }, { $lt: [field, '$created_at'] }] })
    expect(await count('contacts', { $expr: isEarlier('$updated_at') })).toBe(0)
    expect(await count('contacts', { $expr: isEarlier('$first_touch_at') })).toBe(0)
  })

  it('has contacts that were entered twice', async () => {
    expect(await count('contact_pairs')).toBe(3)
  })

  it('has custom fields, with contacts that are found by them', async () => {
    expect(await count('custom_fields')).toBe(3)
    const filter = { custom_index: { $elemMatch: { k: 'wants', v: 'garage' } } }
    expect(await count('contacts', filter)).toBeGreaterThan(10)
  })

  it('starts the deals of every workspace with a template', async () => {
    expect(await count('workspaces')).toBe(4)
    expect(await count('workspaces', { default_template: null })).toBe(0)
    const used = await client.db().collection('workspaces').distinct('default_template')
    expect(await count('templates', { _id: { $in: used } })).toBe(used.length)
  })

  it('has appointments around today, with deals and without', async () => {
    const day = { date: { $gte: demoToday() } }
    expect(await count('appointments', { ...day, deal: null })).toBeGreaterThan(0)
    expect(await count('appointments', { ...day, deal: { $ne: null } })).toBeGreaterThan(3)
  })

  it('has tasks overdue, for today and later, and portals', async () => {
    const open = { progress: { $ne: 'COMPLETE' }, dormant: false }
    const today = demoToday()
    expect(await count('tasks', { ...open, due_date: { $lt: today } })).toBeGreaterThan(5)
    expect(await count('tasks', { ...open, due_date: today })).toBeGreaterThan(1)
    expect(await count('tasks', { ...open, due_date: { $gt: today } })).toBeGreaterThan(50)
    expect(await count('portals', { user: { $ne: null }, revoked_at: null })).toBe(2)
  })

  it('closes deals over two years, each with a price, a day and a commission that adds up', async () => {
    const closed = await client.db().collection('deals').find({ status: 4 }).toArray()
    expect(new Set(closed.map((deal) => String(deal.dates.actual_close).slice(0, 7))).size).toBeGreaterThan(18)
    for (const { commission, sale_price: price } of closed) {
      expect(price).toBeGreaterThan(0)
      const { referral, franchise, company, agents_amount, fees_amount, gross } = commission
      expect(referral + franchise + company + agents_amount + fees_amount).toBe(gross)
    }
  })

  it('has a second brokerage, made by calls alone, in which every task is someone’s', async () => {
    const account = await client.db().collection('accounts').findOne({ name: 'Harbor & Pine' })
    const theirs = { account: account?._id }
    expect(await count('deals', theirs)).toBe(12)
    const open = { ...theirs, dormant: false, progress: { $ne: 'COMPLETE' } }
    expect(await count('tasks', open)).toBeGreaterThan(100)
    expect(await count('tasks', { ...open, assignee: { $ne: account?.['owner'] } })).toBe(0)
    expect(await count('tasks', { ...open, due_date: { $lt: demoToday() } })).toBeGreaterThan(1)
    const deals = await client.db().collection('deals').distinct('status', theirs)
    expect(deals).toEqual([1, 2, 3, 4, 5])
  })

  it('has a valid chain of events that leads to the stored state', async () => {
    const db = client.db()
    for (const deal of await db.collection('deals').find().toArray()) {
      const events = await db
        .collection<SnapshotEvent>('events')
        .find({ stream: deal._id } as never)
        .sort({ seq: 1 })
        .toArray()
      const past = rebuild(events)
      const { name, status, phase, dates, sale_price: price, progress } = deal
      expect(past.deal).toMatchObject({ name, status, phase, dates, progress, ...(price && { sale_price: price }) })
      expect(past.tasks.size).toBe(deal['progress'].total)
    }
    await connectDb(uri)
    expect((await verifyEvents()).faults).toEqual([])
    await disconnectDb()
  })
})
