import { Types } from 'mongoose'
import type { Contact } from 'openapi'
import { DealStatus, Progress, WaitingOn } from 'openapi/codes'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DealModel } from '#entities/deals/deal.model.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { schemaFields } from '#platform/contract/contract.ts'
import { createDeal } from '#test/factories/deals.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let agent: TestClient
let client: TestClient
let contact: Contact

beforeAll(async () => {
  people = await createPeople('north')
  await createPeople('south')
  agent = await app.signIn('agent@north.test')
  client = await app.signIn('client@north.test')
  const fields = { first_name: 'Priya', last_name: 'Whitaker', emails: ['client@north.test'], notes: 'SECRET contact' }
  contact = (await agent.post('/contacts/', fields)).body
})

const secrets = {
  notes: 'SECRET notes',
  commission: { rate_bp: 250, gross: 777_777, split_bp: 8000 },
  headline: 'SECRET headline',
  lost_reason: 'SECRET reason',
}

/** A deal of the agent that is shared with the client, with a visible and a hidden milestone and task. */
async function sharedDeal(portal: object = {}) {
  const deal = await createDeal(people, {
    status: DealStatus.UnderContract,
    dates: { closing: '2036-12-12', inspection: '2036-11-20', listing_expiration: '2036-12-31' },
    parties: [{ contact: contact.id, role: 'buyer' }],
    ...secrets,
  })
  const of = { account: people.account, team: people.team, deal: deal._id, visible_to: [people.agent.id] }
  const visible = { ...of, client_visible: true }
  await MilestoneModel.create([
    { ...visible, name: 'Offer', order: 1, progress: Progress.COMPLETE, client_text: 'Accepted on the first day.' },
    { ...visible, name: 'Inspection', order: 2, due_date: '2036-11-20' },
    { ...of, name: 'SECRET milestone', order: 3 },
  ])
  const [own, theirs] = await TaskModel.create([
    { ...visible, title: 'Decide on repairs', waiting_on: WaitingOn.client, due_date: '2036-11-22' },
    { ...visible, title: 'Send the contract', waiting_on: WaitingOn.team },
    { ...of, title: 'SECRET task', waiting_on: WaitingOn.client },
  ])
  if (!own || !theirs) throw new Error('unreachable')
  const body = { deal: String(deal._id), contact: contact.id, mode: 'account', ...portal }
  const created = (await agent.post('/portals/', body)).body
  return { id: String(deal._id), own: String(own._id), theirs: String(theirs._id), ...created }
}

const read = async (id: string) => {
  const answer = await client.get(`/client/deals/${id}/`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

describe('a deal as its client sees it', () => {
  it('shows its progress, the client’s tasks, and whom to call', async () => {
    const { id } = await sharedDeal()
    expect(await read(id)).toMatchObject({
      id,
      name: '402 Maple Street',
      status: DealStatus.UnderContract,
      closing: '2036-12-12',
      keys: '2036-12-12',
      progress: { done: 1, total: 2 },
      client_name: 'Priya Whitaker',
      brokerage: 'north Realty',
      list_price: 500_000_00,
      sale_price: null,
      milestones: [{ name: 'Offer', text: 'Accepted on the first day.' }, { name: 'Inspection' }],
      tasks: [
        { title: 'Decide on repairs', yours: true },
        { title: 'Send the contract', yours: false },
      ],
      key_dates: [
        { key: 'inspection', title: 'Inspection', date: '2036-11-20' },
        { key: 'closing', title: 'Closing', date: '2036-12-12' },
      ],
      people: [{ name: 'agent north', phone_number: '(860) 555-0100', email: 'agent@north.test', image: null }],
      last_seen_at: null,
      changes: [],
    })
  })

  it('has the allowed fields and nothing else, in the page, the list and the link', async () => {
    const { id, portal } = await sharedDeal()
    const { token } = await sharedDeal({ mode: 'link' })
    const answers = [
      await read(id),
      (await app.visitor().get(`/portal/${token}/`)).body,
      (await agent.get(`/portals/${portal.id}/preview/`)).body,
    ]
    for (const answer of answers) {
      expect(Object.keys(answer).toSorted()).toEqual(schemaFields('ClientDeal').toSorted())
      expect(JSON.stringify(answer)).not.toMatch(/SECRET|\b(777777|8000)\b|commission|listing_expiration/)
    }
    const list = await client.get('/client/deals/')
    expect(JSON.stringify(list.body)).not.toMatch(/SECRET|\b777777\b|price|commission/)
  })

  it('leaves out the sections that the portal does not show', async () => {
    const none = { milestones: false, tasks: false, key_dates: false, people: false, price: false, changes: false }
    const { id } = await sharedDeal({ sections: none })
    expect(await read(id)).toMatchObject({
      progress: { done: 0, total: 0 },
      milestones: [],
      tasks: [],
      key_dates: [],
      people: [],
      list_price: null,
    })
  })

  it('does not exist for other clients, nor after the portal is revoked', async () => {
    const { id, own, portal } = await sharedDeal()
    const other = await app.signIn('client@south.test')
    expect((await other.refused('GET', `/client/deals/${id}/`)).status).toBe(404)
    expect((await other.refused('POST', `/client/tasks/${own}/complete/`)).status).toBe(404)
    await agent.post(`/portals/${portal.id}/revoke/`)
    expect((await client.refused('GET', `/client/deals/${id}/`)).status).toBe(404)
    expect((await client.refused('POST', `/client/tasks/${own}/complete/`)).status).toBe(404)
  })

  it('is for clients only', async () => {
    const { id } = await sharedDeal()
    expect((await agent.refused('GET', `/client/deals/${id}/`)).status).toBe(403)
    expect((await agent.refused('GET', '/client/deals/')).status).toBe(403)
    expect((await app.visitor().refused('GET', `/client/deals/${id}/`)).status).toBe(401)
  })
})

describe('the deals of a client', () => {
  beforeEach(() => PortalModel.updateMany({}, { revoked_at: new Date() }))

  it('are those with an open portal, with the progress that each portal shows', async () => {
    const first = await sharedDeal()
    const second = await sharedDeal({ sections: { milestones: false } })
    const { portal } = await sharedDeal()
    await agent.post(`/portals/${portal.id}/revoke/`)
    const { results, count } = (await client.get('/client/deals/')).body
    expect(count).toBe(2)
    expect(results.map(({ id, closing, progress }) => [id, closing, progress])).toEqual([
      [second.id, '2036-12-12', { done: 0, total: 0 }],
      [first.id, '2036-12-12', { done: 1, total: 2 }],
    ])
    expect(results.map(({ next, your_tasks, agent_name }) => [next?.name, your_tasks, agent_name])).toEqual([
      [undefined, 1, 'agent north'],
      ['Inspection', 1, 'agent north'],
    ])
  })

  it('show no more than their portal, and count the remaining tasks', async () => {
    await sharedDeal({ sections: { tasks: false, people: false } })
    const done = await sharedDeal()
    await client.post(`/client/tasks/${done.own}/complete/`)
    const { results } = (await client.get('/client/deals/')).body
    expect(results.map(({ your_tasks, agent_name }) => [your_tasks, agent_name])).toEqual([
      [0, 'agent north'],
      [0, null],
    ])
  })

  it('are none without a portal', async () => {
    expect((await client.get('/client/deals/')).body).toMatchObject({ results: [], count: 0 })
  })
})

describe('completing a task', () => {
  it('is allowed for the client’s own tasks', async () => {
    const { id, own } = await sharedDeal()
    const answer = await client.post(`/client/tasks/${own}/complete/`)
    expect(answer.body).toMatchObject({ id: own, progress: Progress.COMPLETE, yours: true })
    expect((await read(id)).tasks.find((task) => task.id === own)?.progress).toBe(Progress.COMPLETE)
    expect((await client.post(`/client/tasks/${own}/complete/`)).body).toEqual(answer.body)
  })

  it('is not allowed for the team’s, hidden, or another client’s tasks', async () => {
    const { id, theirs } = await sharedDeal()
    const hidden = await TaskModel.findOne({ deal: id, client_visible: false }).lean()
    const another = await TaskModel.create({
      account: people.account,
      team: people.team,
      deal: id,
      contact: people.agent.id,
      title: 'For someone else',
      waiting_on: WaitingOn.client,
      client_visible: true,
    })
    for (const task of [theirs, String(hidden?._id), String(another._id), 'x']) {
      expect((await client.refused('POST', `/client/tasks/${task}/complete/`)).status).toBe(404)
    }
    expect((await read(id)).tasks.find((task) => task.id === String(another._id))?.yours).toBe(false)
  })
})

describe('changes since the last visit', () => {
  /** Reads the deal, then moves the visit back an hour, so that the next read counts as a new visit. */
  async function leave(id: string) {
    await read(id)
    const anHourEarlier = (field: string) => ({ $set: { [field]: { $subtract: [`$${field}`, 3_600_000] } } })
    const deal = new Types.ObjectId(id)
    await PortalModel.collection.updateMany({ deal }, [anHourEarlier('last_seen_at'), anHourEarlier('seen_before_at')])
    await EventModel.collection.updateMany({ stream: deal }, [anHourEarlier('at')])
  }

  const change = async (id: string, fields: object) =>
    expect((await agent.patch(`/deals/${id}/`, fields)).status).toBe(200)

  it('are described in plain sentences, newest first, without internal fields', async () => {
    const { id, theirs } = await sharedDeal()
    await leave(id)
    await change(id, { dates: { closing: '2036-12-15' }, notes: 'SECRET change' })
    await change(id, { list_price: 510_000_00, source: 5 })
    await agent.post(`/tasks/${theirs}/complete/`)
    const { changes, last_seen_at } = await read(id)
    expect(last_seen_at).not.toBeNull()
    expect(changes.map(({ text }) => text)).toEqual([
      'Done: Send the contract',
      'The list price is now $510,000',
      'Closing moved from Dec 12, 2036 to Dec 15, 2036',
    ])
  })

  it('leave out second thoughts: what is soon changed again is told once, and what is soon changed back never', async () => {
    const { id, theirs } = await sharedDeal()
    await leave(id)
    await change(id, { dates: { closing: '2036-12-15' } })
    await change(id, { dates: { closing: '2036-12-19' } })
    await change(id, { list_price: 1_00 })
    await change(id, { list_price: 500_000_00 })
    await agent.post(`/tasks/${theirs}/complete/`)
    await agent.post(`/tasks/${theirs}/reopen/`)
    await agent.post(`/tasks/${theirs}/complete/`)
    await change(id, { status: 7 })
    await change(id, { status: 3 })
    const { changes } = await read(id)
    expect(changes.map(({ text }) => text)).toEqual([
      'Done: Send the contract',
      'Closing moved from Dec 12, 2036 to Dec 19, 2036',
    ])
  })

  it('stay new for the length of the visit, and no longer', async () => {
    const { id } = await sharedDeal()
    await leave(id)
    await change(id, { dates: { closing: '2036-12-16' } })
    expect((await read(id)).changes).toHaveLength(1)
    expect((await read(id)).changes).toHaveLength(1)
    await leave(id)
    expect((await read(id)).changes).toEqual([])
  })

  it('leave out what the client did', async () => {
    const { id, own } = await sharedDeal()
    await leave(id)
    await client.post(`/client/tasks/${own}/complete/`)
    expect((await read(id)).changes).toEqual([])
  })

  it('leave out what the sections hide', async () => {
    const { id } = await sharedDeal({ sections: { key_dates: false } })
    await leave(id)
    await change(id, { dates: { closing: '2036-12-17' } })
    expect((await read(id)).changes).toEqual([])
  })

  it('are read without changing the deal', async () => {
    const { id } = await sharedDeal()
    const before = await DealModel.findById(id).lean()
    await read(id)
    expect(await DealModel.findById(id).lean()).toEqual(before)
  })
})
