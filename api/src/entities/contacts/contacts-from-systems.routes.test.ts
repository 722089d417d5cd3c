import type { Contact, ContactUpsert, ContactsSaved } from 'openapi'
import { ContactStatus } from 'openapi/codes'
import { beforeAll, describe, expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import { toId } from '#platform/reads/find.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let stranger: TestClient

beforeAll(async () => {
  ;({ people, owner, agent, agent2 } = await openTeam(app, ['agent', 'agent2']))
  ;({ owner: stranger } = await openTeam(app, [], 'south'))
})

const add = async (fields: object, client = agent): Promise<Contact> => (await client.post('/contacts/', fields)).body
const upsert = (body: ContactUpsert, client = agent) => client.post('/contacts/upsert/', body)
const listed = async (query: string, client = agent) =>
  (await client.get(`/contacts/?${query}` as '/contacts/')).body.results.map(({ last_name }) => last_name)

describe('finding contacts that another system knows', () => {
  beforeAll(async () => {
    await add({ last_name: 'Exact', emails: ['Priya.Whitaker@Example.com'], phones: ['(860) 555-0142'] })
    await add({ last_name: 'Near', emails: ['priya.whitaker@example.co'], phones: ['860 555 0143'] })
  })

  it('by an email address, in upper or lower case, and never by a part of it', async () => {
    expect(await listed('email=priya.WHITAKER@example.com')).toEqual(['Exact'])
    expect(await listed('email=whitaker@example.com')).toEqual([])
  })

  it.each(['8605550142', '(860) 555-0142', '+1 860.555.0142', '860-555-0142 x12'])(
    'by the phone number %s',
    async (phone) => {
      expect(await listed(`phone=${encodeURIComponent(phone)}`)).toEqual(['Exact'])
    },
  )

  it('by their ids, as far as the caller can see them', async () => {
    const [mine, other] = [await add({ last_name: 'Mine' }), await add({ last_name: 'Other' }, agent2)]
    expect(await listed(`ids=${mine.id},${other.id}`)).toEqual(['Mine'])
    expect((await listed(`ids=${mine.id},${other.id}`, owner)).toSorted()).toEqual(['Mine', 'Other'])
    expect(await listed(`ids=${mine.id}`, stranger)).toEqual([])
  })

  it('that changed since a moment, this moment too', async () => {
    const old = await add({ last_name: 'Old' })
    const before = await add({ last_name: 'Before' })
    const after = await agent.patch(`/contacts/${old.id}/`, { company: 'Whitaker Homes' })
    const since = (at: string) => listed(`updated_since=${at}&sort=updated_at`)
    expect(await since(before.updated_at)).toEqual(['Before', 'Old'])
    expect(await since(after.body.updated_at)).toEqual(['Old'])
  })

  it('page by page, with the same question', async () => {
    const ids = [await add({ last_name: 'One' }), await add({ last_name: 'Two' })].map(({ id }) => id).join()
    const query = `ids=${ids}&sort=last_name&page_size=1`
    const first = (await agent.get(`/contacts/?${query}` as '/contacts/')).body
    expect(await listed(`${query}&cursor=${first.next_cursor}`)).toEqual(['Two'])
    const other = await agent.refused('GET', `/contacts/?sort=last_name&page_size=1&cursor=${first.next_cursor}`)
    expect(other.errors?.[0]?.field).toBe('cursor')
  })
})

describe('creating or updating by an external ID', () => {
  it('creates it, then changes what is sent, and keeps the rest', async () => {
    const created = await upsert({ external_id: 'crm:1', first_name: 'Priya', last_name: 'Whitaker', company: 'Homes' })
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({ external_id: 'crm:1', owner: String(people.agent.id) })
    const again = await upsert({ external_id: 'crm:1', last_name: 'Whitaker-Cole' })
    expect(again.status).toBe(200)
    expect(again.body).toMatchObject({ id: created.body.id, first_name: 'Priya', last_name: 'Whitaker-Cole' })
  })

  it('changes a field of one that is there already, without its name; a new one needs a name', async () => {
    const created = await upsert({ external_id: 'crm:5', last_name: 'Nameless' })
    const { status, body } = await upsert({ external_id: 'crm:5', status: ContactStatus.Qualified })
    expect([status, body.id, body.status]).toEqual([200, created.body.id, ContactStatus.Qualified])
    const refused = await agent.refused('POST', '/contacts/upsert/', { external_id: 'crm:6', temperature: 2 })
    expect(refused.errors).toMatchObject([
      { field: 'first_name', reason: expect.stringMatching(/^is required, unless/) },
    ])
  })

  it('changes nothing if the same is sent again', async () => {
    const body = { external_id: 'crm:2', last_name: 'Same', emails: ['same@example.com'] }
    const first = await upsert(body)
    expect((await upsert(body)).body).toEqual(first.body)
  })

  it('makes one contact of calls at the same time', async () => {
    const calls = Array.from({ length: 8 }, (_, at) => upsert({ external_id: 'crm:race', last_name: `Race ${at}` }))
    const answers = await Promise.all(calls)
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 200, 200, 200, 200, 200, 201,
    ])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  it('follows a merge', async () => {
    const kept = await add({ last_name: 'Kept' })
    const merged = (await upsert({ external_id: 'crm:3', last_name: 'Merged' })).body
    await agent.post('/contacts/merge/', { keep: kept.id, merge: merged.id })
    const { status, body } = await upsert({ external_id: 'crm:3', last_name: 'Merged', company: 'Whitaker Homes' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: kept.id, company: 'Whitaker Homes', external_id: null })
  })

  it('doesn’t touch a contact that the caller can’t see, nor one of another account', async () => {
    const { body: hers } = await upsert({ external_id: 'crm:4', last_name: 'Hers' }, agent2)
    const refused = await agent.refused('POST', '/contacts/upsert/', { external_id: 'crm:4', last_name: 'Mine' })
    expect(refused).toMatchObject({ status: 409, title: 'Another contact has this external ID' })
    expect((await upsert({ external_id: 'crm:4', last_name: 'Elsewhere' }, stranger)).status).toBe(201)
    expect((await agent2.get(`/contacts/${hers.id}/`)).body.last_name).toBe('Hers')
  })

  it('needs an ID, and one that is readable in any list', async () => {
    for (const external_id of [undefined, null, '', 'two words', '-1', 'x'.repeat(101)]) {
      const refused = await agent.refused('POST', '/contacts/upsert/', { external_id, last_name: 'Cole' })
      expect(refused.errors?.map(({ field }) => field)).toEqual(['external_id'])
    }
  })
})

describe('an external ID belongs to one contact', () => {
  it('on create and update', async () => {
    const first = await add({ last_name: 'First', external_id: 'mls:1' })
    expect(await agent.refused('POST', '/contacts/', { last_name: 'Second', external_id: 'mls:1' })).toMatchObject({
      status: 409,
    })
    const second = await add({ last_name: 'Second' })
    const path = `/contacts/${second.id}/` as const
    expect(await agent.refused('PATCH', path, { external_id: 'mls:1' })).toMatchObject({ status: 409 })
    expect((await agent.patch(`/contacts/${first.id}/`, { external_id: null })).body.external_id).toBeNull()
    expect((await agent.patch(path, { external_id: 'mls:1' })).body.external_id).toBe('mls:1')
  })

  it('when a change of it is undone after another contact has got it', async () => {
    const first = await add({ last_name: 'First', external_id: 'mls:2' })
    await agent.patch(`/contacts/${first.id}/`, { external_id: null })
    const event = await EventModel.findOne({ entity_id: toId(first.id), op: 'update' }).orFail()
    await add({ last_name: 'Second', external_id: 'mls:2' })
    const undone = await agent.refused('POST', `/events/${String(event._id)}/undo/`)
    expect(undone).toMatchObject({ status: 409, title: 'Another contact has this external ID' })
  })

  it('when a deleted contact comes back after another one has got it', async () => {
    const first = await add({ last_name: 'First', external_id: 'mls:3' })
    await agent.delete(`/contacts/${first.id}/`)
    const second = (await upsert({ external_id: 'mls:3', last_name: 'Second' })).body
    const { status, body } = await agent.post(`/contacts/${first.id}/restore/`)
    expect(status).toBe(200)
    expect(body.external_id).toBeNull()
    expect((await agent.get(`/contacts/${second.id}/`)).body.external_id).toBe('mls:3')
  })
})

describe('saving several contacts', () => {
  const save = (contacts: unknown[], headers = {}) =>
    agent.sendUnchecked('POST', '/contacts/batch/', { contacts }, { headers }) as Promise<{
      status: number
      body: ContactsSaved
    }>

  it('says of each what became of it, and saves the good ones', async () => {
    await upsert({ external_id: 'batch:old', last_name: 'Old' })
    const { status, body } = await save([
      { external_id: 'batch:new', last_name: 'New' },
      { external_id: 'batch:old', last_name: 'Older' },
      { last_name: 'Wrong', emails: ['no-one'], status: 9 },
      { last_name: 'Labeled', labels: ['6560a1f2c3d4e5f607182931'] },
      { $where: 'sleep(9)' },
      { external_id: 'batch:new', last_name: 'New again' },
      { external_id: 'batch:old', status: ContactStatus.Qualified },
      { external_id: 'batch:none', company: '' },
    ])
    expect(status).toBe(200)
    expect(body).toMatchObject({ created: 1, updated: 3, refused: 4 })
    expect(body.results.map(({ result, errors }) => [result, ...errors.map(({ field }) => field)])).toEqual([
      ['created'],
      ['updated'],
      ['refused', 'emails.0', 'status'],
      ['refused', 'labels.0'],
      ['refused', 'first_name', '$where'],
      ['updated'],
      ['updated'],
      ['refused', 'first_name'],
    ])
    expect(body.results[5]?.id).toBe(body.results[0]?.id)
    expect(await listed('external_id=batch:old')).toEqual(['Older'])
    expect(await listed('external_id=batch:new')).toEqual(['New again'])
  })

  it('saves nothing twice if the call is repeated with its key', async () => {
    const headers = { 'Idempotency-Key': 'batch-1' }
    const contacts = [{ last_name: 'Keyed' }, { last_name: 'Keyed', emails: ['no-one'] }, { last_name: 'Keyed' }]
    const first = await save(contacts, headers)
    expect((await save(contacts, headers)).body).toEqual(first.body)
    expect(await listed('q=keyed')).toEqual(['Keyed', 'Keyed'])
  })

  it('takes nothing but contacts', async () => {
    for (const one of ['Whitaker', null, []]) {
      const refused = await agent.refused('POST', '/contacts/batch/', { contacts: [{ last_name: 'Good' }, one] })
      expect(refused.errors).toEqual([{ field: 'contacts.1', reason: 'must be an object' }])
    }
    expect(await listed('q=good')).toEqual([])
  })

  it('takes 100 at most, and at least one', async () => {
    for (const count of [0, 101]) {
      const contacts = Array.from({ length: count }, () => ({ last_name: 'Many' }))
      const refused = await agent.refused('POST', '/contacts/batch/', { contacts })
      expect(refused.errors?.map(({ field }) => field)).toEqual(['contacts'])
    }
    expect(await listed('q=many')).toEqual([])
  })
})
