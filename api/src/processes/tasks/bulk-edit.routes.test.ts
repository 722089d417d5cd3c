import type { Deal, Task } from 'openapi'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Board, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let agent: TestClient
let agent2: TestClient
let board: Board
/** Two deals with two tasks each, and a task without a deal. */
let deals: Deal[]
let tasks: Task[]

beforeAll(async () => {
  ;({ people, agent, agent2, board } = await openTeam(app, ['agent', 'agent2']))
})

const create = async (fields: object) => (await agent.post('/tasks/', fields)).body
const after = (item: string) => ({
  anchor: 'task',
  item,
  offset: 1,
  unit: 'calendar',
  roll: 'none',
  skip_holidays: true,
})

beforeEach(async () => {
  deals = [await createDeal(agent, board, { name: 'A' }), await createDeal(agent, board, { name: 'B' })]
  tasks = []
  for (const { id: deal } of deals) {
    tasks.push(await create({ deal, title: 'Inspection', due_date: '2030-01-07' }))
    tasks.push(await create({ deal, title: 'No date' }))
  }
  tasks.push(await create({ title: 'Own', due_date: '2030-01-09' }))
})

const ids = () => tasks.map(({ id }) => id)
const read = (): Promise<Task[]> => Promise.all(tasks.map(async ({ id }) => (await agent.get(`/tasks/${id}/`)).body))
const edit = async (change: object, chosen = ids(), client = agent) =>
  (await client.post('/tasks/bulk/', { tasks: chosen, change })).body
const undo = (events: string[]) => agent.post('/events/undo/', { events })
const told = ({ due_date, priority, waiting_on, assignee, progress, not_applicable_reason }: Task) => ({
  due_date,
  priority,
  waiting_on,
  assignee,
  progress,
  not_applicable_reason,
})

describe('editing many tasks together', () => {
  it.each([
    ['shift', { shift_days: 3 }, ['2030-01-10', null, '2030-01-10', null, '2030-01-12'], 3],
    ['day', { due_date: '2030-02-01' }, Array(5).fill('2030-02-01'), 5],
    ['no day', { due_date: null }, Array(5).fill(null), 3],
  ])('moves due dates by %s, and a single undo restores them all', async (_what, change, dates, changed) => {
    const before = (await read()).map(told)
    const done = await edit(change)
    expect(done.changed).toBe(changed)
    expect((await read()).map(({ due_date }) => due_date)).toEqual(dates)
    expect((await undo(done.events)).status).toBe(200)
    expect((await read()).map(told)).toEqual(before)
  })

  it('moves dates that follow them, with one event per deal', async () => {
    const follower = await create({ deal: deals[0]?.id, title: 'Reply', due_rule: after(tasks[0]?.id ?? '') })
    const done = await edit({ shift_days: 7, priority: 3, waiting_on: 'client' })
    const due = async () => (await agent.get(`/tasks/${follower.id}/`)).body.due_date
    expect(await due()).toBe('2030-01-15')
    expect(done.events).toHaveLength(3)
    const history = (await agent.get(`/deals/${deals[0]?.id}/history/`)).body.results
    expect(history[0]).toMatchObject({ op: 'edit_tasks', can_undo: true, summary: 'changed 3 tasks together' })
    expect(await read()).toEqual(
      expect.arrayContaining([expect.objectContaining({ priority: 3, waiting_on: 'client', due_date: '2030-01-14' })]),
    )
    await undo(done.events)
    expect(await due()).toBe('2030-01-08')
  })

  it('previews the effects on each deal, and does exactly that once confirmed', async () => {
    const [first] = tasks
    const deal = deals[0]?.id
    const add = (fields: object) => create({ deal, due_rule: after(first?.id ?? ''), ...fields })
    const reply = await add({ title: 'Reply' })
    await add({ title: 'Deadline', kind: 'key_date' })
    const dryRun = async (change: object) =>
      (await agent.post('/tasks/bulk/?dry_run=true', { tasks: ids(), change })).body
    expect((await dryRun({ priority: 3 })).follow).toEqual([])
    const before = await read()
    const preview = await dryRun({ shift_days: 7 })
    expect(preview).toMatchObject({ changed: 3, events: [], follow: [{ deal, name: 'A', moved: 1, to_confirm: 1 }] })
    expect(await read()).toEqual(before)

    await agent.patch(`/tasks/${reply.id}/`, { pinned: true })
    const agreed = { tasks: ids(), change: { shift_days: 7 }, preview: preview.preview }
    const problem = await agent.refused('POST', '/tasks/bulk/', agreed)
    expect(problem.status).toBe(412)
    expect(await read()).toEqual(before)
    await agent.patch(`/tasks/${reply.id}/`, { pinned: false })
    const done = (await agent.post('/tasks/bulk/', agreed)).body
    expect({ ...done, events: [] }).toEqual(preview)
    expect((await agent.get(`/tasks/${reply.id}/`)).body.due_date).toBe('2030-01-15')
  })

  it('completes them or marks them as not applicable, also for the deal', async () => {
    const done = await edit({ complete: true })
    expect((await agent.get(`/deals/${deals[0]?.id}/`)).body.progress).toEqual({ done: 2, total: 2 })
    await undo(done.events)
    expect((await agent.get(`/deals/${deals[0]?.id}/`)).body.progress).toEqual({ done: 0, total: 2 })
    await edit({ not_applicable: 'No septic tank' })
    expect(await read()).toEqual(
      ids().map((id) => expect.objectContaining({ id, progress: 'COMPLETE', not_applicable_reason: 'No septic tank' })),
    )
  })

  it('assigns them to someone, with one notification', async () => {
    await edit({ assignee: String(people.agent2.id) })
    expect((await read()).every(({ assignee }) => assignee === String(people.agent2.id))).toBe(true)
    const { results } = (await agent2.get('/notifications/?unread=true')).body
    expect(results.map(({ text }) => text)).toEqual(['agent north assigned you 5 tasks'])
    expect(results[0]?.subject).toMatch(/, and 4 more$/)
  })

  it('is refused as a whole for a task that the caller may not see, or for contradictory changes', async () => {
    const foreign = (await agent2.post('/tasks/', { title: 'Theirs' })).body
    const chosen = [...ids(), foreign.id]
    const problem = await agent.refused('POST', '/tasks/bulk/', { tasks: chosen, change: { priority: 1 } })
    expect(problem).toMatchObject({
      status: 400,
      errors: [{ field: 'tasks.5', reason: 'doesn’t exist, or you can’t see it' }],
    })
    expect((await read()).every(({ priority }) => priority === 2)).toBe(true)
    const both = { shift_days: 1, due_date: '2030-01-01', complete: true, not_applicable: 'A' }
    const { errors } = await agent.refused('POST', '/tasks/bulk/', { tasks: ids(), change: both })
    expect(errors?.map(({ field }) => field)).toEqual(['change.shift_days', 'change.not_applicable'])
    const stranger = await agent.refused('POST', '/tasks/bulk/', { tasks: ids(), change: { assignee: '0'.repeat(24) } })
    expect(stranger.errors).toEqual([{ field: 'change.assignee', reason: 'isn’t a member of your account' }])
  })

  it('moves no date out of range', async () => {
    await agent.patch(`/tasks/${tasks[0]?.id}/`, { due_date: '2999-12-31' })
    const problem = await agent.refused('POST', '/tasks/bulk/', { tasks: ids(), change: { shift_days: 1 } })
    expect(problem).toMatchObject({
      status: 422,
      errors: [{ field: 'change.shift_days', reason: 'moves “Inspection” outside the calendar' }],
    })
    expect((await read())[4]?.due_date).toBe('2030-01-09')
  })

  it('cannot be undone in part: later changes are named, and nothing moves', async () => {
    const { events } = await edit({ priority: 3 })
    await agent.patch(`/tasks/${tasks[0]?.id}/`, { priority: 1 })
    await agent.patch(`/tasks/${tasks[4]?.id}/`, { priority: 1 })
    const problem = await agent.refused('POST', '/events/undo/', { events })
    expect(problem).toMatchObject({ status: 409, title: 'Some of this has changed since then' })
    expect(problem.errors?.map(({ field }) => field).toSorted()).toEqual(['priority', `tasks.${tasks[0]?.id}.priority`])
    expect((await read()).map(({ priority }) => priority)).toEqual([1, 3, 3, 3, 1])
  })

  it('happens once per Idempotency-Key', async () => {
    const send = () =>
      agent.post(
        '/tasks/bulk/',
        { tasks: ids(), change: { shift_days: 1 } },
        { headers: { 'Idempotency-Key': 'shift' } },
      )
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
    expect((await read())[0]?.due_date).toBe('2030-01-08')
  })
})

describe('a task that does not apply', () => {
  it('says why, counts as complete, is hidden from the client, and can be reopened', async () => {
    const [task] = tasks
    const set = await agent.post(`/tasks/${task?.id}/not_applicable/`, { reason: ' No septic tank ' })
    expect(set.body).toMatchObject({ progress: 'COMPLETE', not_applicable_reason: 'No septic tank' })
    const [event] = (await agent.get(`/deals/${deals[0]?.id}/history/`)).body.results
    expect(event?.summary).toBe('marked “Inspection” as not applicable')
    await agent.post(`/events/${event?.id}/undo/`)
    expect((await read())[0]).toMatchObject({
      progress: 'NOT_STARTED',
      not_applicable_reason: null,
      completed_at: null,
    })
    await agent.post(`/tasks/${task?.id}/not_applicable/`, { reason: 'A' })
    expect((await agent.post(`/tasks/${task?.id}/reopen/`)).body).toMatchObject({
      progress: 'IN_PROGRESS',
      not_applicable_reason: null,
    })
  })

  it('counts from when it would have been due for tasks that follow it', async () => {
    const [task] = tasks
    const follower = await create({ deal: deals[0]?.id, title: 'Reply', due_rule: after(task?.id ?? '') })
    await agent.post(`/tasks/${task?.id}/not_applicable/`, { reason: 'A' })
    expect((await agent.get(`/tasks/${follower.id}/`)).body.due_date).toBe('2030-01-08')
  })
})

describe('a task that depends on others', () => {
  it('shows what blocks it, until that is done', async () => {
    const [first, second] = tasks
    const blocked = async () => (await agent.get(`/tasks/${second?.id}/`)).body.blocked_by
    await agent.patch(`/tasks/${second?.id}/`, { depends_on: [first?.id] })
    expect(await blocked()).toEqual([first?.id])
    const circle = await agent.refused('PATCH', `/tasks/${first?.id}/`, { depends_on: [second?.id] })
    expect(circle.errors?.[0]?.reason).toMatch(/^creates a loop: “(Inspection|No date)” → “/)
    await agent.post(`/tasks/${first?.id}/complete/`, {})
    expect(await blocked()).toEqual([])
    await agent.post(`/tasks/${first?.id}/reopen/`)
    expect(await blocked()).toEqual([first?.id])
  })

  it('appears in lists filtered by who must act', async () => {
    await agent.patch(`/tasks/${tasks[0]?.id}/`, { waiting_on: 'third_party' })
    const list = await agent.get(`/tasks/?deal=${deals[0]?.id}&waiting_on=third_party`)
    expect(list.body.results.map(({ id }) => id)).toEqual([tasks[0]?.id])
  })
})
