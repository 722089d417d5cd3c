import type { SmartList } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { listedContactFilter } from '#entities/contacts/contact-work.query.ts'
import { EventModel } from '#platform/events/event.model.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let north: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let assistant: TestClient

beforeAll(async () => {
  ;({ people: north, owner, agent, agent2, assistant } = await openTeam(app, ['agent', 'agent2', 'assistant']))
  await createPeople('south')
})

const save = async (fields: object, who = agent): Promise<SmartList> => {
  const { status, body } = await who.post('/smart_lists/', { name: 'A list', filters: {}, ...fields })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const lists = async (who: TestClient, query = '') =>
  (await who.get(`/smart_lists/?page_size=100${query}` as '/smart_lists/')).body
const named = async (who: TestClient, name: string) => (await lists(who)).results.find((list) => list.name === name)
const undo = (who: TestClient, event: unknown) => who.post(`/events/${String(event)}/undo/` as '/events/{id}/undo/')
const lastEvent = async (id: string) => (await EventModel.findOne({ entity_id: id }).sort({ seq: -1 }).lean())?._id

describe('a smart list', () => {
  it('has the contacts that its filters find, counted for whoever reads it', async () => {
    await agent.post('/contacts/', { last_name: 'Hotly', company: 'Counted', temperature: 3 })
    await agent.post('/contacts/', { last_name: 'Coldly', company: 'Counted', temperature: 1 })
    await agent2.post('/contacts/', { last_name: 'Theirs', company: 'Counted', temperature: 3 })
    const filters = { q: 'counted', temperature: [3], not_contacted_for: 7 }
    const list = await save({ name: 'Counted', shared: true, filters, sort: 'last_touch_at', columns: ['price'] })
    expect(list).toMatchObject({
      filters,
      sort: 'last_touch_at',
      columns: ['price'],
      widths: [],
      pinned: false,
      count: 1,
      count_is_capped: false,
    })
    expect((await named(agent2, 'Counted'))?.count).toBe(1)
    expect((await named(assistant, 'Counted'))?.count).toBe(1)
    expect((await named(owner, 'Counted'))?.count).toBe(2)
  })

  it('is last unless it has a position, and lists are in order', async () => {
    const first = await save({ name: 'First', position: 0 })
    const last = await save({ name: 'Last' })
    const next = await save({ name: 'Next' })
    expect(next.position).toBe(last.position + 1)
    await agent.patch(`/smart_lists/${next.id}/` as const, { position: last.position - 1 })
    const order = (await lists(agent)).results.map(({ name }) => name)
    expect(order.indexOf('First')).toBeLessThan(order.indexOf('Next'))
    expect(order.indexOf('Next')).toBeLessThan(order.indexOf('Last'))
    expect(first.position).toBe(0)
  })

  it.each([
    ['a name of blanks', { name: ' ', filters: {} }, 'name'],
    ['no filters', { name: 'A' }, 'filters'],
    ['an unknown filter', { name: 'A', filters: { colour: 'red' } }, 'filters.colour'],
    ['a wrong code', { name: 'A', filters: { status: [9] } }, 'filters.status.0'],
    ['an unknown column', { name: 'A', filters: {}, columns: ['password'] }, 'columns.0'],
    ['an unknown sort', { name: 'A', filters: {}, sort: 'password' }, 'sort'],
    ['a strange label', { name: 'A', filters: { labels: ['6560a1f2c3d4e5f607182930'] } }, 'labels.0'],
    ['a strange owner', { name: 'A', filters: { owner: '6560a1f2c3d4e5f607182930' } }, 'filters.owner'],
    [
      'a column with two widths',
      {
        name: 'A',
        filters: {},
        widths: [
          { column: 'price', width: 90 },
          { column: 'price', width: 91 },
        ],
      },
      'widths',
    ],
  ])('is refused with %s', async (_what, body, field) => {
    const problem = await agent.refused('POST', '/smart_lists/', body)
    expect(problem.status).toBe(400)
    expect(problem.errors?.map((error) => error.field)).toContain(field)
  })
})

describe('custom fields in a smart list', () => {
  const add = async (fields: object) => (await owner.post('/custom_fields/', { entity: 'contact', ...fields })).body

  it('filter it, sort it and are its columns', async () => {
    const budget = await add({ name: 'List budget', kind: 'money' })
    for (const value of [10, 20, 30])
      await agent.post('/contacts/', { last_name: `Budget ${value}`, custom_fields: { [budget.key]: value } })
    const custom = {
      filters: { custom_fields: { [budget.key]: '15..' } },
      custom_sort: `-${budget.key}`,
      columns: ['status', `custom_fields.${budget.key}`],
      widths: [{ column: `custom_fields.${budget.key}`, width: 90 }],
    }
    const list = await save({ name: 'By budget', ...custom })
    expect(list).toMatchObject({ ...custom, count: 2 })
    expect((await agent.patch(`/smart_lists/${list.id}/` as const, { custom_sort: null })).body.custom_sort).toBeNull()
    await undo(agent, await lastEvent(list.id))
    expect((await named(agent, 'By budget'))?.custom_sort).toBe(`-${budget.key}`)
  })

  it('find no one once the option is removed, and the other lists are read', async () => {
    const choice = await add({ name: 'List view', kind: 'choice', options: [{ name: 'Lake' }, { name: 'Park' }] })
    const [lake, park] = choice.options
    await save({ name: 'Lake view', filters: { custom_fields: { [choice.key]: lake?.key } } })
    await owner.patch(`/custom_fields/${choice.id}/` as const, { options: [park] as never })
    expect((await named(agent, 'Lake view'))?.count).toBe(0)
  })

  it.each([
    ['a filter by an unknown one', { filters: { custom_fields: { nothing: 'x' } } }, 'filters.custom_fields.nothing'],
    ['an unknown order', { filters: {}, custom_sort: 'nothing' }, 'custom_sort'],
    ['an unknown column', { filters: {}, columns: ['status', 'custom_fields.nothing'] }, 'columns.1'],
  ])('refuse %s', async (_what, body, field) => {
    const problem = await agent.refused('POST', '/smart_lists/', { name: 'A', ...body })
    expect(problem.status).toBe(400)
    expect(problem.errors?.map((error) => error.field)).toEqual([field])
  })

  it('refuse a value that does not fit', async () => {
    const when = await add({ name: 'List day', kind: 'date' })
    const filters = { custom_fields: { [when.key]: 'soon' } }
    const problem = await agent.refused('POST', '/smart_lists/', { name: 'A', filters })
    expect(problem.errors).toEqual([
      { field: `filters.custom_fields.${when.key}`, reason: expect.stringContaining('must be a date') },
    ])
  })
})

describe('who sees and changes a smart list', () => {
  it('its author alone, until it is shared with the account', async () => {
    const mine = await save({ name: 'Private' })
    const path = `/smart_lists/${mine.id}/` as const
    const stranger = await app.signIn('owner@south.test')
    for (const who of [owner, agent2, assistant, stranger]) {
      expect(await named(who, 'Private')).toBeUndefined()
      expect((await who.patch(path, { name: 'X' })).status).toBe(404)
      expect((await who.delete(path)).status).toBe(404)
    }
    await agent.patch(path, { shared: true })
    expect((await named(agent2, 'Private'))?.id).toBe(mine.id)
    expect(await named(stranger, 'Private')).toBeUndefined()
    expect((await agent2.patch(path, { name: 'X' })).status).toBe(403)
    expect((await agent2.delete(path)).status).toBe(403)
    expect((await owner.patch(path, { name: 'Public' })).body.name).toBe('Public')
  })

  it('no client or visitor', async () => {
    expect((await (await app.signIn('client@north.test')).get('/smart_lists/')).status).toBe(403)
    expect((await app.visitor().get('/smart_lists/')).status).toBe(401)
  })

  it('a person keeps at most 50', async () => {
    for (let n = (await lists(assistant)).results.length; n < 60; n += 1) {
      const { status } = await assistant.post('/smart_lists/', { name: `Many ${n}`, filters: {} })
      if (status === 409) break
      expect(status).toBe(201)
    }
    expect((await assistant.refused('POST', '/smart_lists/', { name: 'One more', filters: {} })).status).toBe(409)
  })
})

describe('pinning a smart list', () => {
  it('is for one home alone, and ends when the list is no longer shared', async () => {
    const list = await save({ name: 'Pinned', shared: true })
    const path = `/smart_lists/${list.id}/pin/` as const
    for (const _ of [1, 2]) expect((await agent2.post(path, { pinned: true })).body.pinned).toBe(true)
    expect((await lists(agent2, '&pinned=true')).results.map(({ name }) => name)).toEqual(['Pinned'])
    expect(await lists(agent, '&pinned=true')).toMatchObject({ results: [], starters: [] })
    await agent.patch(`/smart_lists/${list.id}/` as const, { shared: false })
    await agent.patch(`/smart_lists/${list.id}/` as const, { shared: true })
    expect((await lists(agent2, '&pinned=true')).results).toEqual([])
    await agent2.post(path, { pinned: true })
    expect((await agent2.post(path, { pinned: false })).body.pinned).toBe(false)
  })
})

describe('undo', () => {
  it('brings a deleted list back, by its own call or by its event', async () => {
    const { id } = await save({ name: 'Deleted', filters: { temperature: [2] } })
    for (const restore of [
      () => agent.post(`/smart_lists/${id}/restore/` as const),
      async () => undo(agent, await lastEvent(id)),
    ]) {
      expect((await agent.delete(`/smart_lists/${id}/` as const)).status).toBe(204)
      expect(await named(agent, 'Deleted')).toBeUndefined()
      expect((await restore()).status).toBe(200)
      expect(await named(agent, 'Deleted')).toMatchObject({ id, filters: { temperature: [2] } })
    }
  })

  it('takes a new list away', async () => {
    const { id } = await save({ name: 'New' })
    const { body } = await undo(agent, await lastEvent(id))
    expect(body.summary).toBe('deleted the list “New”')
    expect(await named(agent, 'New')).toBeUndefined()
  })

  it('puts back what a change changed, unless it has changed since', async () => {
    const { id } = await save({ name: 'Before', filters: { temperature: [2], status: [1] } })
    const path = `/smart_lists/${id}/` as const
    await agent.patch(path, { name: 'After', filters: { temperature: [3], never_called: true } })
    const changed = await lastEvent(id)
    await agent.patch(path, { shared: true })
    expect((await undo(agent2, changed)).status).toBe(403)
    expect((await undo(agent, changed)).status).toBe(200)
    expect(await named(agent, 'Before')).toMatchObject({ filters: { temperature: [2], status: [1] }, shared: true })
    expect((await undo(agent, changed)).status).toBe(409)
  })
})

describe('lists to start with', () => {
  it('come with the first page, counted', async () => {
    const { starters } = await lists(agent)
    expect(starters.map(({ key }) => key)).toEqual(['hot', 'never_called', 'follow_ups', 'birthdays'])
    const before = starters.find(({ key }) => key === 'never_called')?.count ?? 0
    const { id } = (await agent.post('/contacts/', { last_name: 'Uncalled' })).body
    const count = async () => (await lists(agent)).starters.find(({ key }) => key === 'never_called')?.count
    expect(await count()).toBe(before + 1)
    await agent.post('/activities/', { contact: id, kind: 'call', outcome: 'left_voicemail' })
    expect(await count()).toBe(before)
    expect((await lists(agent, '&page=2')).starters).toEqual([])
  })
})

/** The stages of a plan, from the top. */
const stagesOf = (plan: unknown): string[] =>
  [...JSON.stringify(plan).matchAll(/"stage":"(\w+)"/g)].map(([, stage = '']) => stage)

describe('counting', () => {
  it.each([
    { not_contacted_for: 7 },
    { contacted_within: 7 },
    { never_contacted: true },
    { never_called: true },
    { created_within: 7 },
    { birthday_within: 30 },
    { birthday_month: 'current' as const },
    { follow_up: 'due' as const },
    { has_open_task: true },
    { has_deal: true },
    { temperature: [3 as const] },
    { status: [1 as const, 2 as const], never_called: true },
  ])('%o uses an index', async (filters) => {
    const viewer: Viewer = {
      id: north.owner.id,
      account: north.account,
      is_client: false,
      role: 'owner',
      teams: [{ team: north.team, role: 'owner', assists: [] }],
      time_zone: 'UTC',
    }
    const filter = await listedContactFilter(viewer, filters)
    const explained = await ContactModel.collection.find(filter).explain('queryPlanner')
    const stages = stagesOf((explained as { queryPlanner: { winningPlan: unknown } }).queryPlanner.winningPlan)
    expect(stages).not.toContain('COLLSCAN')
    expect(stages.length).toBeGreaterThan(0)
  })
})
