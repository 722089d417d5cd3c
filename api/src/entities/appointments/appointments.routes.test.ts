import type { Appointment } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let board: Board
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let assistant: TestClient
let stranger: TestClient

beforeAll(async () => {
  people = await createPeople('north')
  await createPeople('south')
  owner = await app.signIn('owner@north.test')
  agent = await app.signIn('agent@north.test')
  agent2 = await app.signIn('agent2@north.test')
  assistant = await app.signIn('assistant@north.test')
  stranger = await app.signIn('owner@south.test')
  board = await createBoard(owner, people.team)
})

const SHOWING = { title: 'Showing', kind: 'showing', date: '2026-12-04', starts: '14:30', ends: '15:15' } as const

async function create(fields: object = {}, client = agent): Promise<Appointment> {
  const answer = await client.post('/appointments/', { ...SHOWING, ...fields })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

const pathOf = ({ id }: Appointment) => `/appointments/${id}/` as const
const dayOf = async (query = '', client = agent) =>
  (await client.get(`/calendar/?from=2026-12-04&to=2026-12-04&kind=appointment${query}`)).body.results

describe('creating an appointment', () => {
  it('returns it, records an event, and its creator goes', async () => {
    const made = await create({ title: ' Second showing ' })
    expect(made).toMatchObject({
      ...SHOWING,
      title: 'Second showing',
      place: '',
      deal: null,
      contact: null,
      assignee: String(people.agent.id),
    })
    expect(await EventModel.exists({ entity: 'appointment', entity_id: made.id, op: 'create' })).not.toBeNull()
  })

  it.each([
    ['no title', { title: undefined }, 'title', 'is required'],
    ['an end before the start', { ends: '14:00' }, 'ends', 'must be after the start'],
    ['an end at the start', { ends: '14:30' }, 'ends', 'must be after the start'],
    ['a time that is none', { starts: '25:00' }, 'starts', 'must be a time of day from 00:00 to 23:59'],
    ['a deal that is none', { deal: '0'.repeat(24) }, 'deal', 'doesn’t exist, or you can’t see it'],
    ['a contact that is none', { contact: '0'.repeat(24) }, 'contact', 'doesn’t exist, or you can’t see it'],
    ['a stranger', { assignee: '0'.repeat(24) }, 'assignee', 'isn’t a member of your account'],
  ])('refuses %s, naming the field', async (_case, fields, field, reason) => {
    const problem = await agent.refused('POST', '/appointments/', { ...SHOWING, ...fields })
    expect(problem.status).toBe(400)
    expect(problem.errors).toContainEqual({ field, reason })
  })
})

describe('access to appointments', () => {
  it('is for the creator, the user who goes, who works for them, and owners', async () => {
    const own = await create()
    for (const client of [agent, assistant, owner]) expect((await client.get(pathOf(own))).body.id).toBe(own.id)
    for (const client of [agent2, stranger]) expect((await client.refused('GET', pathOf(own))).status).toBe(404)
    const given = await create({ assignee: String(people.agent2.id) })
    expect((await agent2.patch(pathOf(given), { place: 'Office' })).body.place).toBe('Office')
  })

  it('is for the agents of its deal, who need not see its contact to move it', async () => {
    const deal = await createDeal(agent, board, { name: '402 Maple Street' })
    const contact = (await owner.post('/contacts/', { last_name: 'Lee' })).body
    const ofDeal = await create({ deal: deal.id, contact: contact.id, assignee: null }, owner)
    expect((await agent.patch(pathOf(ofDeal), { contact: contact.id, starts: '14:00' })).body.starts).toBe('14:00')
    expect((await agent2.refused('GET', pathOf(ofDeal))).status).toBe(404)
    expect((await agent2.refused('POST', '/appointments/', { ...SHOWING, deal: deal.id })).status).toBe(400)
  })

  it('leaves deletion to everyone but assistants', async () => {
    const one = await create()
    expect((await assistant.refused('DELETE', pathOf(one))).status).toBe(403)
    expect((await agent.delete(pathOf(one))).status).toBe(204)
    expect((await agent.refused('GET', pathOf(one))).status).toBe(404)
  })
})

describe('changing an appointment', () => {
  it('checks its hours as they would be', async () => {
    const one = await create()
    const problem = await agent.refused('PATCH', pathOf(one), { starts: '15:15' })
    expect(problem.errors).toEqual([{ field: 'ends', reason: 'must be after the start' }])
    expect((await agent.patch(pathOf(one), { date: '2026-12-05', starts: '09:00' })).body).toMatchObject({
      date: '2026-12-05',
      starts: '09:00',
      ends: '15:15',
      version: 1,
    })
  })

  it('is refused on the basis of an older version', async () => {
    const one = await create()
    await agent.patch(pathOf(one), { place: 'Office' })
    const old = { headers: { 'If-Match': '"0"' } }
    expect((await agent.refused('PATCH', pathOf(one), { place: 'Bank' }, old)).status).toBe(412)
  })
})

describe('the calendar', () => {
  it('has appointments with their hours, place and deal, and none are late', async () => {
    const deal = await createDeal(agent, board, { name: '9 Elm Court' })
    const { id } = await create({ deal: deal.id, place: '9 Elm Court' })
    const past = await create({ date: '2026-01-05' })
    expect((await dayOf(`&deal=${deal.id}`))[0]).toMatchObject({
      id,
      kind: 'appointment',
      title: 'Showing',
      time: '14:30',
      ends: '15:15',
      place: '9 Elm Court',
      deal: deal.id,
      deal_name: '9 Elm Court',
      late: false,
    })
    const { results } = (await agent.get('/calendar/?from=2026-01-05&to=2026-01-05')).body
    expect(results.find(({ id: each }) => each === past.id)).toMatchObject({ late: false })
  })

  it('leaves out those of archived deals', async () => {
    const deal = await createDeal(agent, board)
    await create({ deal: deal.id })
    expect(await dayOf(`&deal=${deal.id}`)).toHaveLength(1)
    await agent.post(`/deals/${deal.id}/archive/`)
    expect(await dayOf(`&deal=${deal.id}`)).toEqual([])
  })

  it('of a person has their work only', async () => {
    const theirs = await create({ title: 'Theirs', assignee: String(people.agent2.id) })
    const mine = await create({ title: 'Mine' })
    const idsOf = async (person: { id: unknown }) => (await dayOf(`&person=${String(person.id)}`)).map(({ id }) => id)
    expect(await idsOf(people.agent2)).toContain(theirs.id)
    expect(await idsOf(people.agent2)).not.toContain(mine.id)
    expect(await idsOf(people.agent)).toContain(mine.id)
  })
})
