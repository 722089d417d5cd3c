import type { View } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import { type Board, createBoard } from '#test/factories/board.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let north: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let stranger: TestClient
let board: Board

const state = {
  view: 'list',
  filters: [
    { field_name: 'status', value: '3' },
    { field_name: 'dates.acceptance', value: '2026-11-01..' },
  ],
  sort: 'closing',
  group: 'closing_month',
  columns: ['price', 'dates.inspection'],
  card: ['client', 'risk'],
  lanes: 'agent',
}

beforeAll(async () => {
  north = await createPeople('north')
  await createPeople('south')
  owner = await app.signIn('owner@north.test')
  agent = await app.signIn('agent@north.test')
  agent2 = await app.signIn('agent2@north.test')
  stranger = await app.signIn('owner@south.test')
  board = await createBoard(owner, north.team)
})

const save = async (fields: object = {}, who = agent): Promise<View> => {
  const body = { team: String(north.team), workspace: board.workspace, name: 'Closings', state, ...fields }
  const answer = await who.post('/views/', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
const listed = async (who: TestClient, query = '') => (await who.get(`/views/?page_size=100${query}`)).body.results
const seenBy = async (who: TestClient, { id }: View) => (await listed(who)).some((view) => view.id === id)

describe('saving a view', () => {
  it('returns all of it, private unless shared, and records an event', async () => {
    const view = await save()
    expect(view).toMatchObject({ name: 'Closings', shared: false, state, chosen_in: [], version: 0 })
    expect(view.created_by).toBe(String(north.agent.id))
    expect(await EventModel.exists({ entity: 'saved_view', entity_id: view.id, op: 'create' })).not.toBeNull()
    const all = await save({ workspace: null })
    expect(await listed(agent, `&workspace=${board.workspace}`)).not.toContainEqual(
      expect.objectContaining({ id: all.id }),
    )
  })

  it('accepts one from an older screen without card settings or lanes', async () => {
    const { card: _card, lanes: _lanes, ...older } = state
    expect((await save({ state: older })).state).toEqual(older)
  })

  it.each([
    ['a card field that is none', { state: { ...state, card: ['$where'] } }, 'state.card.0'],
    ['a blank name', { name: ' ' }, 'name'],
    ['a group that there is not', { state: { ...state, group: 'mood' } }, 'state.group'],
    [
      'a filter without a value',
      { state: { ...state, filters: [{ field_name: 'status', value: '' }] } },
      'state.filters.0.value',
    ],
    [
      'a filter that is no field',
      { state: { ...state, filters: [{ field_name: '$where', value: '1' }] } },
      'state.filters.0.field_name',
    ],
    [
      'a field that has two filters',
      { state: { ...state, filters: ['1', '2'].map((value) => ({ field_name: 'status', value })) } },
      'state.filters.1.field_name',
    ],
    ['no state', { state: undefined }, 'state'],
    ['a workspace that one does not see', { workspace: '0123456789abcdef01234567' }, 'workspace'],
  ])('refuses %s, naming the field', async (_case, fields, field) => {
    const body = { team: String(north.team), workspace: board.workspace, name: 'A', state, ...fields }
    const problem = await agent.refused('POST', '/views/', body)
    expect(problem.status).toBe(400)
    expect(problem.errors?.map((error) => error.field)).toContain(field)
  })
})

describe('who may see and change a view', () => {
  it('only its author while it is private', async () => {
    const view = await save()
    expect(await seenBy(agent, view)).toBe(true)
    for (const who of [owner, agent2, stranger]) {
      expect(await seenBy(who, view)).toBe(false)
      expect((await who.refused('PATCH', `/views/${view.id}/`, { name: 'Mine' })).status).toBe(404)
      expect((await who.refused('DELETE', `/views/${view.id}/`)).status).toBe(404)
    }
  })

  it('the team once it is shared; its author, owners and admins may change it', async () => {
    const view = await save({ shared: true })
    expect(await seenBy(agent2, view)).toBe(true)
    expect(await seenBy(stranger, view)).toBe(false)
    expect((await agent2.refused('PATCH', `/views/${view.id}/`, { name: 'Mine' })).status).toBe(403)
    expect((await agent2.refused('DELETE', `/views/${view.id}/`)).status).toBe(403)
    expect((await owner.patch(`/views/${view.id}/`, { name: 'Ours' })).body.name).toBe('Ours')
    expect((await agent.delete(`/views/${view.id}/`)).status).toBe(204)
    expect(await seenBy(agent2, view)).toBe(false)
  })

  it('a change that is based on an older version is refused', async () => {
    const view = await save()
    const changed = { ...state, sort: '-price', group: null, columns: [], card: [] }
    expect((await agent.patch(`/views/${view.id}/`, { state: changed })).body.state).toEqual(changed)
    const headers = { 'If-Match': '"0"' }
    expect((await agent.refused('PATCH', `/views/${view.id}/`, { name: 'Late' }, { headers })).status).toBe(412)
  })
})

describe('the view that a workspace opens with', () => {
  const choose = (view: string | null, who = agent) => who.post('/views/choose/', { workspace: board.workspace, view })
  const chosenBy = async (who: TestClient) =>
    (await listed(who)).filter((view) => view.chosen_in.includes(board.workspace)).map(({ id }) => id)

  it('is the user’s last choice there, for them alone', async () => {
    const [first, second] = [await save({ shared: true }), await save({ shared: true })]
    expect((await choose(first.id)).status).toBe(204)
    await choose(second.id)
    await choose(first.id, agent2)
    expect(await chosenBy(agent)).toEqual([second.id])
    expect(await chosenBy(agent2)).toEqual([first.id])
    await choose(null)
    expect(await chosenBy(agent)).toEqual([])
  })

  it('is none once the view is deleted or no longer shared', async () => {
    const view = await save({ shared: true })
    await choose(view.id)
    await choose(view.id, agent2)
    await agent.patch(`/views/${view.id}/`, { shared: false })
    expect(await chosenBy(agent)).toEqual([view.id])
    expect(await chosenBy(agent2)).toEqual([])
    await agent.delete(`/views/${view.id}/`)
    expect(await chosenBy(agent)).toEqual([])
  })

  it('is one that they may see, in a workspace that they may see', async () => {
    const view = await save()
    const path = '/views/choose/'
    const refused = await agent2.refused('POST', path, { workspace: board.workspace, view: view.id })
    expect(refused.errors).toContainEqual({ field: 'view', reason: 'doesn’t exist, or you can’t see it' })
    const foreign = await stranger.refused('POST', path, { workspace: board.workspace, view: null })
    expect(foreign.errors?.[0]?.field).toBe('workspace')
  })

  it('is stored together with the layout: board, list, timeline or calendar', async () => {
    const other = await createBoard(owner, north.team, 'Other')
    const look = (body: object, who = agent) => who.post('/views/choose/', { workspace: board.workspace, ...body })
    const lastOf = async (who: TestClient, id = board.workspace) => (await who.get(`/workspaces/${id}/`)).body.last_view
    const view = await save()
    expect(await lastOf(agent)).toBeNull()
    expect((await look({ shown: 'timeline', view: view.id })).status).toBe(204)
    expect(await lastOf(agent)).toBe('timeline')
    expect(await lastOf(agent, other.workspace)).toBeNull()
    expect(await lastOf(agent2)).toBeNull()
    await look({ shown: 'calendar', columns: ['city', 'dates.offer'] })
    expect(await chosenBy(agent)).toEqual([view.id])
    await look({ view: null })
    const workspace = async (who: TestClient) => (await who.get(`/workspaces/${board.workspace}/`)).body
    expect((await workspace(agent)).last_columns).toEqual(['city', 'dates.offer'])
    expect((await workspace(agent2)).last_columns).toEqual([])
    expect(await lastOf(agent)).toBe('calendar')
    const all = (await agent.get('/workspaces/?page_size=100')).body.results
    expect(all.find(({ id }) => id === board.workspace)?.last_view).toBe('calendar')
    expect((await owner.patch(`/workspaces/${board.workspace}/`, { name: 'Board' })).body.last_view).toBeNull()
  })

  it('keeps the column of a custom field with digits and the longest key', async () => {
    const columns = ['custom_fields.lot_7', `custom_fields.${'a'.repeat(40)}`]
    const widths = columns.map((column) => ({ column, width: 120 }))
    const { status } = await agent.post('/views/choose/', { workspace: board.workspace, columns, widths })
    expect(status).toBe(204)
    expect((await agent.get(`/workspaces/${board.workspace}/`)).body.last_columns).toEqual(columns)
  })

  it('has the widths of columns and the lanes that the user chose there, for them alone', async () => {
    const look = (body: object) => agent.post('/views/choose/', { workspace: board.workspace, ...body })
    const workspace = async (who: TestClient) => (await who.get(`/workspaces/${board.workspace}/`)).body
    const widths = [
      { column: 'name', width: 320 },
      { column: 'dates.offer', width: 90 },
    ]
    const { version } = await workspace(agent)
    expect((await look({ widths })).status).toBe(204)
    expect((await look({ lanes: 'agent' })).status).toBe(204)
    const chosen = await workspace(agent)
    expect(chosen).toMatchObject({ last_widths: widths, last_lanes: 'agent' })
    expect(chosen.version).toBe(version + 2)
    await look({ widths, lanes: 'agent' })
    expect((await workspace(agent)).version).toBe(chosen.version)
    expect(await workspace(agent2)).toMatchObject({ last_widths: [], last_lanes: 'none' })
    await look({ widths: [], lanes: 'none' })
    expect(await workspace(agent)).toMatchObject({ last_widths: [], last_lanes: 'none' })
  })

  it.each([
    ['a column that is too narrow', { widths: [{ column: 'name', width: 2 }] }, 'widths.0.width'],
    ['a column that is named twice', { widths: [90, 91].map((width) => ({ column: 'name', width })) }, 'widths'],
    ['lanes that there are not', { lanes: 'mood' }, 'lanes'],
    ['a look that there is not', { shown: 'map' }, 'shown'],
    ['nothing to remember', {}, ''],
  ])('refuses %s', async (_case, body, field) => {
    const problem = await agent.refused('POST', '/views/choose/', { workspace: board.workspace, ...body })
    expect(problem.status).toBe(400)
    expect(problem.errors?.[0]?.field).toBe(field)
  })
})
