import type { Deal, DealPage } from 'openapi'
import { DealStatus, Representation } from 'openapi/codes'
import { beforeAll, describe, expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let assistant: TestClient
let stranger: TestClient
let board: Board

beforeAll(async () => {
  ;({ people, owner, agent, agent2, assistant, board } = await openTeam(app, ['agent', 'agent2', 'assistant']))
  await createPeople('south')
  stranger = await app.signIn('owner@south.test')
})

const names = (page: DealPage) => page.results.map(({ name }) => name)
const list = async (query: string, client = owner) => (await client.get(`/deals/?${query}`)).body

describe('creating a deal', () => {
  it('returns the whole deal: at the top of the first phase, led by its creator, with every date', async () => {
    const deal = await createDeal(agent, board, { list_price: 51_900_000, dates: { closing: '2030-12-12' } })
    expect(deal).toMatchObject({
      team: String(people.team),
      phase: board.searching,
      status: DealStatus.PreContract,
      price: 51_900_000,
      agents: [{ user: String(people.agent.id), role: 'lead', share_bp: 10_000 }],
      next_date: { title: 'Closing', date: '2030-12-12' },
      risk: { level: 'sunny', causes: [] },
      progress: { done: 0, total: 0 },
      archived_at: null,
      version: 0,
    })
    expect(deal.dates).toMatchObject({ closing: '2030-12-12', listing: null, possession: null })
  })

  it('records an event in the same transaction', async () => {
    const { id } = await createDeal(agent, board)
    const events = await EventModel.find({ stream: id }).lean()
    expect(events).toMatchObject([{ op: 'create', entity: 'deal', seq: 1, actor: people.agent.id }])
  })

  it.each([
    ['no name', { name: undefined }, 'name', 'is required'],
    ['an unknown field', { rank: 'a0' }, 'rank', 'isn’t a known field'],
    ['a status that only a course of things leads to', { status: 4 }, 'status', 'must be one of 1, 2, 3'],
    ['a negative price', { list_price: -1 }, 'list_price', 'must be at least 0'],
    ['a date that is none', { dates: { closing: '2026-02-30' } }, 'dates.closing', 'must be a date such as 2026-12-12'],
    ['an unknown date', { dates: { party: '2026-02-20' } }, 'dates.party', 'isn’t a known field'],
    ['a workspace of no one', { workspace: '0'.repeat(24) }, 'workspace', 'doesn’t exist, or you can’t see it'],
    [
      'a contact of no one',
      { parties: [{ contact: '0'.repeat(24), role: 'buyer' }] },
      'parties.0.contact',
      'isn’t one of the contacts you can see',
    ],
    ['a blank name', { name: '  ' }, 'name', 'can’t be blank or contain control characters'],
    ['a name without end', { name: 'x'.repeat(201) }, 'name', 'must be 200 characters or fewer'],
    ['half a cent', { list_price: 0.5 }, 'list_price', 'must be a whole number'],
  ])('refuses %s, naming the field', async (_case, fields, field, reason) => {
    const body = { workspace: board.workspace, name: 'X', representation: 1, ...fields }
    const problem = await agent.refused('POST', '/deals/', body)
    expect(problem.status).toBe(400)
    expect(problem.errors).toContainEqual({ field, reason })
  })

  it('refuses a board of another account', async () => {
    const body = { workspace: board.workspace, name: 'X', representation: 1 }
    expect((await stranger.refused('POST', '/deals/', body)).errors?.[0]?.field).toBe('workspace')
  })

  it('an assistant creates it for the agent they assist', async () => {
    const deal = await createDeal(assistant, board)
    expect(deal.agents).toMatchObject([{ user: String(people.agent.id), role: 'lead', share_bp: null }])
    expect((await agent.get(`/deals/${deal.id}/`)).status).toBe(200)
  })
})

describe('who sees a deal', () => {
  let deal: Deal
  beforeAll(async () => {
    deal = await createDeal(agent, board, { name: 'Scoped Road' })
  })

  it('its agent, their assistant and owners, and no one else in any call', async () => {
    const path = `/deals/${deal.id}/` as const
    for (const client of [agent, assistant, owner]) expect((await client.get(path)).status).toBe(200)
    for (const client of [agent2, stranger]) {
      expect((await client.get(path)).status).toBe(404)
      expect((await client.get(`${path}history/`)).status).toBe(404)
      expect((await client.patch(path, { notes: 'X' })).status).toBe(404)
      expect((await client.post(`${path}move/`, { phase: board.offer })).status).toBe(404)
      expect((await client.post(`${path}archive/`)).status).toBe(404)
      expect((await client.post(`${path}restore/`)).status).toBe(404)
      const sale = { sale_price: 1, actual_close: '2026-01-01' }
      expect((await client.post(`${path}close/`, sale)).status).toBe(404)
    }
    expect((await stranger.post(`${path}reopen/`, { reason: 'X' })).status).toBe(404)
  })

  it('no list, count or board reveals it', async () => {
    expect(await list('q=scoped', agent2)).toMatchObject({ results: [], count: 0 })
    expect(await list(`agent=${String(people.agent.id)}`, agent2)).toMatchObject({ count: 0 })
    const seen = (await agent2.get(`/workspaces/${board.workspace}/board/`)).body
    expect(seen.count).toBe(0)
  })

  it('anyone it is shared with may work on it', async () => {
    const shared = [
      { user: String(people.agent.id), role: 'lead' },
      { user: String(people.agent2.id), role: 'co' },
    ]
    expect((await agent.patch(`/deals/${deal.id}/`, { agents: shared })).status).toBe(200)
    expect((await agent2.patch(`/deals/${deal.id}/`, { notes: 'Hello' })).body.notes).toBe('Hello')
  })

  it('clients and visitors are kept out', async () => {
    expect((await (await app.signIn('client@north.test')).get('/deals/')).status).toBe(403)
    expect((await app.visitor().get('/deals/')).status).toBe(401)
  })
})

describe('who works on a deal', () => {
  it('are members of its team with one lead, and no others than the caller may give it to', async () => {
    const { id } = await createDeal(agent, board)
    const refused = async (agents: object[], client = agent) =>
      (await client.refused('PATCH', `/deals/${id}/`, { agents })).errors?.[0]?.reason
    expect(await refused([{ user: String(people.client.id), role: 'lead' }])).toBe('isn’t a member of the team')
    expect(await refused([{ user: String(people.agent.id), role: 'co' }])).toBe('needs a lead agent')
    const twice = { user: String(people.agent.id), role: 'lead' }
    expect(await refused([twice, twice])).toBe('lists the same person twice')
    expect(await refused([twice, { ...twice, user: String(people.agent2.id) }])).toBe('can have only one lead agent')
    const away = await agent.refused('PATCH', `/deals/${id}/`, {
      agents: [{ ...twice, user: String(people.agent2.id) }],
    })
    expect(away.status).toBe(403)
  })

  it('may see its contacts for as long as they work on it', async () => {
    const contact = (await agent.post('/contacts/', { first_name: 'Dana', last_name: 'Brooks' })).body
    const deal = await createDeal(agent, board, { parties: [{ contact: contact.id, role: 'buyer' }] })
    expect(deal.client_names).toEqual(['Dana Brooks'])
    const lead = { user: String(people.agent.id), role: 'lead' }
    const sees = async () => (await agent2.get(`/contacts/${contact.id}/`)).status
    expect(await sees()).toBe(404)
    await agent.patch(`/deals/${deal.id}/`, { agents: [lead, { user: String(people.agent2.id), role: 'co' }] })
    expect(await sees()).toBe(200)
    await agent.patch(`/deals/${deal.id}/`, { agents: [lead] })
    expect(await sees()).toBe(404)
  })

  it('find it by a client’s new name, and cannot delete the client', async () => {
    const contact = (await agent.post('/contacts/', { last_name: 'Maiden' })).body
    const deal = await createDeal(agent, board, { parties: [{ contact: contact.id, role: 'buyer' }] })
    await agent.patch(`/contacts/${contact.id}/`, { last_name: 'Married' })
    expect((await list('q=married')).results[0]?.id).toBe(deal.id)
    expect((await agent.refused('DELETE', `/contacts/${contact.id}/`)).status).toBe(409)
  })
})

describe('commission', () => {
  const terms = { rate_bp: 250, referral_bp: 2500, split_bp: 8000, fees: 39_500 }
  let id: string
  beforeAll(async () => {
    const agents = [
      { user: String(people.agent.id), role: 'lead', share_bp: 6000 },
      { user: String(people.agent2.id), role: 'co', share_bp: 4000 },
    ]
    id = (await createDeal(owner, board, { list_price: 50_000_000, commission: terms, agents })).id
  })
  const read = async (client: TestClient) => (await client.get(`/deals/${id}/`)).body

  it('is fully visible to owners, with their own part', async () => {
    expect((await read(owner)).commission).toEqual({
      ...terms,
      flat: null,
      lease_months: null,
      franchise_bp: 0,
      gross: 1_250_000,
      referral: 312_500,
      franchise: 0,
      company: 187_500,
      fees_amount: 39_500,
      agents_amount: 710_500,
      my_share: 0,
      has_terms: true,
      proposal: null,
      confirmed_at: null,
    })
  })

  it('is visible to an agent for their own share, and not to an assistant', async () => {
    const own = await read(agent)
    expect(own.commission).toMatchObject({ my_share: 426_300, gross: null, rate_bp: null, split_bp: null })
    expect(own.agents.map(({ share_bp }) => share_bp)).toEqual([6000, null])
    const assisted = await read(assistant)
    expect(assisted.commission).toBeNull()
    expect(assisted.agents.map(({ share_bp }) => share_bp)).toEqual([null, null])
  })

  it('is set by owners and admins only, and its shares add up', async () => {
    expect((await agent.refused('PATCH', `/deals/${id}/`, { commission: { rate_bp: 300 } })).status).toBe(403)
    const agents = [
      { user: String(people.agent.id), role: 'lead', share_bp: 9000 },
      { user: String(people.agent2.id), role: 'co', share_bp: 2000 },
    ]
    expect((await agent.refused('PATCH', `/deals/${id}/`, { agents })).status).toBe(403)
    expect((await owner.refused('PATCH', `/deals/${id}/`, { agents })).errors?.[0]?.field).toBe('agents')
    const changed = await owner.patch(`/deals/${id}/`, { commission: { rate_bp: 300 } })
    expect(changed.body.commission).toMatchObject({ rate_bp: 300, referral_bp: 2500, gross: 1_500_000 })
  })

  it('cannot be taken from another agent by removing them from the deal', async () => {
    const lead = { user: String(people.agent.id), role: 'lead' }
    expect((await agent.refused('PATCH', `/deals/${id}/`, { agents: [lead] })).status).toBe(403)
    expect((await assistant.refused('PATCH', `/deals/${id}/`, { agents: [lead] })).status).toBe(403)
    expect((await read(owner)).agents.map(({ share_bp }) => share_bp)).toEqual([6000, 4000])
  })

  it('does not appear in lists', async () => {
    const text = JSON.stringify(await list('page_size=100'))
    expect(text).not.toMatch(/commission|share_bp|amount/)
  })
})

describe('listing deals', () => {
  let own: Board
  beforeAll(async () => {
    own = await createBoard(owner, people.team, 'Listed')
    for (let i = 0; i < 20; i++) {
      await createDeal(agent, own, {
        name: `Listed ${String(i).padStart(2, '0')}`,
        representation: (i % 3) + 1,
        status: (i % 3) + 1,
        priority: (i % 3) + 1,
        source: (i % 13) + 1,
        list_price: i % 5 === 0 ? null : (30 - i) * 1_000_000,
        dates: { closing: i % 4 === 0 ? null : `2030-01-${10 + i}` },
      })
    }
  })
  const listed = (query: string) => list(`workspace=${own.workspace}&${query}`)

  it('returns 15 per page, most recently changed first', async () => {
    const first = await listed('')
    expect(first).toMatchObject({ count: 20, page: 1, page_size: 15, count_is_capped: false })
    expect(names(first).at(0)).toBe('Listed 19')
    expect(names(await listed('page=2'))).toHaveLength(5)
  })

  it.each([
    'rank',
    'name',
    '-name',
    'closing',
    '-closing',
    'price',
    '-price',
    'next_date',
    '-next_date',
    '-created_at',
    'updated_at',
  ])('continues by cursor through the same deals as by page, sorted by %s', async (sort) => {
    const all = names(await listed(`sort=${sort}&page_size=100`))
    const walked: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const next: DealPage = await listed(`sort=${sort}&page_size=6${cursor && `&cursor=${cursor}`}`)
      walked.push(...names(next))
      cursor = next.next_cursor
    }
    expect(walked).toEqual(all)
  })

  it('puts deals without a date last in either direction', async () => {
    for (const sort of ['closing', '-closing', 'next_date', '-next_date']) {
      const dates = (await listed(`sort=${sort}&page_size=100`)).results.map((deal) => deal.dates.closing)
      expect(dates.slice(15)).toEqual([null, null, null, null, null])
    }
  })

  it.each([
    ['status=2,3', 13],
    ['deal_status=1', 20],
    ['deal_status=2', 0],
    ['representation=1', 7],
    ['priority=3', 6],
    ['source=1,2', 4],
    ['closing_from=2030-01-25&closing_to=2030-01-28', 3],
    ['dated_from=2030-01-25&dated_to=2030-01-28', 3],
    ['agent=me', 0],
    ['archived=true', 0],
    ['q=listed%2007', 1],
    ['risk=sunny', 20],
    ['risk=storm,rain', 0],
    ['status=1&representation=1&priority=1', 7],
  ])('filters by %s to %i', async (query, count) => {
    expect((await listed(query)).count).toBe(count)
  })

  it.each([
    ['status=9', 'status.0'],
    ['sort=commission', 'sort'],
    ['page_size=101', 'page_size'],
    ['workspace=x', 'workspace'],
    ['archived=maybe', 'archived'],
    ['agents=me', 'agents'],
  ])('refuses the query %s, naming %s', async (query, field) => {
    const problem = await owner.refused('GET', `/deals/?${query}`)
    expect(problem.status).toBe(400)
    expect(problem.errors?.map((error) => error.field)).toContain(field)
  })
})

describe('changing a deal', () => {
  it('changes the given fields, down to single dates, and increases the version', async () => {
    const { id } = await createDeal(agent, board, { dates: { offer: '2030-01-01' }, address: { city: 'Hartford' } })
    const changed = await agent.patch(`/deals/${id}/`, { dates: { closing: '2030-02-01' }, sale_price: 5 })
    expect(changed.body).toMatchObject({ sale_price: 5, price: 5, version: 1, address: { city: 'Hartford' } })
    expect(changed.body.dates).toMatchObject({ offer: '2030-01-01', closing: '2030-02-01' })
    expect(changed.headers.get('ETag')).toMatch(/^"1-/)
  })

  it('refuses a change that is based on an older version', async () => {
    const { id } = await createDeal(agent, board)
    await agent.patch(`/deals/${id}/`, { notes: 'A' })
    const headers = { 'If-Match': '"0"' }
    expect((await agent.refused('PATCH', `/deals/${id}/`, { notes: 'B' }, { headers })).status).toBe(412)
  })

  it('has other clients after the representation changes', async () => {
    const [seller, buyer] = await Promise.all(
      ['Seller', 'Buyer'].map(async (last_name) => (await agent.post('/contacts/', { last_name })).body.id),
    )
    const parties = [
      { contact: seller, role: 'seller' },
      { contact: buyer, role: 'buyer' },
    ]
    const deal = await createDeal(agent, board, { parties, representation: Representation.Seller })
    expect(deal.client_names).toEqual(['Seller'])
    const dual = await agent.patch(`/deals/${deal.id}/`, { representation: Representation.Dual })
    expect(dual.body.client_names).toEqual(['Seller', 'Buyer'])
  })
})
