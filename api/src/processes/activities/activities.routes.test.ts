import type { Contact } from 'openapi'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import { verifyEvents } from '#platform/events/verify-events.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
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
let contact: Contact

beforeAll(async () => {
  ;({ people, owner, agent, agent2, assistant, board } = await openTeam(app, ['agent', 'agent2', 'assistant']))
  await createPeople('south')
})
beforeEach(async () => {
  contact = (await agent.post('/contacts/', { first_name: 'Dana', last_name: 'Brooks' })).body
})

const words = (text: string) => [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }]
const log = (fields: object, by = agent) => by.post('/activities/', { contact: contact.id, ...fields })
const call = { kind: 'call', outcome: 'connected' } as const
const read = async () => (await agent.get(`/contacts/${contact.id}/`)).body
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const list = async (by = agent) => (await by.get(`/activities/?contact=${contact.id}`)).body.results

describe('logging an activity', () => {
  it('returns it with its defaults, its author and its events', async () => {
    const { status, body } = await log({ ...call, minutes: 12, body: words('Wants a yard') })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      contact: contact.id,
      kind: 'call',
      direction: 'outgoing',
      outcome: 'connected',
      minutes: 12,
      text: 'Wants a yard',
      deal: null,
      edited_at: null,
      created_by: String(people.agent.id),
      version: 0,
    })
    expect(body.events).toHaveLength(1)
    expect(await EventModel.exists({ entity: 'activity', stream: contact.id, op: 'create' })).not.toBeNull()
    const { events: _events, ...stored } = body
    expect((await agent.get(`/activities/${body.id}/`)).body).toEqual(stored)
    expect((await log({ kind: 'showing', minutes: 40 })).body).toMatchObject({
      direction: null,
      outcome: null,
      text: '',
    })
  })

  it('sets the next follow-up and completes a task in the same step, and all of it is undone together', async () => {
    const task = (await agent.post('/tasks/', { contact: contact.id, title: 'Call Dana', kind: 'call' })).body
    const { body } = await log({ ...call, next_follow_up: '2027-01-04', task: task.id })
    expect(await read()).toMatchObject({ next_follow_up: '2027-01-04', last_touch_at: body.at })
    expect((await agent.get(`/tasks/${task.id}/`)).body.progress).toBe('COMPLETE')
    expect(body.events).toHaveLength(3)
    expect((await agent.post('/events/undo/', { events: body.events })).status).toBe(200)
    expect(await read()).toMatchObject({ next_follow_up: null, last_touch_at: null, last_touch_kind: null })
    expect((await agent.get(`/tasks/${task.id}/`)).body.progress).toBe('NOT_STARTED')
    expect(await list()).toEqual([])
    expect((await verifyEvents()).faults).toEqual([])
  })

  it('moves a new lead to Contacted in the same step, and back with it', async () => {
    const lead = (await agent.post('/contacts/', { first_name: 'Lena', last_name: 'Ruiz', status: 1 })).body
    const readLead = async () => (await agent.get(`/contacts/${lead.id}/`)).body.status
    const { body } = await log({ ...call, contact: lead.id, status: 2 })
    expect(await readLead()).toBe(2)
    expect(body.events).toHaveLength(2)
    expect((await agent.post('/events/undo/', { events: body.events })).status).toBe(200)
    expect(await readLead()).toBe(1)
  })

  it('has one effect for a repeated Idempotency-Key', async () => {
    const send = () =>
      agent.post('/activities/', { contact: contact.id, ...call }, { headers: { 'Idempotency-Key': contact.id } })
    const [one, two] = [await send(), await send()]
    expect(one.body).toEqual(two.body)
    expect(await list()).toHaveLength(1)
  })

  it.each<[string, object, string, string]>([
    ['a call without an outcome', { kind: 'call' }, 'outcome', 'is required for calls'],
    ['an outcome of a text', { kind: 'text', outcome: 'busy' }, 'outcome', 'is only for calls'],
    ['a direction of a meeting', { kind: 'meeting', direction: 'incoming' }, 'direction', 'isn’t for meetings'],
    ['a length of an email', { kind: 'email', minutes: 3 }, 'minutes', 'is only for calls, meetings and showings'],
    ['the future', { kind: 'text', at: '2999-01-01T00:00:00.000Z' }, 'at', 'can’t be in the future'],
    ['an unknown deal', { kind: 'text', deal: '0'.repeat(24) }, 'deal', 'doesn’t exist, or you can’t see it'],
    ['an unknown task', { kind: 'text', task: '0'.repeat(24) }, 'task', 'doesn’t exist, or you can’t see it'],
    ['an unknown contact', { kind: 'text', contact: '0'.repeat(24) }, 'contact', 'doesn’t exist, or you can’t see it'],
    ['markup', { kind: 'text', body: [{ type: 'script', content: [] }] }, 'body.0.type', 'must be one of'],
  ])('refuses %s, naming the field, and stores nothing', async (_what, fields, field, reason) => {
    const { status, errors } = await agent.refused('POST', '/activities/', { contact: contact.id, ...fields })
    expect([status, errors?.[0]?.field]).toEqual([400, field])
    expect(errors?.[0]?.reason).toContain(reason)
    expect(await list()).toEqual([])
  })
})

it('reveals no internals for an invalid instant', async () => {
  const body = { contact: contact.id, kind: 'text', at: '2016-12-31T23:59:60Z' }
  const { errors } = await agent.refused('POST', '/activities/', body)
  expect(errors).toEqual([{ field: 'at', reason: 'isn’t valid' }])
})

describe('changing an activity', () => {
  it('clears what the new kind does not have, says that it was edited, and can be undone', async () => {
    const { id, version } = (await log({ ...call, minutes: 5, body: words('One') })).body
    const before = (await list())[0]
    const changed = await assistant.patch(`/activities/${id}/`, { kind: 'meeting', body: words('Two') })
    expect(changed.body).toMatchObject({ kind: 'meeting', direction: null, outcome: null, minutes: 5, text: 'Two' })
    expect(changed.body.edited_at).not.toBeNull()
    const stale = await agent.patch(`/activities/${id}/`, { minutes: 6 }, { headers: { 'If-Match': `"${version}"` } })
    expect(stale.status).toBe(412)
    expect((await agent.post('/events/undo/', { events: changed.body.events })).status).toBe(200)
    const { updated_at: _at, version: _v, ...rest } = before ?? ({} as never)
    expect((await list())[0]).toMatchObject(rest)
  })

  it('is deleted and recovered by anyone who sees the contact', async () => {
    const { id } = (await log(call)).body
    expect((await assistant.delete(`/activities/${id}/`)).status).toBe(204)
    expect(await list()).toEqual([])
    expect((await agent.get(`/activities/${id}/`)).status).toBe(404)
    expect((await agent.post(`/activities/${id}/restore/`)).body.id).toBe(id)
    expect(await list()).toHaveLength(1)
    const deletion = await EventModel.findOne({ entity_id: id, op: 'create' }).lean()
    expect((await agent.post(`/events/${String(deletion?._id)}/undo/` as const)).body.summary).toBe(
      'deleted an activity',
    )
    expect(await list()).toEqual([])
  })
})

describe('who may see activities', () => {
  it('anyone who sees the contact; for others there are none, and a deal stays hidden', async () => {
    const deal = await createDeal(owner, board)
    const { id } = (await log({ ...call, deal: deal.id }, owner)).body
    const path = `/activities/${id}/` as const
    for (const one of [agent, assistant]) {
      expect((await one.get(path)).body.deal).toBeNull()
      expect((await list(one))[0]).toMatchObject({ id, deal: null })
    }
    expect((await owner.get(path)).body.deal).toBe(deal.id)
    for (const one of [agent2, await app.signIn('owner@south.test')]) {
      expect((await one.get(path)).status).toBe(404)
      expect((await one.patch(path, { minutes: 1 }, { headers: { 'If-Match': '"99"' } })).status).toBe(404)
      expect((await one.delete(path)).status).toBe(404)
      expect(await list(one)).toEqual([])
      expect((await one.get('/activities/')).body.results.some((each) => each.id === id)).toBe(false)
    }
  })

  it('notifies people mentioned who see the contact, once', async () => {
    const mention = (user: { id: unknown }) => ({ type: 'mention' as const, user: String(user.id) })
    const body = [{ type: 'paragraph' as const, content: [mention(people.owner), mention(people.agent2)] }]
    const { id } = (await log({ ...call, body })).body
    await agent.patch(`/activities/${id}/`, { body: [...body, ...words('More')] })
    const inbox = async (by: TestClient) =>
      (await by.get('/notifications/')).body.results.filter((one) => one.contact === contact.id)
    expect(await inbox(owner)).toMatchObject([{ kind: 'mentioned', subject: 'Dana Brooks' }])
    expect((await inbox(owner))[0]?.text).toContain('mentioned you in a call')
    expect(await inbox(agent2)).toEqual([])
  })

  it('leaves those of a deleted contact out, and has them again with it', async () => {
    const { id } = (await log(call)).body
    await agent.delete(`/contacts/${contact.id}/`)
    expect((await owner.get('/activities/')).body.results.some((each) => each.id === id)).toBe(false)
    await agent.post(`/contacts/${contact.id}/restore/`)
    expect((await list())[0]?.id).toBe(id)
    expect((await read()).last_touch_kind).toBe('call')
  })

  it('is exported with the contact’s name', async () => {
    await log({ ...call, minutes: 7, body: words('Yard') })
    const { body } = await agent.get(`/activities/export/?contact=${contact.id}`)
    const [head, row] = body.split('\r\n')
    expect(head).toBe('Contact,Logged by,Type,Direction,Outcome,Minutes,When,Notes,Logged,ID')
    expect(row).toMatch(/^Dana Brooks,.*,Call,Outgoing,Connected,7,.*,Yard,/)
  })
})

describe('when a contact was last contacted', () => {
  it.each<[string, object, boolean]>([
    ['a call that connected', call, true],
    ['a voicemail', { kind: 'call', outcome: 'left_voicemail' }, true],
    ['a call that no one answered', { kind: 'call', outcome: 'no_answer' }, true],
    ['a wrong number', { kind: 'call', outcome: 'wrong_number' }, false],
    ['their call', { ...call, direction: 'incoming' }, true],
    ['their voicemail', { kind: 'call', outcome: 'left_voicemail', direction: 'incoming' }, false],
    ['their text', { kind: 'text', direction: 'incoming' }, false],
    ['a meeting', { kind: 'meeting' }, true],
  ])('%s: %j', async (_what, fields, counts) => {
    const { body } = await log(fields)
    const direction = body.direction
    expect(await read()).toMatchObject(
      counts
        ? { last_touch_at: body.at, last_touch_kind: body.kind, last_touch_direction: direction }
        : { last_touch_at: null, last_touch_kind: null, last_touch_direction: null },
    )
  })

  it('is the newest, whichever was logged last, and goes back when that one goes', async () => {
    const late = (await log({ kind: 'text', at: hoursAgo(1) })).body
    const early = (await log({ ...call, at: hoursAgo(5) })).body
    expect((await read()).last_touch_at).toBe(late.at)
    await agent.delete(`/activities/${late.id}/`)
    expect(await read()).toMatchObject({ last_touch_at: early.at, last_touch_kind: 'call' })
    await agent.patch(`/activities/${early.id}/`, { outcome: 'wrong_number' })
    expect((await read()).last_touch_at).toBeNull()
    await agent.post(`/activities/${late.id}/restore/`)
    expect((await read()).last_touch_at).toBe(late.at)
  })

  it('counts finished calls and emails among its tasks, until they are reopened or deleted', async () => {
    const add = async (kind: string) => (await agent.post('/tasks/', { contact: contact.id, title: kind, kind })).body
    const [ring, mail, todo] = [await add('call'), await add('email'), await add('todo')]
    await agent.post(`/tasks/${ring.id}/complete/`, { completed_at: hoursAgo(3) })
    await agent.post(`/tasks/${todo.id}/complete/`)
    expect((await read()).last_touch_kind).toBe('call')
    await agent.post(`/tasks/${mail.id}/complete/`, { completed_at: hoursAgo(2) })
    expect(await read()).toMatchObject({ last_touch_kind: 'email', last_touch_direction: 'outgoing' })
    await agent.post(`/tasks/${mail.id}/reopen/`)
    expect((await read()).last_touch_kind).toBe('call')
    await agent.delete(`/tasks/${ring.id}/`)
    expect((await read()).last_touch_at).toBeNull()
    await agent.post(`/tasks/${ring.id}/restore/`)
    expect((await read()).last_touch_kind).toBe('call')
  })

  it('can’t be typed, and refuses no one’s If-Match', async () => {
    const { errors } = await agent.refused('PATCH', `/contacts/${contact.id}/`, { last_touch_at: hoursAgo(1) })
    expect(errors?.[0]?.field).toBe('last_touch_at')
    await log(call)
    const headers = { 'If-Match': `"${contact.version}"` }
    expect((await agent.patch(`/contacts/${contact.id}/`, { company: 'A' }, { headers })).status).toBe(200)
  })
})
