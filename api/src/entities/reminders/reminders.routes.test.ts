import type { Task } from 'openapi'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NotificationModel } from '#entities/notifications/notification.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { OutboxModel } from '#platform/mail/outbox.model.ts'
import { sendReminders } from '#processes/reminders/send-reminders.command.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { allMailTo } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { ReminderModel } from './reminder.model.ts'

const app = useTestApp()
const logger = pino({ level: 'silent' })
let people: People
let agent: TestClient
let assistant: TestClient
let board: Board

beforeAll(async () => {
  people = await createPeople('north')
  agent = await app.signIn('agent@north.test')
  assistant = await app.signIn('assistant@north.test')
  board = await createBoard(await app.signIn('owner@north.test'), people.team)
})
beforeEach(async () => {
  await Promise.all([ReminderModel.deleteMany({}), OutboxModel.deleteMany({}), NotificationModel.deleteMany({})])
})

const create = async (fields: object = {}) =>
  (await agent.post('/tasks/', { title: 'Inspection reply', ...fields })).body
const remind = async (task: Task, wish: object, client = agent) => {
  const made = await client.post('/reminders/', { task: task.id, ...wish })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body
}
const remindersOf = async (task: Task) => (await agent.get(`/reminders/?task=${task.id}`)).body.results
const inbox = async (client = agent) => (await client.get('/notifications/')).body.results
const sendAt = (now: string) => sendReminders(logger, new Date(now))

describe('a reminder', () => {
  it('at a time is sent once, by email and in the inbox', async () => {
    const task = await create({ due_date: '2030-01-09' })
    await remind(task, { kind: 'at', at: '2030-01-07T15:00:00.000Z', days: 3 })
    expect(await sendAt('2030-01-07T14:59:59.000Z')).toBe(0)
    expect(await sendAt('2030-01-07T15:00:05.000Z')).toBe(1)
    expect(await sendAt('2030-01-07T15:00:15.000Z')).toBe(0)
    expect(await inbox()).toEqual([
      expect.objectContaining({
        kind: 'reminder',
        text: 'Reminder',
        subject: 'Inspection reply',
        task: task.id,
        actor: null,
      }),
    ])
    const mails = await allMailTo('agent@north.test')
    expect(mails.map(({ template }) => template)).toEqual(['task_reminder'])
    expect(mails[0]?.data).toMatchObject({ title: 'Inspection reply', due: 'Jan 9', task: task.id })
    expect(await remindersOf(task)).toEqual([
      expect.objectContaining({ next_at: null, days: null, sent_at: '2030-01-07T15:00:05.000Z' }),
    ])
  })

  it('before the due date moves with it, with or without a deal', async () => {
    const own = await create({ due_date: '2030-01-09' })
    const deal = await createDeal(agent, board, { dates: { closing: '2030-01-09' } })
    const due_rule = { anchor: 'closing', item: null, offset: 0, unit: 'calendar', roll: 'none', skip_holidays: true }
    const ofDeal = await create({ deal: deal.id, due_rule })
    for (const task of [own, ofDeal]) {
      expect((await remind(task, { kind: 'before_due', days: 2 })).next_at).toBe('2030-01-07T14:00:00.000Z')
    }
    await agent.patch(`/tasks/${own.id}/`, { due_date: '2030-01-10' })
    await agent.post(`/deals/${deal.id}/reschedule/`, { dates: { closing: '2030-01-10' } })
    for (const task of [own, ofDeal]) expect((await remindersOf(task))[0]?.next_at).toBe('2030-01-08T14:00:00.000Z')
    expect(await sendAt('2030-01-08T14:00:00.000Z')).toBe(2)
    await agent.patch(`/tasks/${own.id}/`, { due_date: null })
    expect((await remindersOf(own))[0]?.next_at).toBeNull()
    await agent.patch(`/tasks/${own.id}/`, { due_date: '2030-02-10' })
    expect((await remindersOf(own))[0]?.next_at).toBe('2030-02-08T14:00:00.000Z')
  })

  it('that repeats is sent until the task is done', async () => {
    const task = await create()
    const { next_at: first } = await remind(task, { kind: 'every', days: 2 })
    const later = (days: number) => new Date(Date.parse(first ?? '') + days * 86_400_000).toISOString()
    expect(await sendAt(later(0))).toBe(1)
    expect(await sendAt(later(1))).toBe(0)
    expect(await sendAt(later(2.1))).toBe(1)
    await agent.post(`/tasks/${task.id}/complete/`, {})
    expect(await sendAt(later(30))).toBe(0)
    expect(await remindersOf(task)).toEqual([])
  })

  it('belongs to its user alone', async () => {
    const deal = await createDeal(agent, board)
    const task = await create({ deal: deal.id })
    const { id } = await remind(task, { kind: 'at', at: '2030-01-07T15:00:00.000Z' })
    expect((await assistant.get(`/reminders/?task=${task.id}`)).body.count).toBe(0)
    expect((await assistant.refused('DELETE', `/reminders/${id}/`)).status).toBe(404)
    await remind(task, { kind: 'at', at: '2030-01-07T15:00:00.000Z' }, assistant)
    expect(await sendAt('2030-01-07T16:00:00.000Z')).toBe(2)
    expect((await inbox(assistant)).map(({ kind }) => kind)).toEqual(['reminder'])
    expect((await agent.delete(`/reminders/${id}/`)).status).toBe(204)
    expect(await remindersOf(task)).toEqual([])
  })

  it('is sent once, however many workers look at the same time', async () => {
    await remind(await create(), { kind: 'at', at: '2030-01-07T15:00:00.000Z' })
    const sent = await Promise.all([1, 2, 3].map(() => sendAt('2030-01-07T16:00:00.000Z')))
    expect(sent.reduce((sum, count) => sum + count)).toBe(1)
    expect(await allMailTo('agent@north.test')).toHaveLength(1)
  })

  it('is not sent for a task that its user can no longer see', async () => {
    const task = await create({ assignee: String(people.agent2.id) })
    await remind(task, { kind: 'at', at: '2030-01-07T15:00:00.000Z' })
    await TaskModel.updateOne({ _id: task.id }, { visible_to: [people.agent2.id] })
    expect(await sendAt('2030-01-07T16:00:00.000Z')).toBe(0)
    expect(await inbox()).toEqual([])
  })

  it.each([
    [{ kind: 'at' }, 'at', 'is required'],
    [{ kind: 'every' }, 'days', 'is required'],
    [{ kind: 'every', days: 0 }, 'days', 'must be at least 1'],
    [{ kind: 'before_due', days: -1 }, 'days', expect.any(String)],
    [{ kind: 'later' }, 'kind', expect.any(String)],
  ])('%j is refused', async (wish, field, reason) => {
    const task = await create()
    const problem = await agent.refused('POST', '/reminders/', { task: task.id, ...wish })
    expect(problem.errors).toEqual([{ field, reason }])
  })

  it('of a completed task is refused', async () => {
    const task = await create()
    await agent.post(`/tasks/${task.id}/complete/`, {})
    expect((await agent.refused('POST', '/reminders/', { task: task.id, kind: 'every', days: 1 })).status).toBe(422)
  })
})
