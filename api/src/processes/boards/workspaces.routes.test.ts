import type { Workspace } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let stranger: TestClient

beforeAll(async () => {
  people = await createPeople('north')
  await createPeople('south')
  owner = await app.signIn('owner@north.test')
  agent = await app.signIn('agent@north.test')
  stranger = await app.signIn('owner@south.test')
})

const create = async (fields: object = {}): Promise<Workspace> => {
  const made = await owner.post('/workspaces/', { team: String(people.team), name: 'Spring', ...fields })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body
}

describe('creating a workspace', () => {
  it('creates the default phases', async () => {
    const workspace = await create()
    expect(workspace).toMatchObject({
      name: 'Spring',
      colour: 'green',
      view: 'deal',
      default_template: null,
      version: 0,
    })
    const phases = (await agent.get(`/phases/?workspace=${workspace.id}`)).body.results
    expect(phases.map(({ name, kind, order }) => [name, kind, order])).toEqual([
      ['Getting started', 0, 0],
      ['Active', 0, 1],
      ['Under contract', 1, 2],
      ['Closed', 2, 3],
      ['Lost', 3, 4],
    ])
  })

  it('is for owners and admins, in a team of their account', async () => {
    const body = { team: String(people.team), name: 'X' }
    expect((await agent.refused('POST', '/workspaces/', body)).status).toBe(403)
    const problem = await stranger.refused('POST', '/workspaces/', body)
    expect(problem.errors).toEqual([{ field: 'team', reason: 'doesn’t exist, or you can’t see it' }])
  })

  it.each([
    ['no name', { name: undefined }, 'name', 'is required'],
    ['a color that is none', { colour: 'pink' }, 'colour', expect.stringContaining('must be one of')],
    [
      'a template of no one',
      { default_template: '0'.repeat(24) },
      'default_template',
      'doesn’t exist, or you can’t see it',
    ],
  ])('refuses %s, naming the field', async (_case, fields, field, reason) => {
    const body = { team: String(people.team), name: 'X', ...fields }
    expect((await owner.refused('POST', '/workspaces/', body)).errors).toContainEqual({ field, reason })
  })
})

describe('who sees a workspace', () => {
  it('its team, in order; another account does not', async () => {
    const { id } = await create({ name: 'First of all', order: 0 })
    expect((await agent.get(`/workspaces/${id}/`)).status).toBe(200)
    for (const path of [`/workspaces/${id}/`, `/workspaces/${id}/board/`] as const) {
      expect((await stranger.get(path)).status).toBe(404)
    }
    expect((await stranger.get('/workspaces/')).body.count).toBe(0)
    expect((await stranger.get(`/phases/?workspace=${id}`)).body.results).toEqual([])
    expect((await (await app.signIn('client@north.test')).get('/workspaces/')).status).toBe(403)
  })
})

describe('changing and deleting a workspace', () => {
  it('changes the given fields', async () => {
    const { id } = await create()
    const changed = await owner.patch(`/workspaces/${id}/`, { name: 'Summer', view: 'list' })
    expect(changed.body).toMatchObject({ name: 'Summer', view: 'list', colour: 'green', version: 1 })
    expect((await agent.refused('PATCH', `/workspaces/${id}/`, { name: 'X' })).status).toBe(403)
    expect((await stranger.refused('PATCH', `/workspaces/${id}/`, { name: 'X' })).status).toBe(404)
  })

  it('moves to its position in the team, and shifts the others', async () => {
    const team = await owner.post('/teams/', { name: 'Lake' })
    const names = async () => {
      const all = (await owner.get(`/workspaces/?team=${team.body.id}`)).body.results
      expect(all.map(({ order }) => order)).toEqual(all.map((_one, at) => at))
      return all.map(({ name }) => name)
    }
    const made: Workspace[] = []
    for (const name of ['A', 'B', 'C']) made.push(await create({ team: team.body.id, name }))
    expect(await names()).toEqual(['A', 'B', 'C'])
    const [a, , c] = made
    expect((await owner.patch(`/workspaces/${c?.id}/`, { order: 0 })).body.order).toBe(0)
    expect(await names()).toEqual(['C', 'A', 'B'])
    await owner.patch(`/workspaces/${c?.id}/`, { order: 9999 })
    await create({ team: team.body.id, name: 'D', order: 1 })
    expect(await names()).toEqual(['A', 'D', 'B', 'C'])
    expect((await agent.refused('PATCH', `/workspaces/${a?.id}/`, { order: 3 })).status).toBe(403)
    expect((await owner.refused('PATCH', `/workspaces/${a?.id}/`, { order: -1 })).errors?.[0]?.field).toBe('order')
  })

  it('loses no deal: deleting is refused while it has any, archived or not', async () => {
    const board = await createBoard(owner, people.team)
    const deal = await createDeal(agent, board)
    await agent.post(`/deals/${deal.id}/archive/`)
    const problem = await owner.refused('DELETE', `/workspaces/${board.workspace}/`)
    expect(problem).toMatchObject({ status: 409, title: 'This workspace still has deals' })
  })

  it('deletes its phases too if it is empty', async () => {
    const { id } = await create()
    expect((await owner.delete(`/workspaces/${id}/`)).status).toBe(204)
    expect((await owner.get(`/workspaces/${id}/`)).status).toBe(404)
    expect((await owner.get(`/phases/?workspace=${id}`)).body.results).toEqual([])
  })
})
