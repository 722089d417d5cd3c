import type { Deal } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let spring: Board
let rentals: Board
/** Boards of another team in the account, and of another account. */
let elsewhere: Board
let foreign: Board

beforeAll(async () => {
  people = await createPeople('north')
  const south = await createPeople('south')
  owner = await app.signIn('owner@north.test')
  agent = await app.signIn('agent@north.test')
  agent2 = await app.signIn('agent2@north.test')
  const team = await owner.post('/teams/', { name: 'Lake' })
  if (team.status !== 201) throw new Error(JSON.stringify(team.body))
  elsewhere = await createBoard(owner, team.body.id, 'Lake deals')
  foreign = await createBoard(await app.signIn('owner@south.test'), south.team)
})
beforeEach(async () => {
  spring = await createBoard(owner, people.team, 'Spring')
  rentals = await createBoard(owner, people.team, 'Rentals')
})

/** The deal names on a board, by phase. */
const shownOn = async ({ workspace }: Board): Promise<Record<string, string[]>> => {
  const { columns } = (await owner.get(`/workspaces/${workspace}/board/`)).body
  const filled = columns.filter(({ count }) => count > 0)
  return Object.fromEntries(filled.map(({ phase, deals }) => [phase.name, deals.map(({ name }) => name)]))
}
const named = async (...names: string[]) => {
  const deals: Deal[] = []
  for (const name of names) deals.push(await createDeal(agent, spring, { name }))
  return deals
}
const moveAll = async (deals: readonly { id: string }[], phase: string, by = agent) =>
  (await by.post('/deals/bulk/', { action: 'move', deals: deals.map(({ id }) => id), phase })).body

describe('a deal that moves to another workspace', () => {
  it('goes to the end of the phase there, and Undo restores its place', async () => {
    const [bottom, deal] = await named('Bottom', 'Maple', 'Top')
    await createDeal(agent, rentals, { name: 'There', phase: rentals.offer })
    const moved = await agent.post(`/deals/${deal?.id}/move/`, { phase: rentals.offer })
    expect(moved.body.deal).toMatchObject({ workspace: rentals.workspace, phase: rentals.offer })
    expect(await shownOn(rentals)).toEqual({ Active: ['There', 'Maple'] })
    expect(await shownOn(spring)).toEqual({ 'Getting started': ['Top', 'Bottom'] })
    expect((await agent.post(`/events/${moved.body.event}/undo/`)).status).toBe(200)
    expect(await shownOn(spring)).toEqual({ 'Getting started': ['Top', 'Maple', 'Bottom'] })
    expect(await shownOn(rentals)).toEqual({ Active: ['There'] })
    expect(bottom?.workspace).toBe(spring.workspace)
  })

  it('must have the fields that the phase there requires', async () => {
    const [deal] = await named('Maple')
    const problem = await agent.refused('POST', `/deals/${deal?.id}/move/`, { phase: rentals.closed })
    expect(problem.status).toBe(422)
    expect(problem.errors?.map(({ field }) => field)).toEqual(['sale_price', 'dates.actual_close'])
    expect(await shownOn(spring)).toEqual({ 'Getting started': ['Maple'] })
  })

  it('stays in its team, and in its account', async () => {
    const [deal] = await named('Maple')
    const ofTeam = await owner.refused('POST', `/deals/${deal?.id}/move/`, { phase: elsewhere.searching })
    expect([ofTeam.status, ofTeam.errors]).toEqual([422, [{ field: 'phase', reason: 'belongs to another team' }]])
    for (const [who, board] of [
      [agent, elsewhere],
      [owner, foreign],
    ] as const) {
      const problem = await who.refused('POST', `/deals/${deal?.id}/move/`, { phase: board.searching })
      expect([problem.status, problem.errors]).toEqual([
        400,
        [{ field: 'phase', reason: 'doesn’t exist, or you can’t see it' }],
      ])
    }
    expect((await agent2.refused('POST', `/deals/${deal?.id}/move/`, { phase: rentals.offer })).status).toBe(404)
  })

  it('cannot be moved back once its phase is gone', async () => {
    const [deal] = await named('Maple')
    const { event } = (await agent.post(`/deals/${deal?.id}/move/`, { phase: rentals.offer })).body
    expect((await owner.delete(`/phases/${spring.searching}/?move_to=${spring.offer}`)).status).toBe(204)
    const problem = await agent.refused('POST', `/events/${event}/undo/`)
    expect([problem.status, problem.errors]).toEqual([409, [{ field: 'phase', reason: 'no longer exists' }]])
  })

  it('does not displace a deal that took its place: it goes to the end instead', async () => {
    const [deal] = await named('Maple')
    const { event } = (await agent.post(`/deals/${deal?.id}/move/`, { phase: rentals.offer })).body
    await named('Oak')
    expect((await agent.post(`/events/${event}/undo/`)).status).toBe(200)
    expect((await shownOn(spring))['Getting started']).toHaveLength(2)
  })
})

describe('moving many deals', () => {
  it('moves those that it can, lists the others with reasons, and is undone as one', async () => {
    const [a, b, archived, strange] = await named('A', 'B', 'Archived', 'Strange')
    const own = await createDeal(agent2, spring, { name: 'Own' })
    await agent.post(`/deals/${archived?.id}/archive/`)
    const there = await createDeal(agent, rentals, { name: 'There' })
    const all = [a, b, archived, there, own].flatMap((deal) => deal ?? [])
    const done = await moveAll(all, rentals.searching)
    expect(done.changed.map(({ name }) => name)).toEqual(['A', 'B'])
    expect(done.skipped.map(({ name, reason }) => [name, reason])).toEqual([
      ['Archived', 'is archived'],
      ['There', 'is already there'],
      [null, 'isn’t one of your deals'],
    ])
    expect(await shownOn(rentals)).toEqual({ 'Getting started': ['There', 'A', 'B'] })
    expect(done.events).toHaveLength(2)
    expect((await agent.post('/events/undo/', { events: done.events })).status).toBe(200)
    expect((await shownOn(spring))['Getting started']).toEqual(['Own', 'Strange', 'B', 'A'])
    expect(strange?.name).toBe('Strange')
  })

  it('leaves deals that lack required fields of a phase, and names the fields', async () => {
    const [bare, full] = await named('Bare', 'Full')
    await agent.patch(`/deals/${full?.id}/`, { sale_price: 50_000_000, dates: { actual_close: '2026-11-02' } })
    const done = await moveAll(
      [bare, full].flatMap((deal) => deal ?? []),
      rentals.closed,
    )
    expect(done.changed.map(({ name }) => name)).toEqual(['Full'])
    expect(done.skipped[0]?.reason).toMatch(/^needs more for Closed: Sale price, /)
  })

  it('loses open deals with one reason, and leaves closed ones as they are', async () => {
    await owner.patch(`/phases/${rentals.lost}/`, { required_fields: ['lost_reason'] })
    const deals = (await named('A', 'B', 'Lost')).map(({ id }) => id)
    const earlier = { status: DealStatus.FellThrough, lost_reason: 'Moved away' }
    await agent.patch(`/deals/${deals[2]}/`, earlier)
    const lost_reason = 'The seller withdrew'
    const body = { action: 'move', deals, phase: rentals.lost, lost_reason }
    const { changed, events } = (await agent.post('/deals/bulk/', body)).body
    expect(changed).toHaveLength(3)
    const read = async (id = '') => (await agent.get(`/deals/${id}/`)).body
    expect(await read(deals[0])).toMatchObject({ status: DealStatus.FellThrough, lost_reason, phase: rentals.lost })
    expect(await read(deals[2])).toMatchObject({ ...earlier, phase: rentals.lost })
    expect((await agent.post('/events/undo/', { events })).status).toBe(200)
    expect(await read(deals[0])).toMatchObject({ status: DealStatus.PreContract, lost_reason: '' })
    const open = await agent.refused('POST', '/deals/bulk/', { ...body, phase: rentals.offer })
    expect(open.errors).toEqual([{ field: 'lost_reason', reason: 'is for a phase of lost deals' }])
  })

  it('stays in the team', async () => {
    const deals = await named('Maple')
    expect((await moveAll(deals, elsewhere.searching, owner)).skipped[0]?.reason).toBe('is of another team')
  })

  it.each([
    ['no phase', { action: 'move' }, 'is required'],
    ['a phase that one does not see', { action: 'move', phase: '0'.repeat(24) }, 'doesn’t exist, or you can’t see it'],
    ['a phase for the archive', { action: 'archive', phase: '0'.repeat(24) }, 'is only for the action move'],
  ])('refuses %s', async (_case, body, reason) => {
    const problem = await agent.refused('POST', '/deals/bulk/', { deals: ['0'.repeat(24)], ...body })
    expect([problem.status, problem.errors]).toEqual([400, [{ field: 'phase', reason }]])
  })
})
