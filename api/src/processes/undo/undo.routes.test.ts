import type { Deal, Milestone, Task } from 'openapi'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DealModel } from '#entities/deals/deal.model.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { toId } from '#platform/reads/find.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { uploadFile } from '#test/factories/files.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let board: Board
let other: Board
let deal: Deal
let walkthrough: Task
let disclosure: Task
let steps: Milestone
let buyer: string

const rule = (offset: number) => ({
  anchor: 'closing',
  item: null,
  offset,
  unit: 'business',
  roll: 'none',
  skip_holidays: true,
})
const CLOSING = { sale_price: 51_000_000, actual_close: '2026-11-02' }
const underContract = () => owner.patch(`/deals/${deal.id}/`, { status: 3, commission: { rate_bp: 250 } })
const withoutVersion = ({ version: _v, updated_at: _u, ...fields }: { version: number; updated_at: string }) => fields
const lead = (share_bp: number) => ({ user: String(people.agent.id), role: 'lead', share_bp })
const addTask = async (fields: object) => (await agent.post('/tasks/', { deal: deal.id, ...fields })).body

beforeAll(async () => {
  ;({ people, owner, agent, board } = await openTeam(app, ['agent']))
  other = await createBoard(owner, people.team, 'Other')
  buyer = (await agent.post('/contacts/', { first_name: 'Sarah', last_name: 'Lee' })).body.id
})
beforeEach(async () => {
  deal = await createDeal(agent, board, { list_price: 50_000_000, dates: { closing: '2026-12-14' } })
  await agent.post('/milestones/', { deal: deal.id, name: 'Offer' })
  steps = (await agent.post('/milestones/', { deal: deal.id, name: 'Keys', due_rule: rule(0) })).body
  walkthrough = await addTask({ title: 'Walkthrough', due_rule: rule(-1), milestone: steps.id })
  disclosure = await addTask({ title: 'Disclosure', kind: 'key_date', due_rule: rule(-3) })
  await addTask({ title: 'Call', due_rule: { ...rule(1), anchor: 'task', item: walkthrough.id } })
  await addTask({ title: 'Van', due_date: '2026-12-10' })
})

/** The stored deal with its tasks and milestones, byte for byte, except for versions and update time. */
async function stored(): Promise<string> {
  const without = { projection: { version: 0, versions_since_edit: 0, updated_at: 0 }, sort: { _id: 1 as const } }
  const ofDeal = { deal: toId(deal.id) }
  const all = await Promise.all([
    DealModel.collection.find({ _id: toId(deal.id) }, without).toArray(),
    TaskModel.collection.find(ofDeal, without).toArray(),
    MilestoneModel.collection.find(ofDeal, without).toArray(),
  ])
  return JSON.stringify(all)
}

const events = async (client = agent) => (await client.get(`/deals/${deal.id}/history/`)).body.results
const lastEvent = async () => (await events())[0]?.id ?? ''
const undo = (id: string, client = agent) => client.post(`/events/${id}/undo/`)
const reschedule = async (body: object) => (await agent.post(`/deals/${deal.id}/reschedule/`, body)).body

describe('undoing', () => {
  it.each<[string, () => Promise<unknown>, (() => Promise<unknown>)?]>([
    ['a reschedule', () => reschedule({ dates: { closing: '2026-12-21' }, confirm: [disclosure.id] })],
    ['a reschedule that clears the closing', () => reschedule({ dates: { closing: null }, confirm: [disclosure.id] })],
    ['a date that was set by hand', () => reschedule({ items: [{ id: walkthrough.id, due_date: '2026-12-01' }] })],
    [
      'a change of dates',
      () => agent.patch(`/deals/${deal.id}/`, { dates: { closing: '2026-12-21', listing: '2026-10-01' } }),
    ],
    [
      'a change of plain fields',
      () => agent.patch(`/deals/${deal.id}/`, { notes: 'A', name: 'B', address: { city: 'C' } }),
    ],
    ['a move to another board', async () => agent.post(`/deals/${deal.id}/move/`, { phase: other.offer })],
    [
      'a completed task',
      () => agent.post(`/tasks/${walkthrough.id}/complete/`, { completed_at: '2026-10-01T12:00:00.000Z' }),
    ],
    [
      'a change of a task',
      () => agent.patch(`/tasks/${walkthrough.id}/`, { title: 'A', due_date: '2026-12-02', priority: 3 }),
    ],
    [
      'a change of a rule',
      () => agent.patch(`/tasks/${disclosure.id}/`, { due_rule: rule(-9), depends_on: [walkthrough.id] }),
    ],
    ['a new list price', () => agent.patch(`/deals/${deal.id}/`, { list_price: 49_000_000 })],
    ['what kind of deal it is', () => agent.patch(`/deals/${deal.id}/`, { representation: 2, deal_type: 3 })],
    ['a status', () => agent.patch(`/deals/${deal.id}/`, { status: 2 })],
    ['a deal put on hold', () => agent.patch(`/deals/${deal.id}/`, { status: 7 })],
    ['a lost deal', () => agent.patch(`/deals/${deal.id}/`, { status: 5, lost_reason: 'A' })],
    [
      'agents',
      () =>
        owner.patch(`/deals/${deal.id}/`, {
          agents: [lead(5000), { user: people.agent2.id, role: 'co', share_bp: 5000 }],
        }),
    ],
    ['parties', () => agent.patch(`/deals/${deal.id}/`, { parties: [{ contact: buyer, role: 'buyer' }] })],
    ['terms of the commission', () => owner.patch(`/deals/${deal.id}/`, { commission: { rate_bp: 300, fees: 5000 } })],
    ['an archived deal', () => agent.post(`/deals/${deal.id}/archive/`)],
    ['a moved milestone', () => agent.patch(`/milestones/${steps.id}/`, { order: 0 })],
    ['a closed deal', async () => agent.post(`/deals/${deal.id}/close/`, CLOSING), () => underContract()],
    [
      'a reopened deal',
      async () => owner.post(`/deals/${deal.id}/reopen/`, { reason: 'A' }),
      async () => {
        await underContract()
        await agent.post(`/deals/${deal.id}/close/`, CLOSING)
      },
    ],
  ])('%s restores everything, as one event, and can be undone itself', async (_what, work, prepare?) => {
    await prepare?.()
    const before = await stored()
    await work()
    const after = await stored()
    expect(after).not.toBe(before)
    const count = (await events()).length
    const undone = await undo(await lastEvent(), owner)
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    expect(await stored()).toBe(before)
    expect(await events()).toHaveLength(count + 1)
    expect((await events(owner))[0]).toMatchObject({ id: undone.body.event, op: 'undo', summary: undone.body.summary })
    expect((await undo(undone.body.event, owner)).status).toBe(200)
    expect(await stored()).toBe(after)
  })

  it.each<[string, () => Promise<unknown>, string]>([
    ['task', () => addTask({ title: 'New', milestone: steps.id, depends_on: [walkthrough.id] }), 'the task “New”'],
    ['milestone', () => agent.post('/milestones/', { deal: deal.id, name: 'New', order: 0 }), 'the milestone “New”'],
  ])('of a new %s deletes it, and undoing that brings it back', async (_entity, work, name) => {
    const before = JSON.parse(await stored())
    await work()
    const after = JSON.parse(await stored())
    const removed = await undo(await lastEvent())
    expect(removed.body).toMatchObject({ summary: `deleted ${name}`, kept: [] })
    expect(JSON.parse(await stored())).toEqual(before)
    const back = await undo(removed.body.event)
    expect(back.body.summary).toBe(`restored ${name}`)
    expect(JSON.parse(await stored())).toEqual(after)
    expect((await undo(back.body.event)).status).toBe(200)
    expect(JSON.parse(await stored())).toEqual(before)
  })

  it('of a new task or milestone is refused once someone has worked with it, and names that', async () => {
    const task = await addTask({ title: 'New' })
    const made = await lastEvent()
    await agent.patch(`/tasks/${task.id}/`, { priority: 3 })
    await agent.patch(`/tasks/${walkthrough.id}/`, { depends_on: [task.id] })
    expect(await agent.refused('POST', `/events/${made}/undo/`)).toMatchObject({
      status: 409,
      type: 'urn:protracker:problem:changed-since',
      errors: [
        { field: 'priority', reason: 'has changed since then' },
        { field: `tasks.${walkthrough.id}.depends_on`, reason: 'depends on it now' },
      ],
    })
    await agent.patch(`/tasks/${task.id}/`, { priority: 2 })
    await agent.patch(`/tasks/${walkthrough.id}/`, { depends_on: [] })
    expect((await undo(made)).status).toBe(200)
    const ofSteps = (await events()).find(({ entity_id, op }) => entity_id === steps.id && op === 'create')
    expect((await agent.refused('POST', `/events/${ofSteps?.id}/undo/`)).errors).toEqual([
      { field: `tasks.${walkthrough.id}.milestone`, reason: 'depends on it now' },
    ])
  })

  it('of a new task does not mind that its date followed its rule', async () => {
    await addTask({ title: 'New', due_rule: rule(2) })
    const made = await lastEvent()
    await agent.patch(`/deals/${deal.id}/`, { dates: { closing: '2026-12-28' } })
    expect((await undo(made)).status).toBe(200)
  })

  it('of notes: written, rewritten, pinned, deleted and restored', async () => {
    const words = (text: string) => [{ type: 'paragraph', content: [{ type: 'text', text }] }]
    const notes = async () =>
      JSON.stringify((await agent.get(`/notes/?deal=${deal.id}`)).body.results.map(withoutVersion))
    const none = await notes()
    const { id } = (await agent.post('/notes/', { deal: deal.id, body: words('One') })).body
    const steps: (() => Promise<unknown>)[] = [
      () => agent.patch(`/notes/${id}/`, { body: words('Two') }),
      () => agent.patch(`/notes/${id}/`, { pinned: true }),
      () => agent.delete(`/notes/${id}/`),
      () => agent.post(`/notes/${id}/restore/`),
    ]
    const undone: string[] = []
    for (const step of steps) {
      const before = await notes()
      await step()
      const after = await notes()
      const first = await undo(await lastEvent())
      expect([first.status, await notes()]).toEqual([200, before])
      const second = await undo(first.body.event)
      expect([second.status, await notes()]).toEqual([200, after])
      undone.push(first.body.summary)
    }
    expect(undone).toEqual([
      'undid a change: edited a note',
      'undid a change: unpinned a note',
      'restored a note',
      'deleted a note',
    ])
    const written = (await events()).findLast(({ entity }) => entity === 'note')?.id ?? ''
    expect((await agent.refused('POST', `/events/${written}/undo/`)).errors?.map(({ field }) => field)).toEqual([
      'body',
      'text',
      'pinned',
    ])
    const other = (await agent.post('/notes/', { deal: deal.id, body: words('Other') })).body.id
    expect((await undo(await lastEvent())).body.summary).toBe('deleted a note')
    expect((await notes()).includes(other)).toBe(false)
    expect(none).toBe('[]')
  })

  it('of files: renamed, shared, deleted and added', async () => {
    const { id } = await uploadFile(agent, deal.id)
    const added = await lastEvent()
    const files = async () =>
      JSON.stringify((await agent.get(`/deals/${deal.id}/files/`)).body.results.map(withoutVersion))
    const before = await files()
    await agent.patch(`/files/${id}/`, { name: 'Other.pdf', client_visible: true })
    const changed = await undo(await lastEvent())
    expect([changed.status, await files()]).toEqual([200, before])
    await agent.delete(`/files/${id}/`)
    expect((await undo(await lastEvent())).status).toBe(200)
    expect(await files()).toBe(before)
    const removed = await undo(added)
    expect([removed.status, await files()]).toEqual([200, '[]'])
    expect((await undo(removed.body.event)).status).toBe(200)
    expect(await files()).toBe(before)
  })

  it('does not move a contractual date that waits for consent', async () => {
    await agent.patch(`/deals/${deal.id}/`, { dates: { closing: '2026-12-21' } })
    const before = await stored()
    await agent.patch(`/tasks/${disclosure.id}/`, { pinned: true })
    expect((await undo(await lastEvent())).status).toBe(200)
    expect(await stored()).toBe(before)
  })

  it('is offered in history if possible, whatever a date does to the commission', async () => {
    const owner = await app.signIn('owner@north.test')
    await owner.patch(`/deals/${deal.id}/`, { commission: { rate_bp: 250 } })
    const before = await stored()
    const { event } = await reschedule({ dates: { closing: '2027-12-21' } })
    const [moved, terms] = await events()
    expect([moved?.id, moved?.can_undo, terms?.can_undo]).toEqual([event, true, false])
    expect((await undo(event ?? '')).status).toBe(200)
    expect(await stored()).toBe(before)
  })

  it('says what was undone', async () => {
    const { event } = await reschedule({ dates: { closing: '2026-12-21' } })
    const { summary } = (await undo(event ?? '')).body
    expect(summary).toBe('undid a change: moved the closing from Dec 21 to Dec 14; 3 due dates followed')
  })

  it('is refused if something has changed since, and names it', async () => {
    const { event } = await reschedule({ dates: { closing: '2026-12-21' } })
    await agent.patch(`/deals/${deal.id}/`, { dates: { closing: '2026-12-28' } })
    await agent.patch(`/tasks/${walkthrough.id}/`, { pinned: true })
    const before = await stored()
    const { status, errors } = await agent.refused('POST', `/events/${event}/undo/`)
    expect(status).toBe(409)
    expect(errors).toContainEqual({ field: 'dates.closing', reason: 'has changed since then' })
    expect(errors).toContainEqual({ field: `tasks.${walkthrough.id}.due_date`, reason: 'has been pinned since then' })
    expect(await stored()).toBe(before)
  })

  it('is refused for a deleted task, and a second time', async () => {
    const { event } = await reschedule({ dates: { closing: '2026-12-21' } })
    expect((await undo(event ?? '')).status).toBe(200)
    expect((await undo(event ?? '')).status).toBe(409)
    const again = (await reschedule({ dates: { closing: '2026-12-21' } })).event
    await agent.delete(`/tasks/${walkthrough.id}/`)
    expect((await agent.refused('POST', `/events/${again}/undo/`)).errors).toContainEqual({
      field: `tasks.${walkthrough.id}.due_date`,
      reason: 'no longer exists',
    })
  })

  it('says why a change cannot be undone', async () => {
    const made = (await events()).at(-1)
    expect(made).toMatchObject({ op: 'create', entity: 'deal', can_undo: false })
    expect(await agent.refused('POST', `/events/${made?.id}/undo/`)).toMatchObject({
      status: 409,
      type: 'urn:protracker:problem:cannot-be-undone',
      title: 'This change can’t be undone',
      detail: 'A new deal is deleted or archived instead.',
    })
  })

  it('of people is refused if one of them has left or is gone', async () => {
    const { id } = (await agent.post('/contacts/', { first_name: 'Old' })).body
    await agent.patch(`/deals/${deal.id}/`, { parties: [{ contact: id, role: 'buyer' }] })
    await agent.patch(`/deals/${deal.id}/`, { parties: [] })
    const event = await lastEvent()
    expect((await agent.delete(`/contacts/${id}/`)).status).toBe(204)
    expect((await agent.refused('POST', `/events/${event}/undo/`)).errors).toEqual([
      { field: 'parties', reason: 'include a contact that no longer exists' },
    ])
  })

  it('is for whoever made the change, and for others with the right to do what undoing does', async () => {
    const assistant = await app.signIn('assistant@north.test')
    const canUndo = async (id: string, client: TestClient) =>
      (await client.get(`/deals/${deal.id}/history/`)).body.results.find((event) => event.id === id)?.can_undo
    const offered = async (id: string) => [
      await canUndo(id, owner),
      await canUndo(id, agent),
      await canUndo(id, assistant),
    ]

    await agent.delete(`/tasks/${walkthrough.id}/`)
    const deleted = await lastEvent()
    expect(await offered(deleted)).toEqual([true, true, false])
    // Undoing a deletion and restoring are one.
    expect((await undo(deleted, assistant)).status).toBe(403)
    expect((await assistant.post(`/tasks/${walkthrough.id}/restore/`)).status).toBe(403)
    expect((await agent.post(`/tasks/${walkthrough.id}/restore/`)).status).toBe(200)

    await assistant.post('/tasks/', { deal: deal.id, title: 'Mine' })
    const made = await lastEvent()
    expect(await offered(made)).toEqual([true, true, true])
    const removed = await undo(made, assistant)
    expect((await undo(removed.body.event, assistant)).status).toBe(200)

    await underContract()
    expect(await offered(await lastEvent())).toEqual([true, false, false])
    await owner.patch(`/deals/${deal.id}/`, {
      agents: [lead(10_000), { user: String(people.assistant.id), role: 'co' }],
    })
    await owner.post(`/deals/${deal.id}/close/`, CLOSING)
    const closed = await lastEvent()
    expect(await offered(closed)).toEqual([true, false, false])
    expect((await undo(closed)).status).toBe(403)
    await owner.post(`/deals/${deal.id}/reopen/`, { reason: 'A' })
    await agent.post(`/deals/${deal.id}/close/`, CLOSING)
    const own = await lastEvent()
    expect(await offered(own)).toEqual([true, true, false])
    expect((await undo(own)).status).toBe(200)
  })

  it.each<['task' | 'milestone', () => string, string]>([
    ['task', () => walkthrough.id, 'Walkthrough'],
    ['milestone', () => steps.id, 'Keys'],
  ])('of a deleted %s recovers it unchanged, with its links', async (entity, id, name) => {
    await agent.patch(`/tasks/${disclosure.id}/`, { depends_on: [walkthrough.id] })
    await agent.post(`/tasks/${walkthrough.id}/complete/`)
    const before = await stored()
    expect((await agent.delete(`/${entity}s/${id()}/`)).status).toBe(204)
    expect(await stored()).not.toBe(before)
    const [deleted, ...earlier] = await events()
    expect(deleted).toMatchObject({ summary: `deleted the ${entity} “${name}”`, can_undo: true })
    const ofIt = earlier.filter((event) => event.entity_id === id())
    expect(ofIt.map(({ summary, can_undo }) => [summary.includes(name), can_undo])).toEqual(
      ofIt.map(() => [true, false]),
    )

    const { status, body } = await undo(deleted?.id ?? '')
    expect(status).toBe(200)
    expect(body.summary).toBe(`restored the ${entity} “${name}”`)
    // A recovered record has its fields in a different order.
    expect(JSON.parse(await stored())).toEqual(JSON.parse(before))
    expect((await undo(deleted?.id ?? '')).body).toMatchObject({ status: 409, title: 'This has already been restored' })
    expect((await events())[1]).toMatchObject({ id: deleted?.id, can_undo: false })
  })

  it('of a deletion leaves out what has since been deleted, and keeps reminders', async () => {
    await agent.post('/reminders/', { task: walkthrough.id, kind: 'every', days: 1 })
    await agent.delete(`/tasks/${walkthrough.id}/`)
    await agent.delete(`/milestones/${steps.id}/`)
    const restore = (client: TestClient) => client.post(`/tasks/${walkthrough.id}/restore/`)
    expect((await restore(await app.signIn('agent2@north.test'))).status).toBe(404)
    const { status, body } = await restore(agent)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: walkthrough.id,
      milestone: null,
      due_date: '2026-12-11',
      created_at: walkthrough.created_at,
    })
    expect(body.version).toBeGreaterThan(walkthrough.version)
    expect((await agent.get(`/reminders/?task=${walkthrough.id}`)).body.count).toBe(1)
    expect((await restore(agent)).status).toBe(409)
    expect((await agent.post(`/tasks/${disclosure.id}/restore/`)).status).toBe(404)
  })

  it('of a deleted task without a deal is for people who could see it', async () => {
    const { id } = (await agent.post('/tasks/', { title: 'Own' })).body
    await agent.delete(`/tasks/${id}/`)
    expect((await (await app.signIn('agent2@north.test')).post(`/tasks/${id}/restore/`)).status).toBe(404)
    expect((await agent.post(`/tasks/${id}/restore/`)).body).toMatchObject({ id, title: 'Own' })
    expect((await agent.get(`/tasks/${id}/`)).status).toBe(200)
  })

  it('of a task without a deal is for people who may see it', async () => {
    const { id } = (await agent.post('/tasks/', { title: 'Own' })).body
    await agent.patch(`/tasks/${id}/`, { title: 'Other' })
    const filter = { stream: toId(id), op: 'update' }
    const event = String((await TaskModel.db.collection('events').findOne(filter))?._id)
    expect((await undo(event, await app.signIn('agent2@north.test'))).status).toBe(404)
    expect((await undo(event)).status).toBe(200)
    expect((await agent.get(`/tasks/${id}/`)).body.title).toBe('Own')
  })

  it.each([
    ['one', (id: string, assignee: string) => agent.patch(`/tasks/${id}/`, { assignee })],
    ['many', (id: string, assignee: string) => agent.post('/tasks/bulk/', { tasks: [id], change: { assignee } })],
  ])('does not assign work to a former member: %s', async (_tasks, give) => {
    const { id } = await addTask({ title: 'Photos', assignee: String(people.admin.id) })
    await give(id, String(people.agent.id))
    const event = await lastEvent()
    const path = `/teams/${String(people.team)}/members/${String(people.admin.id)}` as const
    expect((await owner.post(`${path}/deactivate/`, { reassign_to: null })).status).toBe(200)
    expect((await undo(event)).status).toBe(200)
    expect((await agent.get(`/tasks/${id}/`)).body.assignee).toBeNull()
    // Its history agrees.
    const { tasks, changed_since } = (await agent.get(`/deals/${deal.id}/history/${await lastEvent()}/`)).body
    expect([tasks.find((task) => task.id === id)?.assignee, changed_since]).toEqual([null, []])
    await owner.post(`${path}/reactivate/`)
  })

  it('returns 404 for an unknown event', async () => {
    expect((await undo('6560a1f2c3d4e5f60718293a')).status).toBe(404)
  })
})
