import type { Contact, ContactCreate } from 'openapi'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { toId } from '#platform/reads/find.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { ContactPairModel } from './contact-pair.model.ts'

const app = useTestApp()
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let assistant: TestClient

const lee = {
  first_name: 'Ann',
  last_name: 'Lee',
  emails: ['ann.lee@example.com'],
  phones: ['(860) 555-0142'],
} satisfies ContactCreate

beforeAll(async () => {
  ;({ owner, agent, agent2, assistant } = await openTeam(app, ['agent', 'agent2', 'assistant']))
})
beforeEach(async () => {
  await ContactModel.collection.deleteMany({})
  await ContactPairModel.collection.deleteMany({})
})

const add = async (fields: ContactCreate, client = agent): Promise<Contact> =>
  (await client.post('/contacts/', fields)).body
const listed = async (client = agent) => (await client.get('/contacts/duplicates/')).body
const pairs = async (client = agent) =>
  (await listed(client)).results.map(({ contacts }) => contacts.map(({ id }) => id).toSorted())
const ofContact = async ({ id }: Contact, client = agent) =>
  (await client.get(`/contacts/${id}/duplicates/`)).body.results.map(({ contact }) => contact.id)
const check = async (draft: object, client = agent) =>
  (await client.post('/contacts/duplicates/check/', draft)).body.results

describe('finding duplicates', () => {
  it.each<[string, ContactCreate]>([
    ['a phone number written in another way', { ...lee, emails: [], phones: ['+1 860.555.0142'] }],
    ['a phone number with an extension', { ...lee, emails: [], phones: ['860-555-0142 x12'] }],
    ['a phone number with a typo, and the same ZIP code', { ...lee, emails: [], phones: ['860 555 0124'] }],
    ['an email address in capitals', { ...lee, emails: ['ANN.LEE@EXAMPLE.COM'], phones: [] }],
    ['a short form', { ...lee, first_name: 'Annie' }],
    ['a typo in the last name', { ...lee, last_name: 'Leee' }],
    ['first and last name swapped', { ...lee, first_name: 'Lee', last_name: 'Ann' }],
    ['a new last name, with the same phone number and email address', { ...lee, last_name: 'Whitaker' }],
    ['no name at all', { phones: lee.phones }],
  ])('%s', async (_what, fields) => {
    const address = { zip: '06103' }
    const one = await add({ ...lee, address })
    const other = await add({ ...fields, address })
    expect(await pairs()).toEqual([[one.id, other.id].toSorted()])
    expect(await ofContact(one)).toEqual([other.id])
    expect(await ofContact(other)).toEqual([one.id])
  })

  it.each<[string, ContactCreate, ContactCreate]>([
    ['a family’s email address', lee, { first_name: 'Tom', last_name: 'Lee', emails: lee.emails }],
    ['an office’s phone number', lee, { first_name: 'Rosa', last_name: 'Garcia', phones: lee.phones }],
    ['names alone', { ...lee, phones: [] }, { first_name: 'Ann', last_name: 'Lee', phones: ['(203) 555-0199'] }],
    ['Mark and Mary', { ...lee, first_name: 'Mark' }, { ...lee, first_name: 'Mary' }],
    ['a father and his son', { ...lee, last_name: 'Lee Sr.' }, { ...lee, last_name: 'Lee Jr.' }],
    ['a company and someone of it', { company: 'Lee Homes', phones: lee.phones }, { ...lee, company: 'Lee Homes' }],
  ])('not by %s', async (_what, one, other) => {
    await add(one)
    await add(other)
    expect(await listed()).toMatchObject({ count: 0, results: [] })
  })

  it('says why, follows edits, and is empty once one of them is deleted', async () => {
    const one = await add(lee)
    const other = await add({ ...lee, emails: [] })
    expect(await listed()).toMatchObject({ count: 1, results: [{ reasons: ['name', 'phone'], score: 90 }] })
    await agent.patch(`/contacts/${other.id}/`, { phones: [] })
    expect(await pairs()).toEqual([])
    await agent.patch(`/contacts/${other.id}/`, { emails: lee.emails })
    expect(await listed()).toMatchObject({ count: 1, results: [{ reasons: ['name', 'email'] }] })
    await agent.delete(`/contacts/${one.id}/`)
    expect(await listed()).toMatchObject({ count: 0, results: [] })
    await agent.post(`/contacts/${one.id}/restore/`)
    expect(await pairs()).toEqual([[one.id, other.id].toSorted()])
  })

  it('a phone number of more than fifty people says nothing', async () => {
    const stored = await ContactModel.collection.findOne({ _id: toId((await add({ phones: lee.phones })).id) })
    const many = Array.from({ length: 60 }, () => ({ ...stored, _id: undefined }))
    await ContactModel.collection.insertMany(many.map(({ _id, ...one }) => one))
    expect(await check({ phones: lee.phones })).toEqual([])
    expect(await check({ ...lee })).toEqual([])
  })

  it('goes on by its cursor', async () => {
    for (const at of [1, 2, 3]) {
      const fields = { ...lee, first_name: `Ann${'aeo'[at - 1]}`, emails: [], phones: [`(860) 555-010${at}`] }
      await add(fields)
      await add(fields)
    }
    const first = (await agent.get('/contacts/duplicates/?page_size=2')).body
    expect([first.count, first.results.length]).toEqual([3, 2])
    const rest = (await agent.get(`/contacts/duplicates/?page_size=2&cursor=${first.next_cursor ?? ''}`)).body
    expect([rest.results.length, rest.next_cursor]).toEqual([1, null])
    expect((await agent.refused('GET', '/contacts/duplicates/?cursor=x')).status).toBe(400)
  })

  it('shows only pairs of which the caller sees both', async () => {
    const mine = await add(lee)
    const theirs = await add(lee, agent2)
    expect([await pairs(), await pairs(agent2), await pairs(assistant)]).toEqual([[], [], []])
    expect(await pairs(owner)).toEqual([[mine.id, theirs.id].toSorted()])
    expect(await ofContact(mine)).toEqual([])
    expect(await ofContact(mine, owner)).toEqual([theirs.id])
    expect((await check(lee)).map(({ contact }) => contact.id)).toEqual([mine.id])
    expect((await agent2.get(`/contacts/${mine.id}/duplicates/`)).status).toBe(404)
  })
})

describe('a draft', () => {
  it('may be someone already there', async () => {
    const { id } = await add(lee)
    const found = await check({ first_name: 'annie', last_name: 'LEE', phones: ['860 555 0142'] })
    expect(found).toMatchObject([{ is_likely: true, reasons: ['name', 'phone'], contact: { id } }])
    expect(await check({ first_name: 'Ann', last_name: 'Lee' })).toMatchObject([{ is_likely: false, contact: { id } }])
    expect(await check({ first_name: 'Ann' })).toEqual([])
    expect(await check({})).toEqual([])
    expect(await check({ phones: ['12'], emails: ['ann'] })).toEqual([])
    expect(await ContactModel.countDocuments({})).toBe(1)
  })
})

describe('not the same', () => {
  it('is remembered through edits, and can be taken back', async () => {
    const one = await add(lee)
    const other = await add(lee)
    const mark = `/contacts/${other.id}/not_same/${one.id}/` as const
    expect((await assistant.post(mark)).status).toBe(204)
    expect((await agent.post(mark)).status).toBe(204)
    await agent.patch(`/contacts/${one.id}/`, { phones: [], emails: [] })
    await agent.patch(`/contacts/${one.id}/`, { phones: lee.phones, emails: lee.emails })
    expect([await pairs(), await pairs(owner), await ofContact(one)]).toEqual([[], [], []])
    expect((await agent.delete(mark)).status).toBe(204)
    expect(await pairs()).toEqual([[one.id, other.id].toSorted()])
    const told = await EventModel.find({ entity_id: toId(one.id), op: /not_same/ })
      .sort({ seq: 1 })
      .lean()
    expect(told.map(({ op }) => op)).toEqual(['mark_not_same', 'unmark_not_same'])
  })

  it('is for people who see both', async () => {
    const mine = await add(lee)
    const theirs = await add(lee, agent2)
    const mark = `/contacts/${mine.id}/not_same/${theirs.id}/` as const
    expect((await agent.post(mark)).status).toBe(404)
    expect((await owner.post(mark)).status).toBe(204)
    expect((await agent.refused('POST', `/contacts/${mine.id}/not_same/${mine.id}/`)).status).toBe(400)
  })
})
