import type { Deal, Milestone, Task } from 'openapi'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DealModel } from '#entities/deals/deal.model.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { toId } from '#platform/reads/find.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
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

const rule = (offset: number) => ({
  anchor: 'closing',
  item: null,
  offset,
  unit: 'business',
  roll: 'none',
  skip_holidays: true,
})
const addTask = async (fields: object) => (await agent.post('/tasks/', { deal: deal.id, ...fields })).body

beforeAll(async () => {
  ;({ people, owner, agent, board } = await openTeam(app, ['agent']))
  other = await createBoard(owner, people.team, 'Other')
})
beforeEach(async () => {
  deal = await createDeal(agent, board, { list_price: 50_000_000, dates: { closing: '2026-12-14' } })
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

const events = async () => (await agent.get(`/deals/${deal.id}/history/`)).body.results
const lastEvent = async () => (await events())[0]?.id ?? ''
const undo = (id: string, client = agent) => client.post(`/events/${id}/undo/`)
const reschedule = async (body: object) => (await agent.post(`/deals/${deal.id}/reschedule/`, body)).body

describe('undoing', () => {
  it.each<[string, () => Promise<unknown>]>([
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
  ])('%s restores everything, as one event, and can be undone itself', async (_what, work) => {
    const before = await stored()
    await work()
    const after = await stored()
    expect(after).not.toBe(before)
    const count = (await events()).length
    const undone = await undo(await lastEvent())
    expect(undone.status).toBe(200)
    expect(await stored()).toBe(before)
    expect(await events()).toHaveLength(count + 1)
    expect((await events())[0]).toMatchObject({ id: undone.body.event, op: 'undo', summary: undone.body.summary })
    expect((await undo(undone.body.event)).status).toBe(200)
    expect(await stored()).toBe(after)
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
    expect(summary).toBe('took a change back: moved the closing from Dec 21 to Dec 14; 3 due dates followed')
  })

  it('is refused if something has changed since, and names it', async () => {
    const { event } = await reschedule({ dates: { closing: '2026-12-21' } })
    await agent.patch(`/deals/${deal.id}/`, { dates: { closing: '2026-12-28' } })
    await agent.patch(`/tasks/${walkthrough.id}/`, { pinned: true })
    const before = await stored()
    const { status, errors } = await agent.refused('POST', `/events/${event}/undo/`)
    expect(status).toBe(409)
    expect(errors).toContainEqual({ field: 'dates.closing', reason: 'was changed since' })
    expect(errors).toContainEqual({ field: `tasks.${walkthrough.id}.due_date`, reason: 'was pinned since' })
    expect(await stored()).toBe(before)
  })

  it('is refused for a deleted task, a second time, and for fields with their own rules', async () => {
    const { event } = await reschedule({ dates: { closing: '2026-12-21' } })
    expect((await undo(event ?? '')).status).toBe(200)
    expect((await undo(event ?? '')).status).toBe(409)
    const again = (await reschedule({ dates: { closing: '2026-12-21' } })).event
    await agent.delete(`/tasks/${walkthrough.id}/`)
    expect((await agent.refused('POST', `/events/${again}/undo/`)).errors).toContainEqual({
      field: `tasks.${walkthrough.id}.due_date`,
      reason: 'is gone',
    })
    await agent.patch(`/deals/${deal.id}/`, { status: 2 })
    expect((await undo(await lastEvent())).body).toMatchObject({ status: 409, title: 'This change cannot be undone' })
    await agent.post(`/deals/${deal.id}/archive/`)
    expect((await undo(await lastEvent())).status).toBe(409)
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
    expect(body.summary).toBe(`brought back the ${entity} “${name}”`)
    // A recovered record has its fields in a different order.
    expect(JSON.parse(await stored())).toEqual(JSON.parse(before))
    expect((await undo(deleted?.id ?? '')).body).toMatchObject({ status: 409, title: 'It is there already' })
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
