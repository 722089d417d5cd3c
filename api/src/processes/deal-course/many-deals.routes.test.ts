import type { Deal } from 'openapi'
import { AgentRole, DealStatus, DealType, Progress, Representation } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
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
    expect(done).toEqual({
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
    expect(await changeAll('archive', [own.id, done.id, strange.id, nothing], agent2)).toEqual({
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
