import type { Contact, ContactCreate, Deal } from 'openapi'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { toId } from '#platform/reads/find.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { uploadContactFile } from '#test/factories/files.ts'
import { A_NOTE } from '#test/factories/notes.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let assistant: TestClient
let board: Board
let ann: Contact
let double: Contact
let tom: Contact
let deal: Deal
let both: Deal

beforeAll(async () => {
  ;({ people, owner, agent, agent2, assistant, board } = await openTeam(app, ['agent', 'agent2', 'assistant']))
})

const add = async (fields: ContactCreate, client = agent): Promise<Contact> =>
  (await client.post('/contacts/', fields)).body
const merge = (body: object = {}, client = agent) =>
  client.post('/contacts/merge/', { keep: ann.id, merge: double.id, ...body })
const undo = (event: string, client = agent) => client.post(`/events/${event}/undo/`)
const now = async ({ id }: Contact) => (await agent.get(`/contacts/${id}/`)).body

beforeEach(async () => {
  // No one is anyone's duplicate, or shares their email address, of an earlier test.
  await ContactModel.collection.deleteMany({})
  await ContactModel.db.collection('contact_pairs').deleteMany({})
  ann = await add({ first_name: 'Ann', last_name: 'Lee', emails: ['ann@example.com'], notes: 'Likes light' })
  double = await add({
    first_name: 'Annie',
    last_name: 'Lee',
    emails: ['ANN@example.com', 'lee@example.com'],
    phones: ['(860) 555-0142'],
    address: { city: 'Hartford' },
    temperature: 3,
    notes: 'Wants a yard',
    birthday: '1988-04-12',
  })
  tom = await add({ first_name: 'Tom', last_name: 'Lee' })
  const asks = { representation: 1 as const, list_price: 40_000_000 }
  deal = await createDeal(agent, board, asks)
  both = await createDeal(agent, board, asks)
  const buyer = ({ id: contact }: Contact) => ({ contact, role: 'buyer' as const })
  await agent.patch(`/deals/${deal.id}/`, { parties: [buyer(tom), buyer(double)] })
  await agent.patch(`/deals/${both.id}/`, { parties: [buyer(double), buyer(ann)] })
  for (const on of [deal.id, both.id])
    await agent.post('/portals/', { deal: on, contact: double.id, mode: 'link', sections: {} })
  await agent.post('/tasks/', { contact: double.id, title: 'Call', kind: 'call' })
  await agent.post('/tasks/', { contact: double.id, deal: deal.id, title: 'Visit' })
  await agent.post('/activities/', {
    contact: double.id,
    kind: 'call',
    outcome: 'connected',
    at: '2026-01-05T15:00:00Z',
  })
  await agent.post('/activities/', { contact: ann.id, kind: 'text', at: '2026-01-02T15:00:00Z' })
  await agent.post('/notes/', { contact: double.id, body: A_NOTE })
  await uploadContactFile(agent, double.id)
  const hours = { date: '2026-12-01', starts: '10:00', ends: '11:00' }
  await agent.post('/appointments/', { ...hours, title: 'Coffee', contact: double.id })
  await agent.post('/relationships/', { contact: double.id, other: tom.id, kind: 'spouse' })
  await agent.post('/relationships/', { contact: ann.id, other: tom.id, kind: 'spouse' })
  await agent.post('/relationships/', { contact: double.id, other: ann.id, kind: 'household' })
})

const KINDS = ['activities', 'appointments', 'files', 'notes', 'portals', 'relationships', 'tasks'] as const

/** Everything of the contacts as it is stored, except for versions and update times. */
async function stored() {
  const without = { projection: { version: 0, versions_since_edit: 0, updated_at: 0 }, sort: { _id: 1 as const } }
  const ids = [ann, double, tom].map(({ id }) => toId(id))
  const { db } = ContactModel
  const own = { $or: [{ contact: { $in: ids } }, { other: { $in: ids } }] }
  return Promise.all([
    ContactModel.collection.find({ _id: { $in: ids } }, without).toArray(),
    DealModel.collection.find({ _id: { $in: [toId(deal.id), toId(both.id)] } }, without).toArray(),
    ...KINDS.map((kind) => db.collection(kind).find(own, without).toArray()),
  ])
}

const countOf = async (kind: (typeof KINDS)[number], { id }: Contact) =>
  ContactModel.db.collection(kind).countDocuments({ $or: [{ contact: toId(id) }, { other: toId(id) }] })
const partiesOf = async ({ id }: Deal) => (await owner.get(`/deals/${id}/`)).body.parties.map(({ contact }) => contact)

describe('merging', () => {
  it('moves all that hangs on the contact, and joins what both have', async () => {
    const { status, body } = await merge()
    expect(status).toBe(200)
    expect(body.contact).toMatchObject({
      id: ann.id,
      first_name: 'Ann',
      emails: ['ann@example.com', 'lee@example.com'],
      phones: ['(860) 555-0142'],
      address: { city: 'Hartford' },
      temperature: 3,
      birthday: '1988-04-12',
      notes: 'Likes light\n\nWants a yard',
      last_touch_at: '2026-01-05T15:00:00.000Z',
      first_touch_at: '2026-01-02T15:00:00.000Z',
    })
    expect(body.contact.version).toBeGreaterThan(ann.version)
    expect(await Promise.all(KINDS.map((kind) => countOf(kind, double)))).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(await partiesOf(deal)).toEqual([tom.id, ann.id])
    expect(await partiesOf(both)).toEqual([ann.id])
    expect((await agent.get(`/deals/${deal.id}/`)).body.client_names).toEqual(['Tom Lee', 'Ann Lee'])
    const related = (await agent.get(`/contacts/${ann.id}/relationships/`)).body.results
    expect(related.map(({ kind, contact }) => [kind, contact.id])).toEqual([['spouse', tom.id]])
    const portals = (await agent.get(`/portals/?deal=${deal.id}`)).body.results
    expect(portals).toMatchObject([{ contact: ann.id }])
  })

  it('takes the values that are chosen', async () => {
    const choices = { first_name: 'merged', emails: 'merged', notes: 'kept', birthday: 'kept', temperature: 'kept' }
    expect((await merge({ choices })).body.contact).toMatchObject({
      first_name: 'Annie',
      emails: double.emails,
      notes: 'Likes light',
      birthday: null,
      temperature: 0,
    })
    expect((await agent.get(`/deals/${deal.id}/`)).body.client_names).toEqual(['Tom Lee', 'Annie Lee'])
  })

  it('joins custom fields one by one, and undo separates them', async () => {
    for (const name of ['Lender', 'Pets'])
      await owner.post('/custom_fields/', { entity: 'contact', name, kind: 'text' })
    await agent.patch(`/contacts/${ann.id}/`, { custom_fields: { lender: 'First Bank' } })
    await agent.patch(`/contacts/${double.id}/`, { custom_fields: { lender: 'Ada Credit', pets: 'Two' } })
    const { body } = await merge()
    expect(body.contact.custom_fields).toEqual({ lender: 'First Bank', pets: 'Two' })
    await undo(body.event)
    expect((await now(ann)).custom_fields).toEqual({ lender: 'First Bank' })
    expect((await now(double)).custom_fields).toEqual({ lender: 'Ada Credit', pets: 'Two' })
  })

  it.each<[object, string]>([
    [{ choices: { shoe_size: 'kept' } }, 'choices.shoe_size'],
    [{ choices: { first_name: 'both' } }, 'choices.first_name'],
    [{ merge: '6560a1f2c3d4e5f60718293a' }, 'merge'],
  ])('is refused for %j', async (body, field) => {
    const refused = await agent.refused('POST', '/contacts/merge/', { keep: ann.id, merge: double.id, ...body })
    expect([refused.status, refused.errors?.[0]?.field]).toEqual([400, field])
    expect((await now(double)).merged_into).toBeNull()
  })

  it('lets the old id say where the contact is, to those who see it', async () => {
    await merge()
    for (const method of ['GET', 'PATCH'] as const) {
      const gone = await agent.refused(
        method,
        `/contacts/${double.id}/`,
        method === 'PATCH' ? { company: 'A' } : undefined,
      )
      expect(gone).toMatchObject({
        status: 410,
        type: 'urn:protracker:problem:merged',
        title: 'This contact was merged into Ann Lee',
        merged_into: ann.id,
      })
    }
    expect((await agent2.get(`/contacts/${double.id}/`)).status).toBe(404)
    expect((await agent.get(`/contacts/${double.id}/timeline/`)).status).toBe(404)
    const listed = (await agent.get('/contacts/?q=annie&sort=-created_at')).body.results
    expect(listed.map(({ id }) => id)).not.toContain(double.id)
    const { results } = (await agent.get(`/contacts/${ann.id}/timeline/?kind=change`)).body
    expect(results.map((entry) => entry.type === 'change' && entry.op)).toEqual(['merge', 'create', 'create'])
  })

  it('is for owners, admins and the agent of both', async () => {
    expect((await merge({}, assistant)).status).toBe(403)
    expect((await merge({}, agent2)).status).toBe(400)
    const theirs = await add({ first_name: 'Ann', last_name: 'Lee' }, agent2)
    expect((await merge({ merge: theirs.id })).status).toBe(400)
    expect((await merge({ merge: theirs.id, choices: { owner: 'merged' } }, owner)).body.contact.owner).toBe(
      String(people.agent2.id),
    )
  })

  it('two merges that cross have one winner', async () => {
    const answers = await Promise.all([merge(), merge({ keep: double.id, merge: ann.id })])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    const ids = [ann, double].map(({ id }) => toId(id))
    expect(await ContactModel.collection.countDocuments({ _id: { $in: ids }, merged_into: null })).toBe(1)
    expect((await merge()).status).toBe(409)
  })
})

describe('what the timeline tells of merges', () => {
  const told = async (by = agent, of = ann) =>
    (await by.get(`/contacts/${of.id}/timeline/?kind=change`)).body.results.flatMap((entry) =>
      entry.type === 'change' && entry.merge ? [{ id: entry.id, op: entry.op, ...entry.merge }] : [],
    )

  it('names the other contact, and can undo the merge for as long as it stands', async () => {
    const { event } = (await merge()).body
    expect(await told()).toEqual([{ id: event, op: 'merge', name: 'Annie Lee', can_undo: true }])
    expect(await told(assistant)).toMatchObject([{ name: 'Annie Lee', can_undo: false }])
    await undo(event)
    expect(await told()).toMatchObject([
      { op: 'unmerge', name: 'Annie Lee', can_undo: false },
      { id: event, op: 'merge', name: 'Annie Lee', can_undo: false },
    ])
    // Whoever was merged and separated had no one merged into them.
    expect(await told(agent, double)).toEqual([])
  })

  it('leaves undoing to those who may merge both', async () => {
    await merge()
    await ContactModel.collection.updateOne({ _id: toId(double.id) }, { $set: { owner: people.agent2.id } })
    expect(await told()).toMatchObject([{ can_undo: false }])
    expect(await told(owner)).toMatchObject([{ can_undo: true }])
  })

  it('names both in the audit log', async () => {
    const { event } = (await merge()).body
    await undo(event)
    const { results } = (await owner.get('/audit/?entity=contact&page_size=10')).body
    const summaries = results.filter(({ op }) => op.endsWith('merge')).map(({ summary }) => summary)
    expect(summaries.slice(0, 4)).toEqual([
      ...Array.from({ length: 2 }, () => 'separated the contact “Annie Lee” from “Ann Lee” again'),
      ...Array.from({ length: 2 }, () => 'merged the contact “Annie Lee” into “Ann Lee”'),
    ])
  })
})

describe('undoing a merge', () => {
  it('takes back who the contact isn’t, too', async () => {
    const third = await add({ first_name: 'Annie', last_name: 'Lee', phones: double.phones })
    const duplicates = async () =>
      (await agent.get(`/contacts/${third.id}/duplicates/`)).body.results.map(({ contact }) => contact.id)
    await agent.post(`/contacts/${double.id}/not_same/${third.id}/`)
    await agent.patch(`/contacts/${ann.id}/`, { phones: double.phones })
    expect(await duplicates()).toContain(ann.id)
    const { event } = (await merge()).body
    expect(await duplicates()).not.toContain(ann.id)
    await undo(event)
    expect(await duplicates()).toContain(ann.id)
    expect(await duplicates()).not.toContain(double.id)
    const pairs = (await agent.get('/contacts/duplicates/?page_size=100')).body.results
    const ids = pairs.map(({ contacts }) => contacts.map(({ id }) => id).join(' '))
    expect(ids).toContain(`${ann.id} ${third.id}`)
  })

  it.each<[string, object]>([
    ['as it was proposed', {}],
    ['with other values', { choices: { first_name: 'merged', status: 'merged', phones: 'kept', owner: 'merged' } }],
  ])('is exact: %s', async (_what, body) => {
    const before = await stored()
    const { event } = (await merge(body)).body
    expect(await stored()).not.toEqual(before)
    const undone = await undo(event)
    expect(undone.body).toMatchObject({ summary: 'separated Annie Lee and Ann Lee again', kept: [] })
    expect(await stored()).toEqual(before)
    expect((await now(double)).version).toBeGreaterThan(double.version)
    expect((await undo(event)).status).toBe(409)
    expect((await undo(undone.body.event)).status).toBe(409)
    expect((await merge(body)).status).toBe(200)
  })

  it('keeps what was edited since, and names it', async () => {
    const { event } = (await merge()).body
    const [note] = (await agent.get(`/notes/?contact=${ann.id}`)).body.results
    const [task] = (await agent.get(`/tasks/?contact=${ann.id}&q=call`)).body.results
    await agent.patch(`/contacts/${ann.id}/`, { phones: ['(203) 555-0100'], company: 'Lee Homes' })
    await agent.patch(`/notes/${note?.id ?? ''}/`, { pinned: true })
    await agent.patch(`/tasks/${task?.id ?? ''}/`, { title: 'Call again' })
    const added = (await agent.post('/activities/', { contact: ann.id, kind: 'email' })).body
    const seller = (await add({ last_name: 'Seller' })).id
    const { parties } = (await agent.get(`/deals/${both.id}/`)).body
    await agent.patch(`/deals/${both.id}/`, { parties: [...parties, { contact: seller, role: 'seller' }] })

    const { kept } = (await undo(event)).body
    expect(kept.map(({ kind, title }) => `${kind} ${title}`).toSorted()).toEqual(
      ['contact_field Phone', `deal ${both.name}`, `note ${note?.text ?? ''}`, 'task Call again'].toSorted(),
    )
    expect(await now(ann)).toMatchObject({
      phones: ['(203) 555-0100'],
      company: 'Lee Homes',
      emails: ann.emails,
      notes: 'Likes light',
      birthday: null,
    })
    expect(await now(double)).toMatchObject({ phones: double.phones, notes: 'Wants a yard' })
    expect((await agent.get(`/notes/?contact=${double.id}`)).body.results).toMatchObject([{ pinned: true }])
    expect((await agent.get(`/tasks/?contact=${double.id}&q=call`)).body.results).toMatchObject([
      { title: 'Call again' },
    ])
    expect((await agent.get(`/activities/${added.id}/`)).body.contact).toBe(ann.id)
    expect((await partiesOf(both)).toSorted()).toEqual([ann.id, double.id, seller].toSorted())
  })

  it('waits for a later merge to be undone', async () => {
    const first = (await merge()).body.event
    const second = (await merge({ keep: tom.id, merge: ann.id })).body.event
    expect((await agent.refused('GET', `/contacts/${double.id}/`)).status).toBe(410)
    expect((await agent.refused('POST', `/events/${first}/undo/`)).detail).toBe('Undo the later merge first.')
    expect((await undo(second)).status).toBe(200)
    expect((await undo(first)).status).toBe(200)
    expect(await partiesOf(deal)).toEqual([tom.id, double.id])
  })

  it('is over once the person is erased, and nothing of either is left', async () => {
    const { event } = (await merge()).body
    // Someone on an open deal can't be erased.
    for (const { id } of [deal, both]) await agent.patch(`/deals/${id}/`, { parties: [] })
    const path = `/contacts/${ann.id}/erase/` as const
    const { name, preview } = (await owner.post(`${path}?dry_run=true` as typeof path, {})).body
    expect((await owner.post(path, { name, preview })).status).toBe(200)
    const { db } = ContactModel
    expect(await db.collection('contacts').countDocuments({ _id: toId(double.id) })).toBe(0)
    expect(await db.collection('contact_merges').countDocuments({ kept: toId(ann.id) })).toBe(0)
    const told = await db
      .collection('events')
      .find({ entity_id: { $in: [toId(ann.id), toId(double.id)] } })
      .toArray()
    expect(JSON.stringify(told)).not.toContain('lee@example.com')
    expect((await undo(event, owner)).status).toBe(409)
  })

  it('is for those who may merge', async () => {
    const { event } = (await merge()).body
    expect((await undo(event, agent2)).status).toBe(404)
    expect((await undo(event, assistant)).status).toBe(403)
    expect((await undo(event, owner)).status).toBe(200)
  })
})
