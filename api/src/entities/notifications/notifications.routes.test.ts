import { Types } from 'mongoose'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { TemplateModel } from '#entities/templates/template.model.ts'
import { change } from '#platform/events/change.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { NotificationModel } from './notification.model.ts'
import { notify } from './notify.command.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let board: Board

beforeAll(async () => {
  ;({ people, owner, agent, agent2, board } = await openTeam(app, ['agent', 'agent2']))
})
beforeEach(() => NotificationModel.deleteMany({}))

const inbox = async (client: TestClient, query = '') => (await client.get(`/notifications/?${query}`)).body
/** What the inbox tells of assigned tasks. */
const given = async (client: TestClient) => (await inbox(client)).results.filter(({ kind }) => kind === 'assigned')
const subjects = async (query: string) => (await inbox(agent, query)).results.map(({ subject }) => subject)
const give = (title: string, to: Types.ObjectId, by = owner) => by.post('/tasks/', { title, assignee: String(to) })

describe('an inbox', () => {
  it('notifies only the person to whom someone else assigned a task', async () => {
    const { body: task } = await give('Call the lender', people.agent.id)
    await give('My own', people.agent.id, agent)
    const { results } = await inbox(agent)
    expect(results).toHaveLength(1)
    expect(results[0]).toMatchObject({
      kind: 'assigned',
      text: 'owner north assigned you a task',
      subject: 'Call the lender',
      task: task.id,
      deal: null,
      actor: String(people.owner.id),
      read_at: null,
    })
    expect((await inbox(owner)).count).toBe(0)
  })

  it('notifies a later assignee, but not one who keeps the task', async () => {
    const { body: task } = await give('Call', people.agent.id)
    await owner.patch(`/tasks/${task.id}/`, { assignee: String(people.agent2.id) })
    await owner.patch(`/tasks/${task.id}/`, { assignee: String(people.agent2.id), title: 'Call twice' })
    expect((await inbox(agent2)).results.map(({ subject }) => subject)).toEqual(['Call'])
  })

  it('counts unread notifications, which are marked as read one by one or all at once', async () => {
    for (const title of ['A', 'B', 'C']) await give(title, people.agent.id)
    const [latest] = (await inbox(agent)).results
    expect(latest?.subject).toBe('C')
    const read = await agent.patch(`/notifications/${latest?.id}/`, { read: true })
    expect(read.body.read_at).not.toBeNull()
    expect((await agent.patch(`/notifications/${latest?.id}/`, { read: true })).body).toEqual(read.body)
    expect((await inbox(agent, 'unread=true')).count).toBe(2)
    await agent.patch(`/notifications/${latest?.id}/`, { read: false })
    expect((await inbox(agent, 'unread=true')).count).toBe(3)
    expect((await agent.post('/notifications/read_all/')).status).toBe(204)
    expect(await inbox(agent, 'unread=true')).toMatchObject({ count: 0 })
    expect((await inbox(agent)).count).toBe(3)
  })

  it('is visible to no one else', async () => {
    await give('A', people.agent.id)
    const [one] = (await inbox(agent)).results
    expect((await owner.refused('PATCH', `/notifications/${one?.id}/`, { read: true })).status).toBe(404)
    await owner.post('/notifications/read_all/')
    expect((await inbox(agent, 'unread=true')).count).toBe(1)
  })

  it('leaves out a deal that its reader can no longer see', async () => {
    const both = [people.agent.id, people.agent2.id].map((user, i) => ({ user: String(user), role: i ? 'co' : 'lead' }))
    const deal = await createDeal(owner, board, { agents: both })
    const { body: task } = await owner.post('/tasks/', {
      deal: deal.id,
      title: 'Inspection reply',
      assignee: String(people.agent2.id),
    })
    expect((await inbox(agent2)).results[0]?.subject).toBe('Inspection reply, 402 Maple Street')
    await owner.patch(`/tasks/${task.id}/`, { assignee: null })
    await owner.patch(`/deals/${deal.id}/`, { agents: [{ user: String(people.agent.id), role: 'lead' }] })
    expect((await inbox(agent2)).count).toBe(0)
  })

  it('notifies assignees when someone else moves the dates of their tasks in a deal', async () => {
    const both = [people.agent.id, people.agent2.id].map((user, i) => ({ user: String(user), role: i ? 'co' : 'lead' }))
    const deal = await createDeal(owner, board, { agents: both, dates: { closing: '2030-02-15' } })
    const due_rule = { anchor: 'closing', item: null, offset: -1, unit: 'calendar', roll: 'none', skip_holidays: true }
    const add = (title: string, assignee: Types.ObjectId) =>
      owner.post('/tasks/', { deal: deal.id, title, due_rule, assignee: String(assignee) })
    await add('Walkthrough', people.agent.id)
    await add('Wire', people.agent2.id)
    await add('Utilities', people.agent2.id)
    await owner.post('/notifications/read_all/')
    await agent.post(`/deals/${deal.id}/reschedule/`, { dates: { closing: '2030-02-20' } })
    const told = async (client: TestClient) =>
      (await inbox(client)).results.flatMap(({ kind, text, subject }) =>
        kind === 'rescheduled' ? [[text, subject]] : [],
      )
    expect(await told(agent2)).toEqual([['agent north moved the dates of 2 of your tasks', '402 Maple Street']])
    expect(await told(agent)).toEqual([])
  })

  it('leaves out a deleted deal until it is recovered', async () => {
    const deal = await createDeal(agent, board, { agents: [{ user: String(people.agent.id), role: 'lead' }] })
    await agent.post('/tasks/', { deal: deal.id, title: 'Sign', assignee: String(people.owner.id) })
    expect((await inbox(owner)).count).toBe(1)
    await owner.delete(`/deals/${deal.id}/`)
    expect(await inbox(owner)).toMatchObject({ count: 0, results: [] })
    await owner.post(`/deleted_deals/${deal.id}/restore/`)
    expect((await inbox(owner)).results.map(({ subject }) => subject)).toEqual(['Sign, 402 Maple Street'])
  })

  it('notifies once of tasks assigned by role, and not the people who assigned them to themselves', async () => {
    const agents = [{ user: String(people.agent.id), role: 'lead' }]
    const deal = await createDeal(owner, board, { agents })
    await owner.post('/tasks/', { deal: deal.id, title: 'Call', assignee_role: 'lead' })
    await agent.post('/tasks/', { deal: deal.id, title: 'Write', assignee_role: 'lead' })
    const told = async (client: TestClient) => (await given(client)).map(({ text, subject }) => [text, subject])
    expect(await told(agent)).toEqual([['owner north assigned you a task', 'Call, 402 Maple Street']])
    // The role moves to another agent, with all tasks assigned to it.
    await owner.patch(`/deals/${deal.id}/`, { agents: [{ user: String(people.agent2.id), role: 'lead' }] })
    expect(await told(agent2)).toEqual([['owner north assigned you 2 tasks', 'Call, 402 Maple Street, and 1 more']])
  })

  it('notifies once of the tasks of a template', async () => {
    const tasks = ['Order', 'Sign', 'Wait'].map((title) => ({ key: title, title, assignee_role: 'lead' }))
    const milestones = [{ key: 'contract', name: 'Contract', tasks }]
    const template = await TemplateModel.create({ account: people.account, name: 'Three', milestones })
    const agents = [{ user: String(people.agent2.id), role: 'lead' }]
    await createDeal(owner, board, { agents, template: template.id, dates: { closing: '2030-02-15' } })
    expect((await given(agent2)).map(({ text }) => text)).toEqual(['owner north assigned you 3 tasks'])
    expect((await inbox(owner)).count).toBe(0)
  })

  it('notifies the person who takes over from a departing member', async () => {
    const other = await createPeople('south')
    const boss = await app.signIn('owner@south.test')
    const theirs = await createBoard(boss, other.team)
    const lead = [{ user: String(other.agent.id), role: 'lead' }]
    const deal = await createDeal(boss, theirs, { agents: lead })
    await boss.post('/tasks/', { deal: deal.id, title: 'By role', assignee_role: 'lead' })
    await boss.post('/tasks/', { deal: deal.id, title: 'By name', assignee: String(other.agent.id) })
    await boss.post('/tasks/', { title: 'On its own', assignee: String(other.agent.id) })
    const member = `/teams/${String(other.team)}/members/${String(other.agent.id)}/` as const
    const gone = await boss.post(`${member}deactivate/`, { reassign_to: String(other.agent2.id) })
    expect(gone.status).toBe(200)
    const heir = await app.signIn('agent2@south.test')
    expect((await given(heir)).map(({ text }) => text)).toEqual(['owner south assigned you 3 tasks'])
  })

  it('sets what is done apart, and brings it back', async () => {
    for (const title of ['A', 'B', 'C']) await give(title, people.agent.id)
    const [c, b] = (await inbox(agent)).results
    const done = await agent.patch(`/notifications/${c?.id}/`, { done: true })
    expect(done.body).toMatchObject({ read_at: expect.any(String), done_at: expect.any(String) })
    await agent.post('/notifications/bulk/', { notifications: [b?.id ?? ''], change: { done: true } })
    expect(await subjects('')).toEqual(['A'])
    expect(await subjects('state=done')).toEqual(['C', 'B'])
    await agent.post('/notifications/bulk/', { notifications: [b?.id ?? '', c?.id ?? ''], change: { done: false } })
    expect(await subjects('')).toEqual(['C', 'B', 'A'])
    expect((await inbox(agent, 'unread=true')).count).toBe(1)
  })

  it('snoozes until a time, when it comes back on top as unread', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
    try {
      await give('A', people.agent.id)
      const [a] = (await inbox(agent)).results
      await agent.patch(`/notifications/${a?.id}/`, { read: true })
      const until = new Date(Date.now() + 60 * 60_000).toISOString()
      await agent.patch(`/notifications/${a?.id}/`, { snoozed_until: until })
      expect([await subjects(''), await subjects('state=snoozed')]).toEqual([[], ['A']])
      vi.setSystemTime(Date.now() + 30 * 60_000)
      await give('B', people.agent.id)
      await agent.post('/notifications/read_all/')
      vi.setSystemTime(new Date(until))
      expect([await subjects(''), await subjects('unread=true')]).toEqual([['A', 'B'], ['A']])
      await agent.patch(`/notifications/${a?.id}/`, { snoozed_until: new Date(Date.now() + 1).toISOString() })
      await agent.patch(`/notifications/${a?.id}/`, { snoozed_until: null })
      expect(await subjects('')).toEqual(['B', 'A'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('refuses a snooze that makes no sense, and half of a change', async () => {
    await give('A', people.agent.id)
    const [a] = (await inbox(agent)).results
    const refusal = async (body: Record<string, unknown>) =>
      (await agent.refused('PATCH', `/notifications/${a?.id}/`, body)).errors
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    expect(await refusal({ snoozed_until: inDays(-1) })).toEqual([
      { field: 'snoozed_until', reason: 'must be in the future' },
    ])
    expect(await refusal({ snoozed_until: inDays(200) })).toEqual([
      {
        field: 'snoozed_until',
        reason: expect.stringMatching(/^must be before the notification is deleted, on \d{4}-/),
      },
    ])
    expect(await refusal({ snoozed_until: inDays(1), done: true })).toEqual([
      { field: 'done', reason: 'can’t be combined with snoozed_until' },
    ])
    expect(await refusal({ read: false, done: true })).toEqual([
      { field: 'read', reason: 'can’t be false for what’s done' },
    ])
    await give('B', people.agent2.id)
    const [theirs] = (await inbox(agent2)).results
    const both = { notifications: [a?.id ?? '', theirs?.id ?? ''], change: { done: true } }
    expect((await agent.refused('POST', '/notifications/bulk/', both)).errors).toEqual([
      { field: 'notifications.1', reason: 'doesn’t exist, or you can’t see it' },
    ])
    expect(await subjects('')).toEqual(['A'])
  })

  it('is filtered by kind, and names the deal', async () => {
    const agents = [{ user: String(people.agent.id), role: 'lead' as const }]
    const deal = await createDeal(owner, board, { agents })
    await give('A', people.agent.id)
    const { results } = await inbox(agent, 'kind=joined')
    expect(results.map(({ kind, deal: of, deal_name }) => [kind, of, deal_name])).toEqual([
      ['joined', deal.id, '402 Maple Street'],
    ])
    expect(await subjects('kind=assigned,mentioned')).toEqual(['A'])
  })

  it('does not notify of a failed change, nor clients and strangers', async () => {
    const tell = (to: Types.ObjectId[]) =>
      change({ id: people.owner.id, account: people.account, requestId: 'x' }, async (tx) => {
        await notify(tx, { to, kind: 'mentioned', text: 'mentioned you', subject: 'A note' })
        if (to.length > 2) throw new Error('no')
      })
    await tell([people.client.id, new Types.ObjectId()])
    await expect(tell([people.agent.id, people.agent.id, people.agent2.id])).rejects.toThrow('no')
    expect(await NotificationModel.countDocuments({})).toBe(0)
    await tell([people.agent.id, people.agent.id])
    expect((await inbox(agent)).results.map(({ text }) => text)).toEqual(['owner north mentioned you'])
  })
})
