import type { Contact } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { toId } from '#platform/reads/find.ts'
import { readExports } from '#test/contract/read-exports.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp({ loginAttemptsPerAddress: 1000 })
let people: People
let owner: TestClient
let agent: TestClient
let board: Board

const options = [{ name: 'Hot' }, { name: 'Warm' }, { name: 'Cold' }]
const FIELDS = [
  { kind: 'text', name: 'Nickname' },
  { kind: 'number', name: 'Bedrooms' },
  { kind: 'money', name: 'Budget' },
  { kind: 'date', name: 'Lease ends' },
  { kind: 'choice', name: 'Tier', options },
  { kind: 'choices', name: 'Wants', options: [{ name: 'Pool' }, { name: 'Garage' }] },
  { kind: 'person', name: 'Showing partner' },
  { kind: 'link', name: 'Profile' },
  { kind: 'yes_no', name: 'Has pets' },
] as const

beforeAll(async () => {
  ;({ people, owner, agent, board } = await openTeam(app, ['agent']))
  for (const entity of ['contact', 'deal'] as const)
    for (const field of FIELDS) await owner.post('/custom_fields/', { entity, ...field })
})

const { file } = readExports(app, () => owner)

const contactWith = async (custom_fields: object, last_name = 'Whitaker'): Promise<Contact> => {
  const { status, body } = await agent.post('/contacts/', { last_name, custom_fields })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const pathOf = ({ id }: Contact) => `/contacts/${id}/` as const
const undoLast = async (id: string) => {
  const event = await EventModel.findOne({ entity_id: toId(id) }, { _id: 1 }, { sort: { seq: -1 } }).lean()
  return agent.post(`/events/${String(event?._id)}/undo/`)
}
const names = async (query: string) =>
  (await agent.get(`/contacts/?${query}` as '/contacts/')).body.results.map(({ last_name }) => last_name)

describe('values of custom fields', () => {
  it('of every kind are stored as they are, on contacts and deals', async () => {
    const values = {
      nickname: 'Pri',
      bedrooms: 2.5,
      budget: 415_000_00,
      lease_ends: '2026-12-31',
      tier: 'hot',
      wants: ['pool', 'garage'],
      showing_partner: String(people.agent.id),
      profile: 'https://example.com/priya',
      has_pets: false,
    }
    const contact = await contactWith(values)
    expect(contact.custom_fields).toEqual(values)
    expect((await agent.get(pathOf(contact))).body.custom_fields).toEqual(values)
    const deal = await createDeal(agent, board, { custom_fields: values })
    expect(deal.custom_fields).toEqual(values)
    const { results } = (await agent.get('/deals/?sort=-created_at')).body
    expect(results[0]?.custom_fields).toEqual(values)
  })

  it.each<[string, unknown, string]>([
    ['nickname', 'two\nlines', 'must be one line of text of up to 500 characters'],
    ['nickname', 7, 'must be one line of text of up to 500 characters'],
    ['bedrooms', '3', 'must be a number'],
    ['budget', 1.5, 'must be a whole number of cents'],
    ['lease_ends', '2026-02-30', 'must be a date such as 2026-12-12'],
    ['tier', 'lukewarm', 'must be one of hot, warm, cold'],
    ['tier', ['hot'], 'must be one of hot, warm, cold'],
    ['wants', ['pool', 'pool'], 'must be a list of different ones of pool, garage'],
    ['wants', 'pool', 'must be a list of different ones of pool, garage'],
    ['showing_partner', 'Maya', 'must be the id of a team member'],
    ['showing_partner', '6560a1f2c3d4e5f607182930', 'isn’t a member of your account'],
    ['profile', 'javascript:alert(1)', 'must be a web address such as https://example.com'],
    ['has_pets', 'yes', 'must be true or false'],
    ['height', 7, 'isn’t one of your custom fields'],
    ['__proto__', 'x', 'isn’t one of your custom fields'],
  ])('%s refuses %j', async (key, value, reason) => {
    const body = `{"last_name":"Whitaker","custom_fields":{${JSON.stringify(key)}:${JSON.stringify(value)}}}`
    const problem = await agent.refused('POST', '/contacts/', JSON.parse(body) as object)
    expect(problem.status).toBe(400)
    expect(problem.errors).toEqual([{ field: `custom_fields.${key}`, reason }])
  })

  it('a change merges by key: null, an empty text and an empty list clear', async () => {
    const contact = await contactWith({ nickname: 'Pri', budget: 100, tier: 'hot', wants: ['pool'] })
    const change = { custom_fields: { budget: 200, nickname: null, wants: [] } }
    const { body } = await agent.patch(pathOf(contact), change)
    expect(body.custom_fields).toEqual({ budget: 200, tier: 'hot' })
    expect((await agent.patch(pathOf(contact), { custom_fields: { tier: '' } })).body.custom_fields).toEqual({
      budget: 200,
    })
    expect((await agent.patch(pathOf(contact), { notes: 'Called' })).body.custom_fields).toEqual({ budget: 200 })
  })

  it('names every wrong value, and stores none', async () => {
    const contact = await contactWith({ budget: 100 })
    const change = { custom_fields: { budget: 200, tier: 'x', has_pets: 1 } }
    const problem = await agent.refused('PATCH', pathOf(contact), change)
    expect(problem.errors?.map(({ field }) => field)).toEqual(['custom_fields.tier', 'custom_fields.has_pets'])
    expect((await agent.get(pathOf(contact))).body.custom_fields).toEqual({ budget: 100 })
  })

  it('are in the history by field, refuse an old version, and are undone one by one', async () => {
    const contact = await contactWith({ budget: 100, tier: 'hot' })
    await agent.patch(pathOf(contact), { custom_fields: { budget: 200, nickname: 'Pri' } })
    const told = await EventModel.findOne({ entity_id: toId(contact.id), op: 'update' }).lean()
    expect(told?.diff).toMatchObject([
      { path: 'custom_fields.budget', from: 100, to: 200 },
      { path: 'custom_fields.nickname', from: null, to: 'Pri' },
    ])
    const old = { headers: { 'If-Match': '"0"' } }
    expect((await agent.refused('PATCH', pathOf(contact), { custom_fields: { budget: 1 } }, old)).status).toBe(412)
    await agent.patch(pathOf(contact), { custom_fields: { tier: 'cold' } })
    expect((await agent.post(`/events/${String(told?._id)}/undo/`)).status).toBe(200)
    expect((await agent.get(pathOf(contact))).body.custom_fields).toEqual({ budget: 100, tier: 'cold' })
    expect(await ContactModel.exists({ _id: contact.id, 'custom_index.v': 200 })).toBeNull()
    expect((await undoLast(contact.id)).status).toBe(200)
    expect((await agent.get(pathOf(contact))).body.custom_fields).toEqual({
      budget: 200,
      tier: 'cold',
      nickname: 'Pri',
    })
  })

  it('of a deal are told in its history by their names, and undone', async () => {
    const deal = await createDeal(agent, board, { custom_fields: { budget: 100_00 } })
    await agent.patch(`/deals/${deal.id}/`, { custom_fields: { budget: 250_00, tier: 'hot' } })
    const history = (await agent.get(`/deals/${deal.id}/history/`)).body.results
    expect(history[0]).toMatchObject({
      summary: 'changed the budget from $100 to $250 and set the tier to Hot',
      can_undo: true,
    })
    expect((await undoLast(deal.id)).status).toBe(200)
    expect((await agent.get(`/deals/${deal.id}/`)).body.custom_fields).toEqual({ budget: 100_00 })
  })

  it('go along with a copy of a deal', async () => {
    const deal = await createDeal(agent, board, { custom_fields: { nickname: 'The blue one' } })
    const copy = (await agent.post(`/deals/${deal.id}/duplicate/`, { name: 'Copy', dates: 'keep' })).body
    expect(copy.custom_fields).toEqual({ nickname: 'The blue one' })
  })
})

describe('lists by custom fields', () => {
  beforeAll(async () => {
    await ContactModel.deleteMany({})
    await contactWith(
      { nickname: 'Ace', bedrooms: -1, budget: 300, lease_ends: '2026-01-31', tier: 'cold', wants: ['pool'] },
      'A',
    )
    await contactWith(
      { nickname: 'acme', bedrooms: 2, budget: 100, lease_ends: '2026-06-30', tier: 'hot', has_pets: true },
      'B',
    )
    await contactWith({ nickname: 'Bo', budget: 200, wants: ['garage', 'pool'], has_pets: false }, 'C')
    await contactWith({ showing_partner: String(people.agent.id) }, 'D')
  })

  it.each([
    ['custom_fields[budget]=150..300', 'AC'],
    ['custom_fields[budget]=..200', 'BC'],
    ['custom_fields[budget]=100', 'B'],
    ['custom_fields[bedrooms]=-1..0', 'A'],
    ['custom_fields[lease_ends]=2026-02-01..', 'B'],
    ['custom_fields[tier]=hot,cold', 'AB'],
    ['custom_fields[wants]=pool', 'AC'],
    ['custom_fields[nickname]=AC', 'AB'],
    ['custom_fields[nickname]=.*', ''],
    ['custom_fields[has_pets]=false', 'C'],
    ['custom_fields[wants]=pool&custom_fields[budget]=..250', 'C'],
    ['custom_fields[budget]=..250&q=C', 'C'],
  ])('%s finds %s', async (query, found) => {
    expect((await names(`${query}&sort=last_name`)).join('')).toBe(found)
  })

  it('finds by a team member', async () => {
    expect(await names(`custom_fields[showing_partner]=${String(people.agent.id)}`)).toEqual(['D'])
  })

  it.each([
    ['budget', 'BCAD'],
    ['-budget', 'ACBD'],
    ['nickname', 'ABCD'],
    ['-nickname', 'CBAD'],
    ['tier', 'BACD'],
    ['lease_ends', 'ABCD'],
    ['-lease_ends', 'BADC'],
  ])('sorts by %s, with those without a value last', async (by, order) => {
    const sort = `custom_sort=${by}`
    const sorted = (await names(sort)).join('')
    expect(sorted).toBe(order)
    const first = (await agent.get(`/contacts/?${sort}&page_size=2` as '/contacts/')).body
    const next = (await agent.get(`/contacts/?${sort}&page_size=2&cursor=${first.next_cursor}` as '/contacts/')).body
    expect([...first.results, ...next.results].map(({ last_name }) => last_name).join('')).toBe(sorted)
  })

  it.each([
    [
      'custom_fields[budget]=cheap',
      'custom_fields.budget',
      'must be an amount in cents, or two with .. between them (one can be left out)',
    ],
    ['custom_fields[budget]=500..100', 'custom_fields.budget', 'can’t end before it starts'],
    ['custom_fields[tier]=x', 'custom_fields.tier', 'must be among hot, warm, cold'],
    ['custom_fields[height]=1', 'custom_fields.height', 'isn’t one of your custom fields'],
    ['custom_fields=1', 'custom_fields', 'must be an object'],
    ['custom_sort=height', 'custom_sort', 'isn’t one of your custom fields'],
    ['custom_sort=wants', 'custom_sort', 'can’t be a multiple choice'],
  ])('refuses %s', async (query, field, reason) => {
    const problem = await agent.refused('GET', `/contacts/?${query}`)
    expect(problem.status).toBe(400)
    expect(problem.errors).toEqual([{ field, reason }])
  })

  it('of deals, their groups, counts and board have the same filter', async () => {
    await DealModel.deleteMany({})
    await createDeal(agent, board, { name: 'In', custom_fields: { budget: 100 } })
    await createDeal(agent, board, { name: 'Out', custom_fields: { budget: 900 } })
    const filter = 'custom_fields[budget]=..500'
    expect((await agent.get(`/deals/?${filter}` as '/deals/')).body.results.map(({ name }) => name)).toEqual(['In'])
    const groups = (await agent.get(`/deals/groups/?by=status&${filter}` as '/deals/groups/')).body.groups
    expect(groups.map(({ count }) => count)).toEqual([1])
    expect((await agent.get(`/workspaces/${board.workspace}/board/?${filter}` as never)).body).toMatchObject({
      count: 1,
    })
    expect((await agent.get('/deals/?custom_sort=-budget')).body.results.map(({ name }) => name)).toEqual(['Out', 'In'])
  })

  it('a filter reads only what it finds, from one index for all fields, in the order of the list', async () => {
    const filter = { account: people.account, custom_index: { $elemMatch: { k: 'tier', v: { $in: ['hot'] } } } }
    const plan = await ContactModel.collection.find(filter).sort({ updated_at: -1, _id: -1 }).explain('executionStats')
    const { totalKeysExamined, totalDocsExamined, nReturned } = plan['executionStats'] as Record<string, number>
    expect(JSON.stringify(plan['queryPlanner'].winningPlan)).not.toMatch(/COLLSCAN|"SORT"/)
    expect({ totalKeysExamined, totalDocsExamined, nReturned }).toMatchObject({ totalDocsExamined: 1, nReturned: 1 })
  })

  it('come with the files of contacts and deals, as people read them', async () => {
    const { text } = await file('/contacts/export/?sort=last_name')
    const [head = '', first = ''] = text.split('\r\n')
    expect(head).toMatch(/Nickname,Bedrooms,Budget,Lease ends,Tier,Wants,Showing partner,Profile,Has pets$/)
    expect(first).toMatch(/Ace,-1,3,2026-01-31,Cold,Pool,,,$/)
    const chosen = await file('/deals/export/?columns=status&custom_columns=budget&sort=name')
    expect(chosen.text).toContain('Name,Status,Budget\r\nIn,Pre-contract,1\r\n')
    expect((await file('/deals/export/?columns=status')).text).toContain('Name,Status\r\n')
  })
})

describe('personal data in custom fields', () => {
  it('is exported with the contact, and erased with it', async () => {
    const contact = await contactWith({ nickname: 'Prissy', budget: 100 }, 'Zimmermann')
    const { text } = await file(`/contacts/${contact.id}/personal_data/`)
    expect(text).toContain('Prissy')
    const path = `${pathOf(contact)}erase/` as const
    const { name, preview } = (await owner.post(`${path}?dry_run=true` as typeof path, {})).body
    expect((await owner.post(path, { name, preview })).status).toBe(200)
    const stored = await ContactModel.collection.findOne({ _id: toId(contact.id) })
    expect(stored).toMatchObject({ custom_fields: {}, custom_index: [] })
    expect(JSON.stringify(await EventModel.find({ stream: toId(contact.id) }).lean())).not.toContain('Prissy')
  })
})
