import type { Contact, ContactPage } from 'openapi'
import { ContactSource, ContactStatus } from 'openapi/codes'
import { beforeAll, describe, expect, it } from 'vitest'
import { ContactModel } from './contact.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let assistant: TestClient

beforeAll(async () => {
  people = await createPeople('north')
  await createPeople('south')
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

const names = (page: ContactPage) => page.results.map((contact) => contact.last_name)

describe('creating a contact', () => {
  it('returns the whole contact, with defaults, owned by its creator', async () => {
    const contact = await create(agent, { first_name: 'Priya', last_name: 'Whitaker', emails: ['priya@example.com'] })
    expect(contact).toMatchObject({
      status: ContactStatus.NewLead,
      owner: String(people.agent.id),
      version: 0,
      phones: [],
      company: '',
    })
  })

  it.each([
    ['512-555-0199 x12', '512-555-0199 ext. 12'],
    ['(512) 555-0199 ext. 4', '(512) 555-0199 ext. 4'],
    ['+15125550199;ext=12', '+15125550199 ext. 12'],
    ['512.555.0199, Extension 7', '512.555.0199 ext. 7'],
    ['(512) 555-0199 #12', '(512) 555-0199 ext. 12'],
  ])('stores the phone number %s with its extension, and finds it without', async (typed, stored) => {
    const { id, phones } = await create(agent, { last_name: 'Extended', phones: [typed] })
    expect(phones).toEqual([stored])
    for (const q of ['5125550199', '(512) 555-0199', typed])
      expect(names((await agent.get(`/contacts/?q=${encodeURIComponent(q)}` as '/contacts/')).body)).toEqual([
        'Extended',
      ])
    const update = await agent.patch(`/contacts/${id}/`, { phones: [typed, stored] })
    expect(update.body.phones).toEqual([stored, stored])
    await agent.delete(`/contacts/${id}/`)
  })

  it('refuses a ZIP code that isn’t one, but no other postal code, and none that was there before', async () => {
    const reason = 'must have five digits, such as 06103, or nine, such as 06103-1411'
    const { errors } = await agent.refused('POST', '/contacts/', { last_name: 'A', address: { zip: '787' } })
    expect(errors).toEqual([{ field: 'address.zip', reason }])
    const { id } = await create(agent, { last_name: 'Abroad', address: { city: 'Ottawa', zip: 'K1A 0B1' } })
    const path = `/contacts/${id}/` as const
    expect((await agent.refused('PATCH', path, { address: { zip: '7870' } })).errors).toMatchObject([{ reason }])
    await ContactModel.collection.updateOne({ last_name: 'Abroad' }, { $set: { 'address.zip': '787' } })
    expect((await agent.patch(path, { address: { city: 'Toronto', zip: '787' } })).status).toBe(200)
    await agent.delete(path)
  })

  it('refuses what is no phone number, saying what one looks like', async () => {
    for (const phone of ['x12', '512-555-0199 x', '512-555-0199 ext. 12345678', 'call me'])
      expect((await agent.refused('POST', '/contacts/', { last_name: 'A', phones: [phone] })).errors).toEqual([
        {
          field: 'phones.0',
          reason: 'must be a phone number, such as (512) 555-0199 x12',
        },
      ])
  })

  it('refuses a label of another account, on create and update', async () => {
    const stranger = await app.signIn('owner@south.test')
    const mine = (await owner.post('/labels/', { name: 'Mine' })).body.id
    const foreign = (await stranger.post('/labels/', { name: 'Foreign' })).body.id
    const labels = [mine, foreign]
    const errors = [{ field: 'labels.1', reason: 'isn’t one of your labels' }]
    expect(await agent.refused('POST', '/contacts/', { last_name: 'Labeled', labels })).toMatchObject({ errors })
    const { id } = await create(agent, { last_name: 'Labeled', labels: [mine] })
    expect(await agent.refused('PATCH', `/contacts/${id}/`, { labels })).toMatchObject({ errors })
  })

  it.each([
    ['nothing', {}],
    ['an empty name', { first_name: '', emails: [] }],
    ['a source alone', { source: ContactSource.OpenHouse }],
  ])('refuses %s, naming the field and what is valid', async (_what, body) => {
    const reason = 'is required, unless there’s a last name, company, email address or phone number'
    const { errors } = await agent.refused('POST', '/contacts/', body)
    expect(errors).toEqual([{ field: 'first_name', reason }])
  })

  it('records an event in the same transaction', async () => {
    const contact = await create(agent, { last_name: 'Evented' })
    const [event] = await EventModel.find({ entity_id: contact.id }).lean()
    expect(event).toMatchObject({ op: 'create', entity: 'contact', seq: 1, actor: people.agent.id })
    expect(event?.diff).toContainEqual({ path: 'last_name', from: null, to: 'Evented' })
  })

  it.each([
    ['an unknown field', { last_name: 'A', team: 'x' }, 'team', 'isn’t a known field'],
    ['a code that does not exist', { last_name: 'A', status: 7 }, 'status', 'must be one of 1, 2, 3, 4, 5, 6'],
    ['a wrong type inside a list', { last_name: 'A', emails: [5] }, 'emails.0', 'must be text'],
    ['a text in place of a list', { last_name: 'A', emails: 'a@b.co' }, 'emails', 'must be a list'],
    ['what isn’t an ID', { last_name: 'A', owner: 'Dana' }, 'owner', 'must be an ID'],
    ['words for a day', { last_name: 'A', birthday: 'May 12' }, 'birthday', 'must be a date such as 2026-12-12'],
    ['an impossible day', { last_name: 'A', birthday: '2026-02-30' }, 'birthday', 'must be a date such as 2026-12-12'],
    [
      'a year that was half typed',
      { last_name: 'A', birthday: '0026-02-20' },
      'birthday',
      'must be between the years 1900 and 2999',
    ],
    [
      'a first name of blanks',
      { first_name: '  ', last_name: 'A' },
      'first_name',
      'can’t be blank or contain control characters',
    ],
    ['a last name of blanks', { last_name: '\t ' }, 'last_name', 'can’t be blank or contain control characters'],
  ])('refuses %s, naming the field', async (_case, body, field, reason) => {
    const problem = await agent.refused('POST', '/contacts/', body)
    expect(problem).toMatchObject({ status: 400, request_id: expect.any(String) })
    expect(problem.errors).toContainEqual({ field, reason })
  })

  it('refuses a contact without any name or way to reach it', async () => {
    for (const body of [{ status: 1 }, { first_name: '' }, { company: '', emails: [] }]) {
      expect((await agent.refused('POST', '/contacts/', body)).status).toBe(400)
    }
  })

  it('lets an agent give a contact to no one else, an owner to any member, and no one to a stranger', async () => {
    const toAgent2 = { last_name: 'Given', owner: String(people.agent2.id) }
    expect((await agent.refused('POST', '/contacts/', toAgent2)).status).toBe(403)
    expect((await create(owner, toAgent2)).owner).toBe(toAgent2.owner)
    const toClient = await owner.refused('POST', '/contacts/', { last_name: 'Given', owner: String(people.client.id) })
    expect(toClient.errors).toEqual([{ field: 'owner', reason: 'isn’t a member of your account' }])
  })

  it('has one effect and one response for a repeated Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'same' }
    const body = { last_name: 'Once' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => agent.post('/contacts/', body, { headers })))
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    expect((await agent.get('/contacts/?q=once')).body.count).toBe(1)
    expect((await agent.refused('POST', '/contacts/', { last_name: 'Other' }, { headers })).status).toBe(422)
  })
})

describe('who sees a contact', () => {
  let mine: Contact
  beforeAll(async () => {
    mine = await create(agent, { last_name: 'Scoped' })
  })

  it('only its owner, the assistant who works for them, and owners see it', async () => {
    const path = `/contacts/${mine.id}/` as const
    for (const client of [agent, assistant, owner]) expect((await client.get(path)).status).toBe(200)
    for (const client of [agent2, await app.signIn('owner@south.test')]) {
      expect((await client.get(path)).status).toBe(404)
      expect((await client.patch(path, { company: 'X' })).status).toBe(404)
      expect((await client.delete(path)).status).toBe(404)
    }
  })

  it('no list or count reveals it to others', async () => {
    const page = (await agent2.get('/contacts/?q=scoped')).body
    expect(page).toMatchObject({ results: [], count: 0 })
  })

  it('clients and visitors are kept out', async () => {
    expect((await (await app.signIn('client@north.test')).get('/contacts/')).status).toBe(403)
    expect((await app.visitor().get('/contacts/')).status).toBe(401)
  })
})

describe('listing contacts', () => {
  beforeAll(async () => {
    for (let i = 0; i < 40; i++) {
      await create(agent2, {
        last_name: `Listed ${String(i).padStart(2, '0')}`,
        status: (i % 6) + 1,
        next_follow_up: i % 3 === 0 ? null : `2026-12-${10 + (i % 7)}`,
      })
    }
  })

  it('returns 15 per page, in order, and continues by page', async () => {
    const first = (await agent2.get('/contacts/?sort=last_name&q=listed')).body
    const third = (await agent2.get('/contacts/?sort=last_name&q=listed&page=3')).body
    expect(first).toMatchObject({ count: 40, page: 1, page_size: 15, count_is_capped: false })
    expect(names(first).at(0)).toBe('Listed 00')
    expect(names(third)).toHaveLength(10)
    expect(third.next_cursor).toBeNull()
  })

  it.each(['last_name', '-last_name', 'next_follow_up', '-next_follow_up', 'status', '-updated_at'])(
    'continues by cursor through the same records as without, sorted by %s',
    async (sort) => {
      const all = (await agent2.get(`/contacts/?sort=${sort}&q=listed&page_size=100`)).body
      const walked: unknown[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const next: ContactPage = (
          await agent2.get(`/contacts/?sort=${sort}&q=listed&page_size=7${cursor && `&cursor=${cursor}`}`)
        ).body
        walked.push(...names(next))
        cursor = next.next_cursor
      }
      expect(walked).toEqual(names(all))
    },
  )

  it('filters by several values of a field', async () => {
    const page = (await agent2.get('/contacts/?status=1,2&q=listed&page_size=100')).body
    expect(new Set(page.results.map((contact) => contact.status))).toEqual(new Set([1, 2]))
    expect(page.count).toBe(14)
  })

  it.each([
    ['status=9', 'status.0'],
    ['status[$ne]=1', 'status[$ne]'],
    ['page=0', 'page'],
    ['page_size=101', 'page_size'],
    ['sort=password', 'sort'],
    ['cursor=abc', 'cursor'],
    ['colour=red', 'colour'],
    ['owner=x', 'owner'],
  ])('refuses the query %s, naming %s', async (query, field) => {
    const problem = await agent2.refused('GET', `/contacts/?${query}`)
    expect(problem.status).toBe(400)
    expect(problem.errors?.map((error) => error.field)).toContain(field)
  })
})

describe('changing a contact', () => {
  it('changes the given fields, increases the version and records the differences', async () => {
    const { id } = await create(agent, { last_name: 'Before', company: 'Kept' })
    const answer = await agent.patch(`/contacts/${id}/`, { last_name: 'After' })
    expect(answer.body).toMatchObject({ last_name: 'After', company: 'Kept', version: 1 })
    expect(answer.headers.get('ETag')).toMatch(/^"1-/)
    const event = await EventModel.findOne({ entity_id: id, op: 'update' }).lean()
    expect(event?.diff.filter(({ path }) => path !== 'search')).toEqual([
      { path: 'last_name', from: 'Before', to: 'After' },
    ])
  })

  it('of 20 changes based on one version, one succeeds', async () => {
    const { id } = await create(agent, { last_name: 'Raced' })
    const racers = Array.from({ length: 20 }, (_, i) =>
      agent.patch(`/contacts/${id}/`, { company: `Racer ${i}` }, { headers: { 'If-Match': '"0"' } }),
    )
    const statuses = (await Promise.all(racers)).map((answer) => answer.status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 412)])
  })

  it('loses no concurrent change to other fields', async () => {
    const { id } = await create(agent, { last_name: 'Shared' })
    await Promise.all([
      agent.patch(`/contacts/${id}/`, { company: 'A' }),
      owner.patch(`/contacts/${id}/`, { notes: 'B' }),
    ])
    expect((await agent.get(`/contacts/${id}/`)).body).toMatchObject({ company: 'A', notes: 'B', version: 2 })
  })
})

describe('deleting a contact', () => {
  it('is for its agent and for owners, not for assistants', async () => {
    const { id } = await create(agent, { last_name: 'Deleted' })
    expect((await assistant.delete(`/contacts/${id}/`)).status).toBe(403)
    expect((await agent.delete(`/contacts/${id}/`)).status).toBe(204)
    expect((await owner.get(`/contacts/${id}/`)).status).toBe(404)
  })
})
