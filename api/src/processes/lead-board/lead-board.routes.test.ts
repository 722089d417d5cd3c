import type { Contact, LeadBoard } from 'openapi'
import { ContactStatus, ContactTemperature } from 'openapi/codes'
import { beforeAll, describe, expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let assistant: TestClient

beforeAll(async () => {
  await createPeople('north')
  owner = await app.signIn('owner@north.test')
  agent = await app.signIn('agent@north.test')
  agent2 = await app.signIn('agent2@north.test')
  assistant = await app.signIn('assistant@north.test')
})

const create = async (client: TestClient, fields: object): Promise<Contact> => {
  const answer = await client.post('/contacts/', fields)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
const read = async ({ id }: { id: string }): Promise<Contact> => (await owner.get(`/contacts/${id}/` as const)).body
const columnOf = ({ columns }: LeadBoard, status: ContactStatus) => columns.find((one) => one.status === status)
const namesIn = (board: LeadBoard, status: ContactStatus) =>
  columnOf(board, status)?.contacts.map(({ last_name }) => last_name)

describe('the board of leads', () => {
  it('has a column for each status, the latest first, with counts', async () => {
    await create(agent, { last_name: 'Boarding', company: 'Boarding', status: ContactStatus.NewLead })
    const second = await create(agent, { last_name: 'Boarded', company: 'Boarding', status: ContactStatus.NewLead })
    const { body } = await agent.get('/contacts/board/?q=boarding')
    expect(body.columns.map(({ status, count }) => [status, count])).toEqual([
      [1, 2],
      [2, 0],
      [3, 0],
      [4, 0],
      [5, 0],
      [6, 0],
    ])
    expect(body.count).toBe(2)
    expect(namesIn(body, ContactStatus.NewLead)).toEqual(['Boarded', 'Boarding'])

    await agent.post(`/contacts/${second.id}/move/` as const, { status: ContactStatus.Qualified })
    const moved = (await agent.get('/contacts/board/?q=boarding&status=1,3')).body
    expect(moved.columns.map(({ status, count }) => [status, count])).toEqual([
      [1, 1],
      [3, 1],
    ])
  })

  it('filters as the list does, and forgives a typo', async () => {
    await create(agent, { last_name: 'Quillfeather', temperature: ContactTemperature.Hot })
    expect((await agent.get('/contacts/board/?q=quillfeather&temperature=1')).body.count).toBe(0)
    expect((await agent.get('/contacts/board/?q=quillfeather&temperature=3')).body.count).toBe(1)
    expect((await agent.get('/contacts/board/?q=quillfether')).body).toMatchObject({
      count: 1,
      corrected_q: 'quillfeather',
    })
  })

  it('continues a column with the list', async () => {
    for (let n = 0; n < 17; n += 1) await create(agent, { last_name: `Paged ${n}`, company: 'Pagination' })
    const column = columnOf((await agent.get('/contacts/board/?q=pagination')).body, ContactStatus.NewLead)
    expect(column).toMatchObject({ count: 17 })
    expect(column?.contacts).toHaveLength(15)
    const cursor = column?.next_cursor ?? ''
    const { body } = await agent.get(
      `/contacts/?q=pagination&status=1&sort=-status_since&cursor=${cursor}` as '/contacts/',
    )
    expect(body.results.map(({ last_name }) => last_name)).toEqual(['Paged 1', 'Paged 0'])
  })

  it('neither shows nor counts contacts that the viewer may not see', async () => {
    await create(agent2, { last_name: 'Theirs', company: 'Secretive' })
    const counts = async (client: TestClient) => (await client.get('/contacts/board/?q=secretive')).body.count
    expect(await counts(agent2)).toBe(1)
    expect(await counts(owner)).toBe(1)
    expect(await counts(agent)).toBe(0)
    // They assist `agent`.
    expect(await counts(assistant)).toBe(0)
    await create(agent, { last_name: 'Ours', company: 'Secretive' })
    expect(await counts(assistant)).toBe(1)
  })
})

describe('moving a contact', () => {
  it('keeps since when it has its status; other changes leave that alone', async () => {
    const lead = await create(agent, { last_name: 'Aging' })
    expect(lead.status_since).not.toBeNull()
    await agent.patch(`/contacts/${lead.id}/` as const, { company: 'A' })
    expect((await read(lead)).status_since).toBe(lead.status_since)
    const { body } = await agent.post(`/contacts/${lead.id}/move/` as const, { status: ContactStatus.Contacted })
    expect((body.contact.status_since ?? '') > (lead.status_since ?? '')).toBe(true)
  })

  it('is one event that names who, from and to, and is undone with its age', async () => {
    const lead = await create(agent, { last_name: 'Undone' })
    const { body } = await assistant.post(`/contacts/${lead.id}/move/` as const, { status: ContactStatus.Qualified })
    const event = await EventModel.findById(body.event).lean()
    expect(String(event?.entity_id)).toBe(lead.id)
    expect(event?.diff).toContainEqual({ path: 'status', from: 1, to: 3 })
    const timeline = (await agent.get(`/contacts/${lead.id}/timeline/` as const)).body
    expect(timeline.results[0]).toMatchObject({
      type: 'change',
      changes: [{ field: 'status', from: 1, to: 3, days_before: 0 }],
    })

    expect((await assistant.post(`/events/${body.event}/undo/` as '/events/{id}/undo/')).status).toBe(200)
    expect(await read(lead)).toMatchObject({ status: 1, status_since: lead.status_since })
  })

  it('to Lost needs a reason, which another status clears and undo puts back', async () => {
    const lead = await create(agent, { last_name: 'Losing' })
    const path = `/contacts/${lead.id}/move/` as const
    const missing = [{ field: 'lost_reason', reason: 'is required for lost contacts' }]
    expect(await agent.refused('POST', path, { status: ContactStatus.Lost })).toMatchObject({ errors: missing })
    const wrong = [{ field: 'lost_reason', reason: 'is only for lost contacts' }]
    expect(await agent.refused('POST', path, { status: 2, lost_reason: 'No' })).toMatchObject({ errors: wrong })
    expect(await agent.refused('PATCH', `/contacts/${lead.id}/`, { lost_reason: 'No' })).toMatchObject({
      errors: wrong,
    })

    const lost = (await agent.post(path, { status: ContactStatus.Lost, lost_reason: 'Bought elsewhere' })).body
    expect(lost.contact).toMatchObject({ status: 6, lost_reason: 'Bought elsewhere' })
    const timeline = (await agent.get(`/contacts/${lead.id}/timeline/` as const)).body
    expect(timeline.results[0]).toMatchObject({ changes: [{ field: 'status', to: 6, reason: 'Bought elsewhere' }] })
    const { event } = (await agent.post(path, { status: ContactStatus.Contacted })).body
    expect((await read(lead)).lost_reason).toBe('')
    await agent.post(`/events/${event}/undo/` as '/events/{id}/undo/')
    expect(await read(lead)).toMatchObject({
      status: 6,
      lost_reason: 'Bought elsewhere',
      status_since: lost.contact.status_since,
    })
  })

  it('to the status it has changes nothing', async () => {
    const lead = await create(agent, { last_name: 'Still' })
    const { body } = await agent.post(`/contacts/${lead.id}/move/` as const, { status: ContactStatus.NewLead })
    expect(body.event).toBeNull()
    expect(body.contact.version).toBe(lead.version)
  })

  it('is refused for a contact of someone else', async () => {
    const lead = await create(agent, { last_name: 'Refused' })
    const path = `/contacts/${lead.id}/move/` as const
    expect((await agent2.refused('POST', path, { status: 2 })).status).toBe(404)
  })
})

describe('speed to lead', () => {
  it('runs until the first touch, and again once that is deleted', async () => {
    const lead = await create(agent, { last_name: 'Waiting' })
    expect(lead.first_touch_at).toBeNull()
    await agent.post('/activities/', { contact: lead.id, kind: 'email', direction: 'incoming' })
    expect((await read(lead)).first_touch_at).toBeNull()
    const first = (await agent.post('/activities/', { contact: lead.id, kind: 'text' })).body
    await agent.post('/activities/', { contact: lead.id, kind: 'text' })
    expect((await read(lead)).first_touch_at).toBe(first.at)
    await agent.delete(`/activities/${first.id}/` as const)
    const now = await read(lead)
    expect(now.first_touch_at).toBe(now.last_touch_at)
  })
})
