import type { Deal } from 'openapi'
import { AgentRole, DealStatus, DealType, Progress, Representation } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { TemplateModel } from '#entities/templates/template.model.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp({ loginAttemptsPerAddress: 1000 })
let people: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let board: Board
let count = 0

beforeEach(async () => {
  ;({ people, owner, agent, agent2, board } = await openTeam(app, ['agent', 'agent2'], `north${count++}`))
})

const names = async () => {
  const { columns, archived_count } = (await agent.get(`/workspaces/${board.workspace}/board/`)).body
  return { shown: columns.flatMap(({ deals }) => deals.map(({ name }) => name)), archived_count }
}
const changeAll = async (action: string, deals: string[], by = agent, headers = {}) =>
  (await by.post('/deals/bulk/', { action, deals }, { headers })).body

describe('archiving and restoring many deals', () => {
  it('removes them from the board, and restores each to its place', async () => {
    const ids: string[] = []
    for (const name of ['D', 'C', 'B', 'A']) ids.push((await createDeal(agent, board, { name })).id)
    const [d = '', , b = ''] = ids
    const done = await changeAll('archive', [b, d])
    expect(done).toMatchObject({
      changed: [
        { id: b, name: 'B' },
        { id: d, name: 'D' },
      ],
      skipped: [],
      events: [],
    })
    expect(await names()).toEqual({ shown: ['A', 'C'], archived_count: 2 })
    await changeAll(
      'restore',
      done.changed.map(({ id }) => id),
    )
    expect(await names()).toEqual({ shown: ['A', 'B', 'C', 'D'], archived_count: 0 })
  })

  it('puts a restored card behind the one that took its place', async () => {
    const first = await createDeal(agent, board, { name: 'First' })
    await changeAll('archive', [first.id])
    await createDeal(agent, board, { name: 'Second' })
    await changeAll('restore', [first.id])
    expect((await names()).shown).toEqual(['Second', 'First'])
  })

  it('lists those it did not change, with reasons, and reveals nothing about other deals', async () => {
    const own = await createDeal(agent2, board, { name: 'Own' })
    const done = await createDeal(agent2, board, { name: 'Archived' })
    const strange = await createDeal(agent, board, { name: 'Strange' })
    await changeAll('archive', [done.id], agent2)
    const nothing = '0'.repeat(24)
    expect(await changeAll('archive', [own.id, done.id, strange.id, nothing], agent2)).toMatchObject({
      changed: [{ id: own.id, name: 'Own' }],
      skipped: [
        { id: done.id, name: 'Archived', reason: 'is already archived' },
        { id: strange.id, name: null, reason: 'isn’t one of your deals' },
        { id: nothing, name: null, reason: 'isn’t one of your deals' },
      ],
      events: [],
    })
    expect((await names()).shown).toEqual(['Strange'])
  })

  it('has one effect for one Idempotency-Key', async () => {
    const { id } = await createDeal(agent, board)
    const key = { 'Idempotency-Key': `bulk-${id}` }
    const first = await changeAll('archive', [id], agent, key)
    expect(first.changed).toHaveLength(1)
    expect(await changeAll('archive', [id], agent, key)).toEqual(first)
  })

  it.each([
    ['no deals', { action: 'archive', deals: [] }, 'deals'],
    ['what is none', { action: 'archive', deals: ['x'] }, 'deals.0'],
    ['another action', { action: 'burn', deals: ['0'.repeat(24)] }, 'action'],
    ['a deal twice', { action: 'archive', deals: ['0'.repeat(24), '0'.repeat(24)] }, 'deals'],
  ])('refuses %s', async (_case, body, field) => {
    const problem = await agent.refused('POST', '/deals/bulk/', body)
    expect(problem.status).toBe(400)
    expect(problem.errors?.[0]?.field).toBe(field)
  })
})

describe('changing many deals', () => {
  const send = async (body: object, by = owner) => (await by.post('/deals/bulk/', body)).body
  const read = (deals: readonly Deal[]) =>
    Promise.all(deals.map(async ({ id }) => (await owner.get(`/deals/${id}/`)).body))
  const undo = async (events: string[], by = owner) => (await by.post('/events/undo/', { events })).status
  const ids = (deals: readonly Deal[]) => deals.map(({ id }) => id)
  const told = ({ agents, priority, status, dates, progress, phase }: Deal) => ({
    agents,
    priority,
    status,
    dates,
    progress,
    phase,
  })
  const make = (name: string, fields: object = {}) => createDeal(agent, board, { name, ...fields })

  it.each([
    ['priority', { priority: 3 }, { priority: 3 }],
    ['status', { status: DealStatus.OnHold }, { status: DealStatus.OnHold }],
    ['dates', { dates: { date: 'closing', shift_days: 3 } }, { dates: { closing: '2030-02-15' } }],
    ['dates', { dates: { date: 'inspection', day: '2030-01-20' } }, { dates: { inspection: '2030-01-20' } }],
  ])('sets %s of all of them, and a single undo takes it back', async (action, fields, is) => {
    const deals = [
      await make('A', { dates: { closing: '2030-02-12' } }),
      await make('B', { dates: { closing: '2030-02-12' } }),
    ]
    const before = (await read(deals)).map(told)
    const done = await send({ action, deals: ids(deals), ...fields }, agent)
    expect(done).toMatchObject({ changed: [{ name: 'A' }, { name: 'B' }], skipped: [] })
    expect(done.events).toHaveLength(2)
    for (const deal of await read(deals)) expect(deal).toMatchObject(is)
    expect(await undo(done.events, agent)).toBe(200)
    expect((await read(deals)).map(told)).toEqual(before)
  })

  it('makes someone the lead agent, who takes over the share of the one before', async () => {
    const deals = [await make('A'), await make('B')]
    const user = String(people.agent2.id)
    const done = await send({ action: 'agent', deals: ids(deals), agent: user })
    expect(done.changed).toHaveLength(2)
    for (const { agents } of await read(deals))
      expect(agents).toEqual([{ user, role: AgentRole.lead, share_bp: 10_000 }])
    const again = await send({ action: 'agent', deals: ids(deals), agent: user })
    expect(again.skipped.map(({ reason }) => reason)).toEqual(Array(2).fill('already has this agent'))
    expect(await undo(done.events)).toBe(200)
    expect((await read(deals)).every(({ agents }) => agents[0]?.user === String(people.agent.id))).toBe(true)
    // An agent can't hand over what they have a share of.
    const own = await send({ action: 'agent', deals: ids(deals), agent: user }, agent)
    expect(own.skipped[0]).toMatchObject({
      name: 'A',
      reason: 'can’t be changed: your role doesn’t let you assign deals to other people',
    })
    expect(own.changed).toEqual([])
  })

  it('shows what follows a date, and does exactly that', async () => {
    const deal = await make('A', { dates: { closing: '2030-02-12' } })
    const bare = await make('B')
    const rule = { anchor: 'closing', item: null, offset: -3, unit: 'calendar', roll: 'none', skip_holidays: true }
    const walk = (await agent.post('/tasks/', { deal: deal.id, title: 'Walk', due_rule: rule })).body
    await agent.post('/tasks/', { deal: deal.id, title: 'Deadline', kind: 'key_date', due_rule: rule })
    const body = { action: 'dates', deals: ids([deal, bare]), dates: { date: 'closing', shift_days: 7 } }
    const preview = (await agent.post('/deals/bulk/?dry_run=true', body)).body
    expect(preview).toMatchObject({
      changed: [{ name: 'A' }],
      skipped: [{ name: 'B', reason: 'has no closing date' }],
      events: [],
      effects: [{ name: 'A', from: '2030-02-12', to: '2030-02-19', moved: 1, to_confirm: 1, added: 0 }],
    })
    expect((await read([deal]))[0]?.dates.closing).toBe('2030-02-12')
    await agent.patch(`/tasks/${walk.id}/`, { pinned: true })
    expect((await agent.refused('POST', '/deals/bulk/', { ...body, preview: preview.preview })).status).toBe(412)
    await agent.patch(`/tasks/${walk.id}/`, { pinned: false })
    expect({ ...(await send({ ...body, preview: preview.preview }, agent)), events: [] }).toEqual(preview)
    expect((await agent.get(`/tasks/${walk.id}/`)).body.due_date).toBe('2030-02-16')
  })

  it('applies a template to those that lack any of it', async () => {
    const made = await TemplateModel.create({
      account: people.account,
      name: 'Short',
      milestones: [{ key: 'one', name: 'One', tasks: [{ key: 'call', title: 'Call' }] }],
    })
    const template = String(made._id)
    const deals = [await make('A'), await make('B')]
    await agent.post(`/deals/${deals[0]?.id}/apply_template/`, { template })
    const done = await send({ action: 'template', deals: ids(deals), template }, agent)
    expect(done).toMatchObject({
      effects: [{ name: 'B', added: 2 }],
      skipped: [{ name: 'A', reason: 'already has everything in the template' }],
    })
    expect(await undo(done.events, agent)).toBe(200)
    expect((await read(deals)).map(({ progress }) => progress.total)).toEqual([1, 0])
  })

  it('puts deals under contract, and asks the acceptance of those that have none', async () => {
    const dates = { acceptance: '2030-01-04' }
    const deals = [await make('Dated', { dates }), await make('Bare')]
    const body = { action: 'status', deals: ids(deals), status: DealStatus.UnderContract, acceptance: '2030-01-10' }
    const preview = (await agent.post('/deals/bulk/?dry_run=true', body)).body
    expect(preview).toMatchObject({
      changed: [{ name: 'Dated' }, { name: 'Bare' }],
      effects: [
        { name: 'Dated', to: null, moved: 0 },
        { name: 'Bare', from: null, to: '2030-01-10' },
      ],
    })
    const done = await send({ ...body, preview: preview.preview }, agent)
    const is = (await read(deals)).map((deal) => [deal.status, deal.dates.acceptance])
    expect(is).toEqual([
      [DealStatus.UnderContract, '2030-01-04'],
      [DealStatus.UnderContract, '2030-01-10'],
    ])
    expect(await undo(done.events, agent)).toBe(200)
    expect((await read(deals)).map((deal) => deal.dates.acceptance)).toEqual(['2030-01-04', null])
  })

  it('leaves deals alone that cannot take a status, and says why', async () => {
    const deals = [
      await make('Contract', { status: DealStatus.UnderContract, phase: board.contract }),
      await make('Lead'),
      await make('Active', { status: DealStatus.Active }),
    ]
    const done = await send({ action: 'status', deals: ids(deals), status: DealStatus.Active }, agent)
    expect(done.changed.map(({ name }) => name)).toEqual(['Lead'])
    expect(done.skipped.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
      'Contract is under contract: end its contract on its own page',
      'Active is already marked “Active”',
    ])
  })

  it.each([
    ['Closed, which needs a price', { action: 'status', status: DealStatus.Closed }, 'status'],
    ['Fell Through, which needs a reason', { action: 'status', status: DealStatus.FellThrough }, 'status'],
    ['an acceptance of another status', { action: 'status', status: 2, acceptance: '2030-01-01' }, 'acceptance'],
    ['an acceptance of another action', { action: 'priority', priority: 3, acceptance: '2030-01-01' }, 'acceptance'],
    ['an action without its field', { action: 'priority' }, 'priority'],
    ['a field of another action', { action: 'archive', agent: '0'.repeat(24) }, 'agent'],
    ['a day and days', { action: 'dates', dates: { date: 'closing', day: '2030-01-01', shift_days: 1 } }, 'dates.day'],
    ['the actual closing', { action: 'dates', dates: { date: 'actual_close', shift_days: 1 } }, 'dates.date'],
    ['a template that is none', { action: 'template', template: '0'.repeat(24) }, 'template'],
  ])('refuses %s', async (_what, body, field) => {
    const deals = ids([await make('A')])
    const problem = await owner.refused('POST', '/deals/bulk/', { ...body, deals })
    expect(problem).toMatchObject({ status: 400, errors: [{ field }] })
  })
})

describe('duplicating a deal', () => {
  const rule = { item: null, offset: -3, unit: 'calendar', roll: 'none', skip_holidays: true }
  async function original(): Promise<Deal> {
    const deal = await createDeal(owner, board, {
      name: '402 Maple Street',
      status: DealStatus.UnderContract,
      phase: board.contract,
      representation: Representation.Seller,
      deal_type: DealType.Condo,
      address: { street: '402 Maple Street', city: 'Hartford' },
      mls_number: '170612345',
      list_price: 500_000_00,
      notes: 'Seller pays for the roof.',
      dates: { acceptance: '2030-01-04', closing: '2030-02-12' },
      agents: [{ user: String(people.agent.id), role: AgentRole.lead, share_bp: 10_000 }],
      commission: { rate_bp: 250 },
    })
    const milestone = (await agent.post('/milestones/', { deal: deal.id, name: 'Closing week' })).body
    const walk = {
      deal: deal.id,
      milestone: milestone.id,
      title: 'Walkthrough',
      due_rule: { ...rule, anchor: 'closing' },
    }
    const { id } = (await agent.post('/tasks/', walk)).body
    const after = {
      deal: deal.id,
      title: 'Keys',
      depends_on: [id],
      due_rule: { ...rule, anchor: 'task', item: id, offset: 1 },
    }
    await agent.post('/tasks/', after)
    await agent.post('/tasks/', { deal: deal.id, title: 'Call', due_date: '2030-01-20' })
    await agent.post(`/tasks/${id}/complete/`, {})
    return deal
  }
  const duplicate = (deal: Deal, body: object, by = agent) => by.post(`/deals/${deal.id}/duplicate/`, body)
  const tasksOf = async ({ id }: Deal) => {
    const { results } = (await agent.get(`/tasks/?deal=${id}&sort=title`)).body
    return results.map(({ title, due_date, progress }) => [title, due_date, progress])
  }

  it('copies the deal’s data but not its history', async () => {
    const deal = await original()
    const { status, body: copy } = await duplicate(deal, { name: 'Copy' })
    expect(status).toBe(201)
    expect(copy).toMatchObject({
      name: 'Copy',
      phase: board.searching,
      status: DealStatus.PreContract,
      representation: deal.representation,
      deal_type: deal.deal_type,
      address: deal.address,
      list_price: deal.list_price,
      mls_number: '',
      notes: '',
      dates: { acceptance: null, closing: null },
      progress: { done: 0, total: 3 },
    })
    const seen = (await owner.get(`/deals/${copy.id}/`)).body
    expect(seen).toMatchObject({ agents: [{ share_bp: 10_000 }], commission: { rate_bp: 250, gross: 1_250_000 } })
    expect(await tasksOf(copy)).toEqual([
      ['Call', null, Progress.NOT_STARTED],
      ['Keys', null, Progress.NOT_STARTED],
      ['Walkthrough', null, Progress.NOT_STARTED],
    ])
  })

  it('recomputes all dates from a new closing day, among the copies themselves', async () => {
    const deal = await original()
    const before = await tasksOf(deal)
    const { body: copy } = await duplicate(deal, { name: 'Copy', dates: 'anew', closing: '2031-03-14' })
    expect(await tasksOf(copy)).toEqual([
      ['Call', null, Progress.NOT_STARTED],
      ['Keys', '2031-03-12', Progress.NOT_STARTED],
      ['Walkthrough', '2031-03-11', Progress.NOT_STARTED],
    ])
    const [milestone] = (await agent.get(`/milestones/?deal=${copy.id}`)).body.results
    const [, , walk] = (await agent.get(`/tasks/?deal=${copy.id}&sort=title`)).body.results
    expect(walk?.milestone).toBe(milestone?.id)
    // The original did not move.
    expect(await tasksOf(deal)).toEqual(before)
  })

  it('keeps all dates on request, and omits people or tasks on request', async () => {
    const deal = await original()
    const { body: kept } = await duplicate(deal, { name: 'Kept', dates: 'keep' })
    expect(kept.dates).toEqual(deal.dates)
    expect((await tasksOf(kept)).map(([, due]) => due)).toEqual(['2030-01-20', '2030-02-10', '2030-02-09'])
    const { body: bare } = await duplicate(deal, { name: 'Bare', course: false, people: false })
    expect(await tasksOf(bare)).toEqual([])
    expect(bare.parties).toEqual([])
  })

  it('names the original in its history, and refuses an empty name', async () => {
    const deal = await original()
    const { body: copy } = await duplicate(deal, { name: 'Copy' })
    const history = await agent.get(`/deals/${copy.id}/history/`)
    expect(history.body.results.map(({ summary }) => summary)).toEqual([
      'created the deal as a copy of 402 Maple Street',
    ])
    expect((await agent.refused('POST', `/deals/${deal.id}/duplicate/`, { name: ' ' })).errors?.[0]?.field).toBe('name')
    expect((await duplicate(deal, { name: 'X' }, agent2)).status).toBe(404)
  })
})
