import type { Contact, Deal, Task } from 'openapi'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { toId } from '#platform/reads/find.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { uploadContactFile } from '#test/factories/files.ts'
import { A_NOTE } from '#test/factories/notes.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { DeletedContactModel } from './deleted-contact.model.ts'
import { purgeDeletedContacts } from './purge-deleted-contacts.command.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let assistant: TestClient
let board: Board
let contact: Contact
let other: Contact
let deal: Deal
let call: Task
let visit: Task

beforeAll(async () => {
  ;({ people, owner, agent, agent2, assistant, board } = await openTeam(app, ['agent', 'agent2', 'assistant']))
})
beforeEach(async () => {
  const named = async (first_name: string) =>
    (await agent.post('/contacts/', { first_name, last_name: 'Lee', phones: ['(860) 555-0100'] })).body
  contact = await named('Sarah')
  other = await named('Tom')
  deal = await createDeal(agent, board, { list_price: 40_000_000, representation: 1 })
  await agent.patch(`/deals/${deal.id}/`, {
    parties: [
      { contact: contact.id, role: 'buyer' },
      { contact: other.id, role: 'buyer' },
      { contact: contact.id, role: 'other' },
    ],
  })
  call = (await agent.post('/tasks/', { contact: contact.id, title: 'Call', assignee: null })).body
  visit = (await agent.post('/tasks/', { contact: contact.id, deal: deal.id, title: 'Visit', assignee: null })).body
})

const path = () => `/contacts/${contact.id}/` as const
const remove = (query = '?take_off_deals=true', client = agent) => client.delete(`${path()}${query}` as '/contacts/x/')
const restore = (client = agent) => client.post(`${path()}restore/`)
const preview = (client = agent) => client.get(`${path()}deletion/`)
const taskOf = async ({ id }: Task) => (await owner.get(`/tasks/${id}/`)).body
const dealNow = async () => (await owner.get(`/deals/${deal.id}/`)).body
const share = async () =>
  (await agent.post('/portals/', { deal: deal.id, contact: contact.id, mode: 'link', sections: {} })).body

/** The contact, its deal, tasks and portals as they are stored, except for versions and update times. */
async function stored() {
  const without = { projection: { version: 0, versions_since_edit: 0, updated_at: 0 }, sort: { _id: 1 as const } }
  const tasks = { _id: { $in: [toId(call.id), toId(visit.id)] } }
  return Promise.all([
    ContactModel.collection.find({ _id: toId(contact.id) }, without).toArray(),
    DealModel.collection.find({ _id: toId(deal.id) }, without).toArray(),
    TaskModel.collection.find(tasks, without).toArray(),
    PortalModel.collection.find({ contact: toId(contact.id) }, without).toArray(),
  ])
}

describe('deleting a contact', () => {
  it('says before what hangs on it', async () => {
    await share()
    await agent.post(`/tasks/${call.id}/complete/`)
    expect((await preview()).body).toEqual({
      deals: [
        { id: deal.id, name: deal.name, status: deal.status, role: 'buyer' },
        { id: deal.id, name: deal.name, status: deal.status, role: 'other' },
      ],
      is_in_other_deals: false,
      open_tasks: 1,
      finished_tasks: 1,
      portals: 1,
      tasks_to: String(people.agent.id),
    })
    expect((await preview(assistant)).status).toBe(403)
    expect((await preview(agent2)).status).toBe(404)
  })

  it('is refused for a party of a deal, unless it may be taken off', async () => {
    expect(await agent.refused('DELETE', path())).toMatchObject({
      status: 409,
      title: 'This contact is on a deal',
    })
    expect((await remove()).status).toBe(204)
    expect((await agent.get(path())).status).toBe(404)
    expect(await dealNow()).toMatchObject({
      parties: [{ contact: other.id, role: 'buyer' }],
      client_names: ['Tom Lee'],
    })
    const [event] = (await agent.get(`/deals/${deal.id}/history/`)).body.results.filter((one) => one.entity === 'deal')
    expect(event?.summary).toBe('changed the people')
  })

  it('is for owners and admins if deals hang on it that its agent does not see', async () => {
    const theirs = await createDeal(agent2, board)
    await owner.patch(`/deals/${theirs.id}/`, { parties: [{ contact: contact.id, role: 'seller' }] })
    expect((await preview()).body.is_in_other_deals).toBe(true)
    expect((await remove()).status).toBe(409)
    expect((await preview(owner)).body).toMatchObject({ is_in_other_deals: false, deals: { length: 3 } })
    expect((await remove('?take_off_deals=true', owner)).status).toBe(204)
  })

  it('ends the access of its client', async () => {
    const { token } = await share()
    const look = () => app.visitor().get(`/portal/${token}/` as '/portal/x/')
    expect((await look()).status).toBe(200)
    await remove()
    expect((await look()).status).toBe(404)
    expect((await restore()).status).toBe(200)
    expect((await look()).status).toBe(200)
  })

  it('hands its open tasks on: to whom it says, or else to who is responsible', async () => {
    const taken = (await agent.post('/tasks/', { contact: contact.id, title: 'A', assignee: String(people.agent2.id) }))
      .body
    const done = (await agent.post('/tasks/', { contact: contact.id, title: 'B', assignee: null })).body
    await agent.post(`/tasks/${done.id}/complete/`)
    expect((await remove('?take_off_deals=true&tasks_to=6560a1f2c3d4e5f60718293a')).status).toBe(400)
    await remove()
    const assignees = async () =>
      Promise.all([call, visit, taken, done].map(async (one) => (await taskOf(one)).assignee))
    const [me, you] = [String(people.agent.id), String(people.agent2.id)]
    expect(await assignees()).toEqual([me, me, you, null])
    for (const task of [call, visit, taken, done]) expect((await taskOf(task)).contact).toBeNull()

    await restore()
    expect(await assignees()).toEqual([null, null, you, null])
    await remove(`?take_off_deals=true&tasks_to=${String(people.agent2.id)}`)
    expect(await assignees()).toEqual([you, you, you, null])
    expect((await agent2.get(`/tasks/${call.id}/`)).status).toBe(200)
  })
})

describe('bringing a deleted contact back', () => {
  it.each<[string, () => Promise<{ status: number }>]>([
    ['restoring', () => restore()],
    [
      'undoing its deletion',
      async () => {
        const deletion = await EventModel.findOne({ stream: toId(contact.id), op: 'delete' }).lean()
        return agent.post(`/events/${String(deletion?._id)}/undo/`)
      },
    ],
  ])('by %s is exact', async (_how, back) => {
    await share()
    const before = await stored()
    await remove(`?take_off_deals=true&tasks_to=${String(people.agent2.id)}`)
    expect((await back()).status).toBe(200)
    expect(await stored()).toEqual(before)
    expect((await agent.get(path())).body.version).toBeGreaterThan(contact.version)
    expect((await restore()).status).toBe(409)
    expect(await DeletedContactModel.countDocuments({ _id: contact.id })).toBe(0)
  })

  it('keeps what has changed since then', async () => {
    await remove()
    await agent.patch(`/deals/${deal.id}/`, { parties: [], list_price: 41_000_000 })
    await agent.patch(`/tasks/${call.id}/`, { title: 'Call again', assignee: String(people.agent2.id) })
    await agent.delete(`/tasks/${visit.id}/`)
    expect((await restore()).status).toBe(200)
    expect(await dealNow()).toMatchObject({
      list_price: 41_000_000,
      parties: [
        { contact: contact.id, role: 'buyer' },
        { contact: contact.id, role: 'other' },
      ],
      client_names: ['Sarah Lee'],
    })
    expect(await taskOf(call)).toMatchObject({
      title: 'Call again',
      contact: contact.id,
      assignee: String(people.agent2.id),
    })
    expect((await owner.get(`/tasks/${visit.id}/`)).status).toBe(404)
  })

  it('is for who may delete it', async () => {
    await remove()
    expect((await restore(agent2)).status).toBe(404)
    expect((await restore(assistant)).status).toBe(403)
    expect((await restore(await app.signIn('client@north.test'))).status).toBe(403)
    expect((await restore(owner)).status).toBe(200)
  })

  it('is possible for 30 days, and then what hangs on it alone is gone too', async () => {
    await agent.post('/activities/', { contact: contact.id, kind: 'text' })
    await agent.post('/notes/', { contact: contact.id, body: A_NOTE })
    await uploadContactFile(agent, contact.id)
    const left = async () =>
      Promise.all(
        ['activities', 'notes', 'files'].map((name) =>
          ContactModel.db.collection(name).countDocuments({ contact: toId(contact.id) }),
        ),
      )
    await remove()
    expect(await left()).toEqual([1, 1, 1])
    await DeletedContactModel.updateOne({ _id: contact.id }, { gone_at: new Date() })
    expect((await restore()).status).toBe(404)
    expect(await purgeDeletedContacts()).toBe(1)
    expect(await left()).toEqual([0, 0, 0])
  })
})

describe('undoing changes of a contact', () => {
  const last = async () =>
    String((await EventModel.findOne({ stream: toId(contact.id) }, null, { sort: { seq: -1 } }))?._id)

  it('puts back what was changed, unless it was changed again', async () => {
    await agent.patch(path(), { first_name: 'Sara', status: 4, address: { city: 'Hartford' } })
    const event = await last()
    const undone = await agent.post(`/events/${event}/undo/`)
    expect(undone.body).toMatchObject({ summary: 'undid a change to Sarah Lee' })
    expect((await agent.get(path())).body).toMatchObject({ first_name: 'Sarah', status: contact.status })
    expect((await dealNow()).client_names).toEqual(['Sarah Lee', 'Tom Lee'])
    expect((await agent.post(`/events/${undone.body.event}/undo/`)).status).toBe(200)
    await agent.patch(path(), { status: 3 })
    expect((await agent.refused('POST', `/events/${event}/undo/`)).errors).toEqual([
      { field: 'status', reason: 'has changed since then' },
    ])
    expect((await agent2.post(`/events/${event}/undo/`)).status).toBe(404)
  })

  it('deletes a new contact, while nothing hangs on it', async () => {
    const made = await EventModel.findOne({ stream: toId(contact.id), op: 'create' })
    expect((await agent.post(`/events/${String(made?._id)}/undo/`)).status).toBe(409)
    await agent.patch(`/deals/${deal.id}/`, { parties: [] })
    await agent.delete(`/tasks/${call.id}/`)
    expect((await agent.refused('POST', `/events/${String(made?._id)}/undo/`)).errors).toEqual([
      { field: `tasks.${visit.id}.contact`, reason: 'depends on it now' },
    ])
    await agent.delete(`/tasks/${visit.id}/`)
    const removed = await agent.post(`/events/${String(made?._id)}/undo/`)
    expect(removed.body).toMatchObject({ summary: 'deleted Sarah Lee' })
    expect((await agent.get(path())).status).toBe(404)
    expect((await agent.post(`/events/${removed.body.event}/undo/`)).body.summary).toBe('restored Sarah Lee')
    expect((await agent.refused('POST', `/events/${await last()}/undo/`)).detail).toBe(
      'Delete the contact again instead.',
    )
  })
})
