import type { Deal } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DealModel } from '#entities/deals/deal.model.ts'
import { MemberStatus, TeamModel } from '#entities/teams/team.model.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { agreeTerms, type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let assistant: TestClient
let board: Board

beforeAll(async () => {
  people = await createPeople('north')
  owner = await app.signIn('owner@north.test')
  agent = await app.signIn('agent@north.test')
  assistant = await app.signIn('assistant@north.test')
})
beforeEach(async () => {
  board = await createBoard(owner, people.team)
})

const column = async (phase: string) =>
  (await agent.get(`/deals/?phase=${phase}&sort=rank`)).body.results.map(({ name }) => name)
const move = (deal: Deal, body: object, client = agent) => client.post(`/deals/${deal.id}/move/`, body)
const history = async (deal: Deal, client = agent) => (await client.get(`/deals/${deal.id}/history/`)).body.results
const closed = { sale_price: 51_200_000, actual_close: '2026-01-15' }

describe('moving a deal on the board', () => {
  it('puts it after a card, before one, or at the end', async () => {
    const [c, b, a] = [
      await createDeal(agent, board, { name: 'C' }),
      await createDeal(agent, board, { name: 'B' }),
      await createDeal(agent, board, { name: 'A' }),
    ]
    expect(await column(board.searching)).toEqual(['A', 'B', 'C'])
    await move(a, { phase: board.searching, after: b.id })
    expect(await column(board.searching)).toEqual(['B', 'A', 'C'])
    await move(c, { phase: board.searching, before: b.id })
    expect(await column(board.searching)).toEqual(['C', 'B', 'A'])
    await move(c, { phase: board.searching })
    expect(await column(board.searching)).toEqual(['B', 'A', 'C'])
    await move(b, { phase: board.offer })
    expect([await column(board.searching), await column(board.offer)]).toEqual([['A', 'C'], ['B']])
  })

  it('keeps an order, however many are moved to one place at once', async () => {
    const deals = []
    for (let i = 0; i < 8; i++) deals.push(await createDeal(agent, board, { name: `D${i}` }))
    const [top, ...others] = deals as [Deal, ...Deal[]]
    const answers = await Promise.all(others.map((deal) => move(deal, { phase: board.searching, after: top.id })))
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200))
    const order = await column(board.searching)
    expect([order[0], new Set(order).size]).toEqual(['D0', 8])
    const last = deals.at(-1) as Deal
    await move(last, { phase: board.searching, after: top.id })
    expect((await column(board.searching)).slice(0, 2)).toEqual(['D0', 'D7'])
  })

  it('gives no two cards the same rank, however many arrive at one place at once', async () => {
    const top = await createDeal(agent, board)
    const deals = await Promise.all(Array.from({ length: 9 }, () => createDeal(agent, board)))
    await Promise.all(
      deals.map((deal, i) => move(deal, { phase: board.offer, ...(i % 3 === 0 && { phase: board.searching }) })),
    )
    await Promise.all(deals.map((deal) => move(deal, { phase: board.searching, after: top.id })))
    await Promise.all(deals.map((deal) => agent.post(`/deals/${deal.id}/archive/`)))
    await Promise.all(deals.map((deal) => agent.post(`/deals/${deal.id}/restore/`)))
    const cards = await DealModel.find({ phase: board.searching }, { rank: 1 }).lean()
    expect([cards.length, new Set(cards.map(({ rank }) => rank)).size]).toEqual([10, 10])
  })

  it('notes when it entered its phase, and Undo restores that too', async () => {
    const deal = await createDeal(agent, board)
    const since = async () => (await agent.get(`/deals/${deal.id}/`)).body.phase_since
    const created = await since()
    expect(created).toBe(deal.phase_since)
    await move(deal, { phase: board.searching })
    expect(await since()).toBe(created)
    const { event, deal: moved } = (await move(deal, { phase: board.offer })).body
    expect((moved.phase_since ?? '') > (created ?? '')).toBe(true)
    expect((await agent.post(`/events/${event}/undo/`)).status).toBe(200)
    expect(await since()).toBe(created)
  })

  it('suggests the status that the phase stands for, and takes it with the move', async () => {
    const deal = await createDeal(agent, board, { status: DealStatus.Active })
    expect((await move(deal, { phase: board.contract })).body).toMatchObject({
      proposed_status: DealStatus.UnderContract,
      deal: { status: DealStatus.Active, phase: board.contract },
    })
    const taken = await move(deal, { phase: board.contract, status: DealStatus.UnderContract })
    expect(taken.body).toMatchObject({ proposed_status: null, deal: { status: DealStatus.UnderContract } })
    expect((await move(deal, { phase: board.offer })).body.proposed_status).toBeNull()
    expect((await move(deal, { phase: board.lost })).body.proposed_status).toBe(DealStatus.FellThrough)
    const { sale_price, actual_close } = closed
    await agent.patch(`/deals/${deal.id}/`, { sale_price, dates: { actual_close } })
    expect((await move(deal, { phase: board.closed }, assistant)).body.proposed_status).toBeNull()
    expect((await move(deal, { phase: board.closed })).body.proposed_status).toBe(DealStatus.Closed)
  })

  it('takes a deal that fell through along with its reason, stops its risk, and Undo takes both back', async () => {
    await owner.patch(`/phases/${board.lost}/`, { required_fields: ['lost_reason'] })
    const deal = await createDeal(agent, board, { status: DealStatus.Active, dates: { closing: '2026-01-15' } })
    expect(deal.risk).toMatchObject({ level: 'rain' })
    const lost = { phase: board.lost, status: DealStatus.FellThrough, lost_reason: 'Financing was denied' }
    const { deal: then, event } = (await move(deal, lost)).body
    expect(then).toMatchObject({ ...lost, risk: { level: 'sunny', float_days: null, causes: [] }, next_date: null })
    expect((await agent.post(`/events/${event}/undo/`)).status).toBe(200)
    expect((await agent.get(`/deals/${deal.id}/`)).body).toMatchObject({
      phase: board.searching,
      status: DealStatus.Active,
      lost_reason: '',
      risk: { level: 'rain' },
    })
    const other = { ...lost, status: DealStatus.UnderContract }
    const reasons = [{ field: 'lost_reason', reason: 'is for deals that fall through' }]
    expect((await agent.refused('POST', `/deals/${deal.id}/move/`, other)).errors).toEqual(reasons)
  })

  it('refuses a phase with missing required fields, naming each, and allows it once they are set', async () => {
    const deal = await createDeal(agent, board)
    const required_fields = ['sale_price', 'dates.closing', 'parties', 'address', 'mls_number']
    await owner.patch(`/phases/${board.contract}/`, { required_fields })
    const refused = await move(deal, { phase: board.contract })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({
      title: 'Under contract needs more details',
      errors: required_fields.map((field) => ({ field, reason: 'is required in this phase' })),
    })
    await owner.patch(`/phases/${board.contract}/`, { required_fields: ['sale_price', 'dates.closing'] })
    await agent.patch(`/deals/${deal.id}/`, { sale_price: 1, dates: { closing: '2030-01-01' } })
    expect((await move(deal, { phase: board.contract })).status).toBe(200)
  })

  it('is limited to the team and to what the caller may see', async () => {
    const deal = await createDeal(agent, board)
    const hidden = await createDeal(await app.signIn('agent2@north.test'), board)
    const path = `/deals/${deal.id}/move/` as const
    const fields = async (body: object) => (await agent.refused('POST', path, body)).errors
    expect(await fields({ phase: '0'.repeat(24) })).toEqual([
      { field: 'phase', reason: 'doesn’t exist, or you can’t see it' },
    ])
    expect(await fields({ phase: board.searching, after: hidden.id })).toEqual([
      { field: 'after', reason: 'doesn’t exist, or you can’t see it' },
    ])
    const members = [{ user: people.owner.id, role: 'owner', status: MemberStatus.Active }]
    const other = await TeamModel.create({ account: people.account, name: 'Other team', members })
    const there = await createBoard(owner, other._id)
    expect(await fields({ phase: there.searching })).toEqual([
      { field: 'phase', reason: 'doesn’t exist, or you can’t see it' },
    ])
    const across = await owner.refused('POST', path, { phase: there.searching })
    expect([across.status, across.title]).toEqual([422, 'A deal can’t move to another team'])
  })
})

describe('moving a deal to another lead agent', () => {
  const agentsOf = (deal: Deal) => deal.agents.map(({ user, role, share_bp }) => [user, role, share_bp])

  it('is one step with its new place, told in the history, and one undo takes both back', async () => {
    const deal = await createDeal(agent, board)
    const lead = String(people.agent2.id)
    const moved = (await move(deal, { phase: board.offer, lead }, owner)).body
    expect(moved.deal.phase).toBe(board.offer)
    expect(agentsOf(moved.deal)).toEqual([[lead, 'lead', 10_000]])
    const [event] = await history(deal, owner)
    expect(event?.summary).toBe('moved the deal to Active and changed the agents')
    expect((await owner.post(`/events/${moved.event ?? ''}/undo/`)).status).toBe(200)
    const back = (await owner.get(`/deals/${deal.id}/`)).body
    expect([back.phase, agentsOf(back)]).toEqual([board.searching, agentsOf(deal)])
  })

  it('stays in its phase as well, keeps the other agents, and is no news if they lead it already', async () => {
    const [lead, co] = [String(people.agent2.id), String(people.owner.id)]
    const agents = [
      { user: String(people.agent.id), role: 'lead' },
      { user: co, role: 'co' },
    ]
    const deal = await createDeal(owner, board, { agents })
    const moved = (await move(deal, { phase: board.searching, lead }, owner)).body
    expect(agentsOf(moved.deal)).toEqual([
      [lead, 'lead', 10_000],
      [co, 'co', 0],
    ])
    expect((await history(deal, owner))[0]?.summary).toBe('changed the agents')
    const told = (await history(deal, owner)).length
    await move(deal, { phase: board.searching, lead }, owner)
    expect(await history(deal, owner)).toHaveLength(told)
  })

  it('is for those who may assign agents, to someone on the team, while the deal is open', async () => {
    const deal = await createDeal(agent, board)
    const path = `/deals/${deal.id}/move/` as const
    const handOver = { phase: board.offer, lead: String(people.agent2.id) }
    for (const who of [agent, assistant]) expect((await who.refused('POST', path, handOver)).status).toBe(403)
    const stranger = await owner.refused('POST', path, { ...handOver, lead: '0'.repeat(24) })
    expect(stranger.errors).toEqual([{ field: 'lead', reason: 'isn’t a member of the team' }])
    await owner.post(path, { phase: board.lost, status: DealStatus.FellThrough, lost_reason: 'Sold it' })
    const over = await owner.refused('POST', path, handOver)
    expect([over.status, over.title]).toEqual([409, 'This deal is marked “Fell Through” and keeps its lead agent'])
    expect((await owner.get(`/deals/${deal.id}/`)).body.phase).toBe(board.lost)
  })

  it('has a lane for each lead agent: the board of their deals', async () => {
    await createDeal(agent, board, { name: 'Ours', list_price: 300 })
    await createDeal(owner, board, { name: 'Theirs', agents: [{ user: String(people.agent2.id), role: 'lead' }] })
    const lane = async (key: string) => {
      const path = `/workspaces/${board.workspace}/board/?group=agent&group_key=${key}` as const
      const { count, columns } = (await owner.get(path as `/workspaces/${string}/board/`)).body
      return [count, columns[0]?.count, columns[0]?.deals.map(({ name }) => name)]
    }
    expect(await lane(String(people.agent.id))).toEqual([1, 1, ['Ours']])
    expect(await lane(String(people.agent2.id))).toEqual([1, 1, ['Theirs']])
    expect(await lane('none')).toEqual([0, 0, []])
  })
})

describe('the board', () => {
  it('shows each phase with its count, value and first cards, and continues by cursor', async () => {
    for (let i = 0; i < 17; i++) await createDeal(agent, board, { name: `Card ${i}`, list_price: 100_000 })
    await createDeal(agent, board, { phase: board.offer, list_price: 1, sale_price: 500 })
    const gone = await createDeal(agent, board, { list_price: 7 })
    await agent.post(`/deals/${gone.id}/archive/`)
    const view = (await agent.get(`/workspaces/${board.workspace}/board/`)).body
    expect(view).toMatchObject({ count: 18, value: 1_700_500, commission: null, archived_count: 1 })
    const [first, second] = view.columns
    expect(view.columns.map(({ phase, count, value }) => [phase.name, count, value])).toEqual([
      ['Getting started', 17, 1_700_000],
      ['Active', 1, 500],
      ['Under contract', 0, 0],
      ['Closed', 0, 0],
      ['Lost', 0, 0],
    ])
    expect([first?.deals.length, first?.deals[0]?.name, second?.next_cursor]).toEqual([15, 'Card 16', null])
    const rest = await agent.get(`/deals/?phase=${board.searching}&sort=rank&cursor=${first?.next_cursor}`)
    expect(rest.body.results.map(({ name }) => name)).toEqual(['Card 1', 'Card 0'])
  })

  it('counts what is in play without closed and lost deals, but each column with its own', async () => {
    const price = { list_price: 1_000_000, commission: { rate_bp: 300 } }
    await createDeal(owner, board, price)
    const lost = await createDeal(owner, board, price)
    await owner.post(`/deals/${lost.id}/move/`, { phase: board.lost, status: DealStatus.FellThrough })
    const view = (await owner.get(`/workspaces/${board.workspace}/board/`)).body
    expect(view).toMatchObject({ count: 2, value: 1_000_000, commission: 30_000 })
    expect(view.columns.at(-1)).toMatchObject({ count: 1, value: 1_000_000 })
  })

  it('accepts the filters of the list, and shows owners the commission', async () => {
    await createDeal(owner, board, { representation: 2, list_price: 1_000_000, commission: { rate_bp: 300 } })
    await createDeal(owner, board, { representation: 1, list_price: 1_000_000, commission: { rate_bp: 300 } })
    const view = (await owner.get(`/workspaces/${board.workspace}/board/?representation=2`)).body
    expect(view).toMatchObject({ count: 1, commission: 30_000 })
  })
})

describe('the lifecycle of a deal', () => {
  const changeTo = async (deal: Deal, status: DealStatus) => agent.patch(`/deals/${deal.id}/`, { status })

  it('follows the allowed transitions, and explains refusals', async () => {
    const deal = await createDeal(agent, board)
    const refused = await agent.refused('PATCH', `/deals/${deal.id}/`, { status: DealStatus.Expired })
    expect([refused.status, refused.title]).toEqual([409, 'A deal can’t go from “Pre-contract” to “Expired”'])
    expect((await changeTo(deal, DealStatus.UnderContract)).body.status).toBe(DealStatus.UnderContract)
    expect((await changeTo(deal, DealStatus.OnHold)).body.status).toBe(DealStatus.OnHold)
    expect((await changeTo(deal, DealStatus.Active)).status).toBe(409)
    expect((await changeTo(deal, DealStatus.UnderContract)).status).toBe(200)
  })

  it('closes under contract with a price and a past day, into the closed column', async () => {
    const deal = await createDeal(agent, board)
    const path = `/deals/${deal.id}/close/` as const
    const close = (body: object, client = agent) => client.post(path, body)
    expect((await agent.refused('POST', path, closed)).title).toBe('Only a deal under contract can be closed')
    await changeTo(deal, DealStatus.UnderContract)
    expect((await close({ sale_price: 1 })).status).toBe(400)
    await agreeTerms(owner, deal.id)
    const future = await agent.refused('POST', path, { ...closed, actual_close: '2999-01-01' })
    expect(future.status).toBe(422)
    expect(future.errors).toEqual([{ field: 'actual_close', reason: 'can’t be in the future' }])
    expect((await close(closed, assistant)).status).toBe(403)
    expect((await close(closed)).body).toMatchObject({
      status: DealStatus.Closed,
      phase: board.closed,
      sale_price: closed.sale_price,
      dates: { actual_close: closed.actual_close },
      next_date: null,
    })
    expect((await close(closed)).status).toBe(409)
    expect((await changeTo(deal, DealStatus.Active)).status).toBe(409)
  })

  it('keeps price and day while it is closed', async () => {
    const deal = await createDeal(owner, board, { status: DealStatus.UnderContract, commission: { rate_bp: 250 } })
    await owner.post(`/deals/${deal.id}/close/`, { sale_price: 500, actual_close: '2026-01-02' })
    const refused = async (body: object) => (await owner.refused('PATCH', `/deals/${deal.id}/`, body)).errors?.[0]
    expect(await refused({ sale_price: null })).toMatchObject({ field: 'sale_price' })
    expect(await refused({ dates: { actual_close: null } })).toMatchObject({ field: 'dates.actual_close' })
    expect(await refused({ dates: { actual_close: '2999-01-01' } })).toMatchObject({ reason: 'can’t be in the future' })
    const corrected = await owner.patch(`/deals/${deal.id}/`, { sale_price: 600, dates: { closing: null } })
    expect(corrected.body).toMatchObject({ sale_price: 600, status: DealStatus.Closed })
  })

  it('closes by a move that gives price and day, and names them if missing', async () => {
    const deal = await createDeal(agent, board, { status: DealStatus.UnderContract })
    const asked = { phase: board.contract, status: DealStatus.Closed }
    const refused = await agent.refused('POST', `/deals/${deal.id}/move/`, asked)
    expect(refused.errors?.map(({ field }) => field)).toEqual(['sale_price', 'dates.actual_close'])
    await agent.patch(`/deals/${deal.id}/`, { sale_price: 5, dates: { actual_close: '2026-01-01' } })
    await agreeTerms(owner, deal.id)
    const moved = await move(deal, { phase: board.closed, status: DealStatus.Closed })
    expect(moved.body.deal).toMatchObject({ status: DealStatus.Closed, phase: board.closed })
  })

  it('can be reopened only by owners and admins, with a reason, to its former status', async () => {
    const deal = await createDeal(agent, board, { status: DealStatus.UnderContract })
    await agreeTerms(owner, deal.id)
    await agent.post(`/deals/${deal.id}/close/`, closed)
    const reason = { reason: 'The wire never arrived' }
    expect((await agent.refused('POST', `/deals/${deal.id}/reopen/`, reason)).status).toBe(403)
    expect((await owner.refused('POST', `/deals/${deal.id}/reopen/`, { reason: ' ' })).status).toBe(400)
    const back = await owner.post(`/deals/${deal.id}/reopen/`, reason)
    expect(back.body).toMatchObject({ status: DealStatus.UnderContract, dates: { actual_close: null } })
    expect((await owner.refused('POST', `/deals/${deal.id}/reopen/`, reason)).status).toBe(409)
    expect((await history(deal))[0]?.summary).toBe('reopened the deal: The wire never arrived')
  })

  it('moves from the closed or lost column back to its former one when reopened', async () => {
    const reopened = async (deal: Deal) =>
      (await owner.post(`/deals/${deal.id}/reopen/`, { reason: 'Not over yet' })).body
    const sold = await createDeal(agent, board, { status: DealStatus.UnderContract })
    await agreeTerms(owner, sold.id)
    await agent.post(`/deals/${sold.id}/close/`, closed)
    expect(await reopened(sold)).toMatchObject({ status: DealStatus.UnderContract, phase: board.contract })

    const lost = await createDeal(agent, board, { status: DealStatus.Active, phase: board.offer })
    await move(lost, { phase: board.lost, status: DealStatus.FellThrough })
    expect(await reopened(lost)).toMatchObject({ status: DealStatus.Active, phase: board.offer })

    const expired = await createDeal(agent, board, { status: DealStatus.Active, phase: board.offer })
    await changeTo(expired, DealStatus.Expired)
    expect(await reopened(expired)).toMatchObject({ status: DealStatus.Active, phase: board.offer })

    const stray = await createDeal(agent, board, { status: DealStatus.Active, phase: board.lost })
    await changeTo(stray, DealStatus.FellThrough)
    expect(await reopened(stray)).toMatchObject({ status: DealStatus.Active, phase: board.searching })
  })

  it('falls through to the lost column', async () => {
    const deal = await createDeal(agent, board)
    const lost = await agent.patch(`/deals/${deal.id}/`, { status: 5, lost_reason: 'Financing' })
    expect(lost.body).toMatchObject({ status: DealStatus.FellThrough, phase: board.lost, lost_reason: 'Financing' })
  })

  it('is archived and restored without losing its status', async () => {
    const deal = await createDeal(agent, board)
    for (let i = 0; i < 2; i++) {
      const archived = await agent.post(`/deals/${deal.id}/archive/`)
      expect(archived.body).toMatchObject({ archived_at: expect.any(String), status: deal.status, version: 1 })
    }
    expect(await column(board.searching)).toEqual([])
    const archived = await agent.get(`/deals/?workspace=${board.workspace}&archived=true`)
    expect(archived.body.count).toBe(1)
    expect((await agent.post(`/deals/${deal.id}/restore/`)).body.archived_at).toBeNull()
    expect(await column(board.searching)).toEqual([deal.name])
  })
})

describe('the history of a deal', () => {
  it('describes what happened in sentences, newest first, without the order of cards', async () => {
    // Days of other years are told with their year.
    const year = todayIn('America/New_York').slice(0, 4)
    const deal = await createDeal(agent, board, { dates: { closing: `${year}-12-12` }, list_price: 51_900_000 })
    await agent.patch(`/deals/${deal.id}/`, { dates: { closing: `${year}-12-19` } })
    await agent.patch(`/deals/${deal.id}/`, { list_price: 50_000_000, notes: 'Roof' })
    await move(deal, { phase: board.offer })
    await move(deal, { phase: board.offer })
    await agent.patch(`/deals/${deal.id}/`, { status: DealStatus.Active })
    await agent.post(`/deals/${deal.id}/archive/`)
    const events = await history(deal)
    expect(events.map(({ summary }) => summary)).toEqual([
      'archived the deal',
      'changed the status from Pre-contract to Active',
      'moved the deal to Active',
      'changed the list price from $519,000 to $500,000 and changed the notes',
      'moved the closing from Dec 12 to Dec 19',
      'created the deal',
    ])
    expect(events.at(-2)).toMatchObject({
      actor: String(people.agent.id),
      diff: [{ field: 'dates.closing', from: `${year}-12-12`, to: `${year}-12-19` }],
    })
  })

  it('hides commissions from viewers who may not see them', async () => {
    const deal = await createDeal(agent, board, { list_price: 100_000 })
    await owner.patch(`/deals/${deal.id}/`, { commission: { rate_bp: 250 } })
    expect((await history(deal, owner))[0]?.diff).toEqual([{ field: 'commission.rate_bp', from: null, to: 250 }])
    expect(JSON.stringify(await history(deal))).not.toMatch(/commission|rate_bp|\b2500\b/)
  })
})
