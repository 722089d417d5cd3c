import { beforeAll, describe, expect, it } from 'vitest'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let board: Board

beforeAll(async () => {
  ;({ people, owner, agent, board } = await openTeam(app, ['agent']))
  await createPeople('south')
})

const names = async ({ workspace }: Board) =>
  (await owner.get(`/phases/?workspace=${workspace}`)).body.results.map(({ name }) => name)

describe('phases', () => {
  it('are added at the end or at a given position, and shift the others', async () => {
    const own = await createBoard(owner, people.team)
    const phase = { workspace: own.workspace, name: 'Showings', order: 1 }
    expect((await owner.post('/phases/', phase)).body).toMatchObject({ order: 1, kind: 0, required_fields: [] })
    await owner.post('/phases/', { workspace: own.workspace, name: 'Review' })
    expect(await names(own)).toEqual([
      'Getting started',
      'Showings',
      'Active',
      'Under contract',
      'Closed',
      'Lost',
      'Review',
    ])
    await owner.patch(`/phases/${own.searching}/`, { order: 3 })
    expect(await names(own)).toEqual([
      'Showings',
      'Active',
      'Under contract',
      'Getting started',
      'Closed',
      'Lost',
      'Review',
    ])
  })

  it('are managed by owners and admins only', async () => {
    const phase = { workspace: board.workspace, name: 'X' }
    expect((await agent.refused('POST', '/phases/', phase)).status).toBe(403)
    expect((await agent.refused('PATCH', `/phases/${board.offer}/`, { name: 'X' })).status).toBe(403)
    expect((await agent.refused('DELETE', `/phases/${board.offer}/`)).status).toBe(403)
    const stranger = await app.signIn('owner@south.test')
    expect((await stranger.refused('POST', '/phases/', phase)).status).toBe(400)
    expect((await stranger.refused('PATCH', `/phases/${board.offer}/`, { name: 'X' })).status).toBe(404)
    expect((await stranger.refused('DELETE', `/phases/${board.offer}/`)).status).toBe(404)
  })

  it('have a limit that boards show and that refuses nothing', async () => {
    const own = await createBoard(owner, people.team)
    const limited = await owner.patch(`/phases/${own.searching}/`, { card_limit: 1 })
    expect(limited.body.card_limit).toBe(1)
    for (const name of ['A', 'B']) await createDeal(agent, own, { name })
    const [column] = (await agent.get(`/workspaces/${own.workspace}/board/`)).body.columns
    expect(column).toMatchObject({ count: 2, phase: { card_limit: 1 } })
    const { errors } = await owner.refused('PATCH', `/phases/${own.searching}/`, { card_limit: 0 })
    expect(errors?.[0]?.field).toBe('card_limit')
    expect((await owner.patch(`/phases/${own.searching}/`, { card_limit: null })).body.card_limit).toBeNull()
  })

  it('refuse a required field that no deal has', async () => {
    const body = { required_fields: ['commission'] }
    expect((await owner.refused('PATCH', `/phases/${board.offer}/`, body)).errors?.[0]?.field).toBe('required_fields.0')
  })

  it('with deals can be deleted only if another phase takes them, in order', async () => {
    const own = await createBoard(owner, people.team)
    const there = await createDeal(agent, own, { name: 'There', phase: own.offer })
    const second = await createDeal(agent, own, { name: 'Second' })
    const first = await createDeal(agent, own, { name: 'First' })
    expect((await owner.refused('DELETE', `/phases/${own.searching}/`)).status).toBe(409)
    expect((await owner.refused('DELETE', `/phases/${own.searching}/?move_to=${board.offer}`)).status).toBe(400)
    expect((await owner.delete(`/phases/${own.searching}/?move_to=${own.offer}`)).status).toBe(204)
    const column = (await agent.get(`/deals/?phase=${own.offer}&sort=rank`)).body.results
    expect(column.map(({ id }) => id)).toEqual([there.id, first.id, second.id])
    expect((await agent.get(`/deals/${first.id}/`)).body.phase).toBe(own.offer)
  })

  it('of a board cannot all be deleted', async () => {
    const own = await createBoard(owner, people.team)
    for (const phase of [own.offer, own.contract, own.closed, own.lost]) await owner.delete(`/phases/${phase}/`)
    expect((await owner.refused('DELETE', `/phases/${own.searching}/`)).status).toBe(409)
  })

  it('of a board cannot all be deleted, even when the last two are deleted at once', async () => {
    const own = await createBoard(owner, people.team)
    for (const phase of [own.contract, own.closed, own.lost]) await owner.delete(`/phases/${phase}/`)
    const gone = await Promise.all([own.searching, own.offer].map((phase) => owner.delete(`/phases/${phase}/`)))
    expect(gone.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
  })
})
