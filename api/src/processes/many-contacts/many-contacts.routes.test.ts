import { ContactStatus, ContactTemperature } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { NotificationModel } from '#entities/notifications/notification.model.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp({ loginAttemptsPerAddress: 1000 })
let people: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let assistant: TestClient
let board: Board
let count = 0

beforeEach(async () => {
  ;({ people, owner, agent, agent2, assistant, board } = await openTeam(
    app,
    ['agent', 'agent2', 'assistant'],
    `many${count++}`,
  ))
})

const add = async (first_name: string, by = agent, fields = {}) =>
  (await by.post('/contacts/', { first_name, last_name: 'Lee', ...fields })).body.id
const read = async (id: string) => (await agent.get(`/contacts/${id}/`)).body
const label = async (name: string) => (await owner.post('/labels/', { name })).body.id

describe('changing several contacts', () => {
  it('sets the same in each, adds and removes labels, and one undo takes all of it back', async () => {
    const [hot, old] = [await label('Hot'), await label('Old')]
    const ann = await add('Ann', agent, { labels: [old] })
    const ben = await add('Ben', agent, { temperature: ContactTemperature.Cold })
    const before = [await read(ann), await read(ben)]
    const change = { temperature: 3, next_follow_up: '2027-01-05', add_labels: [hot], remove_labels: [old] }
    const { status, body } = await agent.post('/contacts/bulk/', { contacts: [ben, ann], change })
    expect(status).toBe(200)
    expect(body.changed).toEqual([
      { id: ben, name: 'Ben Lee' },
      { id: ann, name: 'Ann Lee' },
    ])
    expect(body.events).toHaveLength(2)
    const after = { temperature: 3, next_follow_up: '2027-01-05', labels: [hot] }
    expect([await read(ann), await read(ben)]).toMatchObject([after, after])

    expect((await agent.post('/events/undo/', { events: body.events })).status).toBe(200)
    const told = ({ temperature, next_follow_up, labels }: Awaited<ReturnType<typeof read>>) => [
      temperature,
      next_follow_up,
      labels,
    ]
    expect([await read(ann), await read(ben)].map(told)).toEqual(before.map(told))
  })

  it('skips those that match already, and reveals nothing about other people’s', async () => {
    const ann = await add('Ann', agent, { source: 4 })
    const hidden = await add('Hidden', agent2)
    const { body } = await agent.post('/contacts/bulk/', { contacts: [ann, hidden], change: { source: 4 } })
    expect(body).toMatchObject({
      changed: [],
      events: [],
      skipped: [
        { id: ann, name: 'Ann Lee', reason: 'already matches' },
        { id: hidden, name: null, reason: 'isn’t one of your contacts' },
      ],
    })
  })

  it('writes nothing in a dry run, and refuses a preview that no longer holds', async () => {
    const [ann, ben] = [await add('Ann'), await add('Ben')]
    const ask = { contacts: [ann, ben], change: { status: ContactStatus.Contacted } }
    const dry = await agent.post('/contacts/bulk/?dry_run=true', ask)
    expect(dry.body).toMatchObject({ changed: [{ id: ann }, { id: ben }], events: [] })
    expect((await read(ann)).status).toBe(ContactStatus.NewLead)
    await agent.patch(`/contacts/${ben}/`, { status: ContactStatus.Contacted })
    expect((await agent.post('/contacts/bulk/', { ...ask, preview: dry.body.preview })).status).toBe(412)
    expect((await read(ann)).status).toBe(ContactStatus.NewLead)
  })

  it('asks why they are lost, and only then', async () => {
    const ann = await add('Ann')
    const errorsOf = async (change: object) =>
      (await agent.refused('POST', '/contacts/bulk/', { contacts: [ann], change })).errors
    expect(await errorsOf({ status: 6 })).toEqual([
      { field: 'change.lost_reason', reason: 'is required for lost contacts' },
    ])
    expect(await errorsOf({ status: 2, lost_reason: 'Moved away' })).toEqual([
      { field: 'change.lost_reason', reason: 'is only for lost contacts' },
    ])
    await agent.post('/contacts/bulk/', { contacts: [ann], change: { status: 6, lost_reason: 'Moved away' } })
    expect(await read(ann)).toMatchObject({ status: 6, lost_reason: 'Moved away' })
  })

  it('gives them to someone, who is told once', async () => {
    const ids = [await add('Ann', owner), await add('Ben', owner), await add('Cal', owner)]
    const to = String(people.agent.id)
    const { body } = await owner.post('/contacts/bulk/', { contacts: ids, change: { owner: to } })
    expect(body.changed).toHaveLength(3)
    const told = await NotificationModel.find({ user: people.agent.id, kind: 'lead' }).lean()
    expect(told.map(({ text, subject }) => [text, subject])).toEqual([
      [expect.stringMatching(/assigned you 3 contacts$/), 'Ann Lee, and 2 more'],
    ])
  })

  it('names what is wrong with the request', async () => {
    const ann = await add('Ann')
    const errorsOf = async (body: object) => (await agent.refused('POST', '/contacts/bulk/', body)).errors
    expect(await errorsOf({ contacts: [ann] })).toEqual([
      { field: 'change', reason: 'is required, unless the contacts are deleted' },
    ])
    expect(await errorsOf({ contacts: [ann], change: { source: 1 }, delete: {} })).toEqual([
      { field: 'delete', reason: 'can’t be combined with change' },
    ])
    const stranger = board.workspace
    expect(await errorsOf({ contacts: [ann], change: { add_labels: [stranger] } })).toEqual([
      { field: 'change.add_labels.0', reason: 'isn’t one of your labels' },
    ])
    const other = String(people.agent2.id)
    expect((await agent.post('/contacts/bulk/', { contacts: [ann], change: { owner: other } })).status).toBe(403)
  })
})

describe('deleting several contacts', () => {
  it('skips those who are on deals unless they may be taken off, and one undo brings all back', async () => {
    const [ann, ben] = [await add('Ann'), await add('Ben')]
    const deal = await createDeal(agent, board, { name: '1 Elm Street', parties: [{ role: 'buyer', contact: ann }] })
    const skipped = await agent.post('/contacts/bulk/?dry_run=true', { contacts: [ann, ben], delete: {} })
    expect(skipped.body).toMatchObject({
      changed: [{ id: ben }],
      skipped: [{ id: ann, reason: 'can’t be changed: this contact is on a deal' }],
    })
    const { body } = await agent.post('/contacts/bulk/', { contacts: [ann, ben], delete: { take_off_deals: true } })
    expect(body.changed).toHaveLength(2)
    expect((await agent.get(`/contacts/${ann}/`)).status).toBe(404)

    expect((await agent.post('/events/undo/', { events: body.events })).status).toBe(200)
    expect([(await read(ann)).first_name, (await read(ben)).first_name]).toEqual(['Ann', 'Ben'])
    const { parties } = (await agent.get(`/deals/${deal.id}/`)).body
    expect(parties.map(({ contact }) => contact)).toContain(ann)
  })

  it('is not for those who only work on them', async () => {
    const ann = await add('Ann')
    const { body } = await assistant.post('/contacts/bulk/', { contacts: [ann], delete: {} })
    expect(body).toMatchObject({ changed: [], skipped: [{ id: ann, reason: 'can’t be deleted by you' }] })
    expect(
      (await assistant.post('/contacts/bulk/', { contacts: [ann], change: { source: 2 } })).body.changed,
    ).toHaveLength(1)
  })
})
