import type { Contact } from 'openapi'
import {
  ContactSource,
  DealStatus,
  DealStatusFilter,
  DealType,
  Priority,
  Representation,
  RiskLevel,
} from 'openapi/codes'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
const today = todayIn('America/New_York')
let north: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let board: Board
let client: Contact

beforeAll(async () => {
  north = await createPeople('north')
  owner = await app.signIn('owner@north.test')
  agent = await app.signIn('agent@north.test')
  agent2 = await app.signIn('agent2@north.test')
  board = await createBoard(owner, north.team)
  client = (await agent.post('/contacts/', { first_name: 'Ada', last_name: 'Quince' })).body
  await createDeal(agent, board, {
    name: 'Ash',
    address: { city: 'Hartford', state: 'CT', zip: '06103' },
    list_price: 300_000_00,
    mls_number: '222222',
    parties: [{ contact: client.id, role: 'buyer' }],
    dates: { acceptance: '2031-03-02', closing: '2031-05-20' },
  })
  await createDeal(agent, board, {
    name: 'Birch',
    address: { city: 'avon', state: 'CT', zip: '06001' },
    list_price: 900_000_00,
    mls_number: '111111',
    representation: 2,
    phase: board.offer,
    dates: { acceptance: '2031-03-09', closing: '2031-04-01' },
  })
  const cedar = await createDeal(agent2, board, { name: 'Cedar', representation: 2, status: 2 })
  await agent2.post('/tasks/', { title: 'Late', deal: cedar.id, due_date: addDays(today, -2) })
})

const names = async (query: string, who = owner): Promise<string[]> => {
  const answer = await who.get(`/deals/?${query}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.results.map(({ name }) => name)
}

describe('filters of deals', () => {
  it.each([
    ['price=30000000..40000000', ['Ash']],
    ['price=..89999999', ['Ash']],
    ['price=90000000..', ['Birch']],
    ['price=..', ['Ash', 'Birch', 'Cedar']],
    ['city=hartford,AVON', ['Ash', 'Birch']],
    ['city=Hart', []],
    ['city=Hartford%00', []],
    ['city=hartford,H(rt,.*,$city', ['Ash']],
    ['state=ct&zip=06001', ['Birch']],
    ['dates.acceptance=2031-03-01..2031-03-05', ['Ash']],
    ['dates.acceptance=2031-03-05..', ['Birch']],
    ['dates.inspection=..2031-03-05', []],
    ['next_date=..2031-04-10', ['Birch', 'Cedar']],
    ['next_date=2031-04-10..', ['Ash']],
    ['overdue=true', ['Cedar']],
    ['overdue=false', ['Ash', 'Birch']],
    [`created=${today}..${today}`, ['Ash', 'Birch', 'Cedar']],
    [`created=..${addDays(today, -1)}`, []],
    ['price=..89999999&representation=1&city=hartford', ['Ash']],
  ])('%s', async (query, found) => {
    expect((await names(`sort=name&${query}`)).toSorted()).toEqual(found)
  })

  it('by client, also on the board', async () => {
    expect(await names(`contact=${client.id}`)).toEqual(['Ash'])
    const query = `contact=${client.id}&price=30000000..&dates.acceptance=2031-03-01..&overdue=false`
    expect((await owner.get(`/workspaces/${board.workspace}/board/?${query}`)).body.count).toBe(1)
  })

  it.each([
    ['price', 'a..b', 'must be two amounts in cents with .. between them (one can be left out)'],
    ['dates.closing_day', '2031-01-01..', undefined],
    ['dates.acceptance', '2031-13-01..', 'must be two days with .. between them (one can be left out)'],
    ['price', '500..100', 'can’t end before it starts'],
    ['dates.acceptance', '2031-03-02..2031-03-01', 'can’t end before it starts'],
    ['overdue', 'perhaps', 'must be true or false'],
    ['agent', 'you', 'must be me or the ID of a user'],
    ['group_key', 'x', undefined],
  ])('refuses %s=%s', async (field, value, reason) => {
    const problem = await owner.refused('GET', `/deals/?${field}=${value}`)
    expect(problem.status).toBe(400)
    if (reason) expect(problem.errors).toContainEqual({ field, reason })
  })
})

describe('the order of deals', () => {
  it.each([
    ['city', ['Birch', 'Ash', 'Cedar']],
    ['-city', ['Ash', 'Birch', 'Cedar']],
    ['mls_number', ['Birch', 'Ash', 'Cedar']],
    ['client', ['Ash', 'Birch', 'Cedar']],
    ['phase', ['Ash', 'Cedar', 'Birch']],
    ['-phase', ['Birch', 'Cedar', 'Ash']],
    ['agent', ['Ash', 'Birch', 'Cedar']],
    ['price', ['Ash', 'Birch', 'Cedar']],
    ['-price', ['Birch', 'Ash', 'Cedar']],
    ['dates.acceptance', ['Ash', 'Birch', 'Cedar']],
    ['-dates.acceptance', ['Birch', 'Ash', 'Cedar']],
    ['next_date', ['Cedar', 'Birch', 'Ash']],
    ['-progress', ['Cedar', 'Ash', 'Birch']],
  ])('%s: deals without a value come last', async (sort, order) => {
    const found = await names(`sort=${sort}`)
    // Ties are broken by id, reversed for descending order.
    if (sort === '-progress' || sort === 'client' || sort === 'agent') expect(found[0]).toBe(order[0])
    else expect(found).toEqual(order)
  })

  it.each(['phase', 'agent', 'city', '-risk', 'progress', '-client', 'price', 'dates.acceptance'])(
    'by %s goes on by cursors without a repetition or a gap',
    async (sort) => {
      const walked: string[] = []
      let cursor = ''
      for (let page = 0; page < 3; page++) {
        const query = `sort=${sort}&page_size=1${cursor && `&cursor=${cursor}`}`
        const { results, next_cursor } = (await owner.get(`/deals/?${query}`)).body
        walked.push(...results.map(({ name }) => name))
        cursor = next_cursor ?? ''
      }
      expect(walked).toEqual(await names(`sort=${sort}`))
    },
  )
})

describe('groups of deals', () => {
  const groups = async (query: string, who = owner) => (await who.get(`/deals/groups/?${query}`)).body.groups

  it('are counted over all deals, in their order', async () => {
    expect(await groups('by=phase')).toEqual([
      { key: board.searching, count: 2, value: 300_000_00 },
      { key: board.offer, count: 1, value: 900_000_00 },
    ])
    expect(await groups('by=representation')).toEqual([
      { key: '1', count: 1, value: 300_000_00 },
      { key: '2', count: 2, value: 900_000_00 },
    ])
    expect(await groups('by=closing_month')).toEqual([
      { key: '2031-04', count: 1, value: 900_000_00 },
      { key: '2031-05', count: 1, value: 300_000_00 },
      { key: null, count: 1, value: 0 },
    ])
    expect(await groups('by=agent')).toEqual([
      { key: String(north.agent.id), count: 2, value: 1_200_000_00 },
      { key: String(north.agent2.id), count: 1, value: 0 },
    ])
  })

  it.each(['phase', 'status', 'agent', 'closing_month', 'representation', 'risk'])(
    'by %s: their deals are those that the list has for their keys, each once',
    async (by) => {
      const found = await groups(`by=${by}`)
      expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(3)
      for (const { key, count } of found) {
        expect(await names(`group=${by}&group_key=${key ?? 'none'}`)).toHaveLength(count)
      }
    },
  )

  it.each(['$', '$name', '$$ROOT', 'a%00b', '2031-13'])('do not exist by the key %s', async (key) => {
    for (const by of ['phase', 'status', 'agent', 'closing_month', 'representation', 'risk']) {
      expect(await names(`group=${by}&group_key=${key}`)).toEqual([])
    }
  })

  it('by risk count open deals, with closed and lost ones apart', async () => {
    const elm = await createDeal(owner, board, { name: 'Elm' })
    await owner.patch(`/deals/${elm.id}/`, { status: 5, lost_reason: 'Sold it themselves' })
    expect((await groups('by=risk')).at(-1)).toEqual({ key: null, count: 1, value: 0 })
    expect(await names('group=risk&group_key=none')).toEqual(['Elm'])
    await owner.delete(`/deals/${elm.id}/`)
  })

  it('respect filters and scope, and correct typos', async () => {
    expect(await groups('by=status&overdue=true')).toMatchObject([{ count: 1 }])
    expect((await groups('by=agent', agent2)).map(({ key }) => key)).toEqual([String(north.agent2.id)])
    const typo = (await agent.get('/deals/groups/?by=status&q=brich')).body
    expect(typo).toMatchObject({ corrected_q: 'birch', groups: [{ count: 1 }] })
    expect((await owner.refused('GET', '/deals/groups/?by=notes')).status).toBe(400)
  })
})

describe('the counts of filter values', () => {
  const values: { [field: string]: readonly string[] } = {
    status: Object.values(DealStatus).map(String),
    deal_status: Object.values(DealStatusFilter).map(String),
    representation: Object.values(Representation).map(String),
    deal_type: Object.values(DealType).map(String),
    source: Object.values(ContactSource).map(String),
    priority: Object.values(Priority).map(String),
    risk: Object.values(RiskLevel),
    overdue: ['true', 'false'],
  }
  const roles = ['owner', 'admin', 'agent', 'agent2', 'assistant']

  it.each(roles.flatMap((role) => ['', 'status=1,2&overdue=false&agent=me'].map((query) => [role, query])))(
    'for %s with “%s” are what the list then shows, for every filter',
    async (role, query) => {
      const who = await app.signIn(`${role}@north.test`)
      const { facets } = (await who.get(`/deals/facets/?workspace=${board.workspace}&${query}`)).body
      const people = ['me', ...[north.agent, north.agent2, north.owner].map(({ id }) => String(id))]
      const all: typeof values = { ...values, agent: people, phase: [board.searching, board.offer, board.lost] }
      expect(facets.map(({ field }) => field).toSorted()).toEqual(Object.keys(all).toSorted())
      const listed = async (field: string, value: string) => {
        const filters = new URLSearchParams(`workspace=${board.workspace}&${query}`)
        filters.set(field, value)
        return (await who.get(`/deals/?count=exact&page_size=1&${filters.toString()}`)).body.count
      }
      for (const { field, values: counted } of facets) {
        const known = all[field] ?? []
        const without = known.find((value) => counted.every((one) => one.value !== value))
        const shown = [...counted, ...(without === undefined ? [] : [{ value: without, count: 0 }])]
        expect(known).toEqual(expect.arrayContaining(counted.map(({ value }) => value)))
        const found = await Promise.all(shown.map(async ({ value }) => ({ value, count: await listed(field, value) })))
        expect({ field, shown }).toEqual({ field, shown: found })
      }
    },
  )

  it('are sorted by value, so that the same deals give the same answer', async () => {
    const valuesOf = async (who: TestClient, field: string) => {
      const { facets } = (await who.get(`/deals/facets/?workspace=${board.workspace}`)).body
      return facets.find((one) => one.field === field)?.values.map(({ value }) => value) ?? []
    }
    const agents = await valuesOf(agent, 'agent')
    expect(agents.length).toBeGreaterThan(1)
    expect(agents).toEqual(['me', ...agents.filter((value) => value !== 'me').toSorted()])
    const phases = await valuesOf(owner, 'phase')
    expect(phases.length).toBeGreaterThan(1)
    expect(phases).toEqual(phases.toSorted())
  })

  it('honor every other filter of the list', async () => {
    for (const query of [
      `contact=${client.id}`,
      'price=..89999999',
      'city=hartford,AVON',
      'zip=06001',
      'closing_from=2031-04-02',
      'dated_to=2031-04-30',
      'dates.acceptance=2031-03-05..',
      `next_date=..${today}`,
      `created=${today}..${today}`,
      'archived=true',
      `phase=${board.offer}`,
      `team=${String(north.team)}`,
    ]) {
      const { facets } = (await owner.get(`/deals/facets/?${query}`)).body
      const byStatus = facets.find(({ field }) => field === 'status')?.values ?? []
      const sum = byStatus.reduce((all, { count }) => all + count, 0)
      expect([query, sum]).toEqual([query, (await names(query)).length])
    }
  })

  it('correct typos as the list does, and name a filter that they cannot read', async () => {
    const typo = (await agent.get('/deals/facets/?q=brich')).body
    expect(typo.corrected_q).toBe('birch')
    expect(typo.facets.find(({ field }) => field === 'representation')?.values).toEqual([{ value: '2', count: 1 }])
    expect((await agent.get('/deals/facets/?q=zzzzzz')).body.facets.flatMap((facet) => facet.values)).toEqual([])
    expect((await owner.refused('GET', '/deals/facets/?overdue=perhaps')).errors?.[0]?.field).toBe('overdue')
  })
})
