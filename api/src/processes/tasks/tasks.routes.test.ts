import type { Deal, Task, TaskPage } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayText } from '#rules/calendar/day-text.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
const today = todayIn('America/New_York')
const inDays = (days: number) => addDays(today, days)
let people: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let assistant: TestClient
let board: Board

beforeAll(async () => {
  ;({ people, owner, agent, agent2, assistant, board } = await openTeam(app, ['agent', 'agent2', 'assistant']))
  await createPeople('south')
})

const create = async (fields: object, client = agent): Promise<Task> => {
  const made = await client.post('/tasks/', fields)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body
}
const read = async (task: Task) => (await agent.get(`/tasks/${task.id}/`)).body
const dealOf = async (deal: Deal) => (await agent.get(`/deals/${deal.id}/`)).body
const rule = (changes: object) => ({
  anchor: 'acceptance',
  item: null,
  offset: 0,
  unit: 'calendar',
  roll: 'none',
  skip_holidays: true,
  ...changes,
})
const titles = (page: TaskPage) => page.results.map(({ title }) => title)

describe('creating a task', () => {
  it('is assigned to its creator by default', async () => {
    const task = await create({ title: 'Call the lender' })
    expect(task).toMatchObject({
      assignee: String(people.agent.id),
      team: String(people.team),
      deal: null,
      kind: 'todo',
      progress: 'NOT_STARTED',
      due_date: null,
      pinned: false,
    })
    expect((await create({ title: 'Someone', assignee: null })).assignee).toBeNull()
  })

  it('updates its deal: progress, next date and risk', async () => {
    const deal = await createDeal(agent, board)
    await create({ deal: deal.id, title: 'Inspection reply', due_date: inDays(-1) })
    await create({ deal: deal.id, title: 'Appraisal', due_date: inDays(20) })
    expect(await dealOf(deal)).toMatchObject({
      progress: { done: 0, total: 2 },
      next_date: { title: 'Inspection reply', date: inDays(-1) },
      risk: { level: 'rain' },
      version: 2,
    })
  })

  it('refuses no edit of its deal that is under way, and nor does finishing it', async () => {
    const deal = await createDeal(agent, board)
    const headers = { 'If-Match': `"${deal.version}"` }
    const task = await create({ deal: deal.id, title: 'Inspection reply', due_date: inDays(-1) })
    await agent.post(`/tasks/${task.id}/complete/`)
    expect((await dealOf(deal)).version).toBe(2)
    expect((await agent.patch(`/deals/${deal.id}/`, { list_price: 100 }, { headers })).status).toBe(200)
    expect((await agent.patch(`/deals/${deal.id}/`, { list_price: 200 }, { headers })).status).toBe(412)
  })

  it('by role is assigned to the agent with the role, and moves with it', async () => {
    const deal = await createDeal(owner, board, { agents: [{ user: String(people.agent.id), role: 'lead' }] })
    const task = await create({ deal: deal.id, title: 'Sign', assignee_role: 'lead' })
    expect(task.assignee).toBe(String(people.agent.id))
    await owner.patch(`/deals/${deal.id}/`, {
      agents: [
        { user: String(people.agent2.id), role: 'lead' },
        { user: String(people.agent.id), role: 'co' },
      ],
    })
    expect((await read(task)).assignee).toBe(String(people.agent2.id))
  })

  it.each([
    ['no title', { title: ' ' }, 'title'],
    ['a deal of no one', { title: 'X', deal: '0'.repeat(24) }, 'deal'],
    ['an assignee of no one', { title: 'X', assignee: '0'.repeat(24) }, 'assignee'],
    ['a milestone without a deal', { title: 'X', milestone: '0'.repeat(24) }, 'milestone'],
    ['a rule without a deal', { title: 'X', due_rule: rule({}) }, 'due_rule'],
    ['a rule from an unknown date', { title: 'X', due_rule: rule({ anchor: 'party' }) }, 'due_rule.anchor'],
    [
      'a day and an item to count from',
      { title: 'X', deal: 'here', due_rule: rule({ item: '0'.repeat(24) }) },
      'due_rule.item',
    ],
    ['a progress', { title: 'X', progress: 'COMPLETE' }, 'progress'],
  ])('refuses %s, naming the field', async (_case, body, field) => {
    const deal = 'deal' in body && body.deal === 'here' ? { deal: (await createDeal(agent, board)).id } : {}
    const problem = await agent.refused('POST', '/tasks/', { ...body, ...deal })
    expect([problem.status, problem.errors?.[0]?.field]).toEqual([400, field])
  })
})

describe('the description and checklist of a task', () => {
  const steps = [
    { text: 'Call the roofer', done: true },
    { text: 'Send the reply', done: false },
  ]

  it('are kept, changed as a whole, and undone', async () => {
    const deal = await createDeal(agent, board)
    const plain = await create({ deal: deal.id, title: 'Inspection reply' })
    expect(plain).toMatchObject({ description: '', checklist: [] })
    const { body: task } = await agent.patch(`/tasks/${plain.id}/`, { description: 'By Friday.', checklist: steps })
    expect(task).toMatchObject({ description: 'By Friday.', checklist: steps, version: plain.version + 1 })
    const less = await agent.patch(`/tasks/${plain.id}/`, { checklist: [{ text: ' Send the reply ', done: true }] })
    expect(less.body.checklist).toEqual([{ text: 'Send the reply', done: true }])
    const [last] = (await agent.get(`/deals/${deal.id}/history/`)).body.results
    expect(last?.diff).toMatchObject([{ field: 'checklist' }])
    await agent.post(`/events/${last?.id ?? ''}/undo/`)
    expect(await read(task)).toMatchObject({ description: 'By Friday.', checklist: steps })
  })

  it.each<[string, object, string]>([
    ['a step without text', { checklist: [{ text: ' ', done: false }] }, 'checklist.0.text'],
    ['a step of another form', { checklist: [{ text: 'A', done: false, by: 'me' }] }, 'checklist.0.by'],
    ['too many steps', { checklist: Array.from({ length: 51 }, () => ({ text: 'A', done: false })) }, 'checklist'],
    ['too long a description', { description: 'a'.repeat(5001) }, 'description'],
  ])('refuse %s', async (_what, fields, field) => {
    const { status, errors } = await agent.refused('POST', '/tasks/', { title: 'A', ...fields })
    expect([status, errors?.[0]?.field]).toEqual([400, field])
  })
})

describe('who may see a task', () => {
  it('only people who may see its deal or contact, and its assignee', async () => {
    const deal = await createDeal(agent, board)
    const contact = (await agent.post('/contacts/', { last_name: 'Cole' })).body
    const ofDeal = await create({ deal: deal.id, title: 'Seen by deal' })
    const ofContact = await create({ contact: contact.id, title: 'Seen by contact' })
    const given = await create({ title: 'Seen by who does it', assignee: String(people.agent2.id) })
    const stranger = await app.signIn('owner@south.test')
    for (const task of [ofDeal, ofContact]) {
      for (const client of [agent, assistant, owner]) expect((await client.get(`/tasks/${task.id}/`)).status).toBe(200)
      for (const client of [agent2, stranger]) {
        expect((await client.get(`/tasks/${task.id}/`)).status).toBe(404)
        expect((await client.patch(`/tasks/${task.id}/`, { title: 'X' })).status).toBe(404)
        expect((await client.post(`/tasks/${task.id}/complete/`)).status).toBe(404)
        expect((await client.post(`/tasks/${task.id}/reopen/`)).status).toBe(404)
        expect((await client.delete(`/tasks/${task.id}/`)).status).toBe(404)
      }
    }
    expect((await agent2.get(`/tasks/${given.id}/`)).status).toBe(200)
    expect((await agent2.get('/tasks/?q=seen')).body.count).toBe(1)
    expect((await stranger.get('/tasks/')).body.count).toBe(0)
    expect((await (await app.signIn('client@north.test')).get('/tasks/')).status).toBe(403)
  })
})

describe('listing tasks', () => {
  beforeAll(async () => {
    for (const [title, days] of [
      ['Late', -3],
      ['Now', 0],
      ['Soon', 7],
      ['Far', 8],
      ['Never', null],
    ] as const) {
      const due_date = days === null ? null : inDays(days)
      await create({ title: `Due ${title}`, due_date, priority: days === 0 ? 3 : 1, kind: 'call' }, agent2)
    }
    const done = await create({ title: 'Due done', due_date: inDays(-5), kind: 'call' }, agent2)
    await agent2.post(`/tasks/${done.id}/complete/`)
  })
  const list = async (query: string) => (await agent2.get(`/tasks/?q=due&${query}`)).body

  it.each([
    ['due=overdue', ['Due Late']],
    ['due=today', ['Due Now']],
    ['due=week', ['Due Soon']],
    ['due=later', ['Due Far']],
    ['due=none', ['Due Never']],
    ['due=overdue,today', ['Due Late', 'Due Now']],
    ['due=overdue&progress=COMPLETE', ['Due done']],
    ['progress=COMPLETE', ['Due done']],
    ['priority=3', ['Due Now']],
    ['assignee=unassigned', []],
    ['assignee=me&progress=NOT_STARTED&kind=call', ['Due Late', 'Due Now', 'Due Soon', 'Due Far', 'Due Never']],
  ])('filters by %s', async (query, expected) => {
    expect(titles(await list(query))).toEqual(expected)
  })

  it('puts undated tasks last in either direction', async () => {
    for (const sort of ['due_date', '-due_date']) expect(titles(await list(`sort=${sort}`)).at(-1)).toBe('Due Never')
  })

  it('refuses an invalid due', async () => {
    expect((await agent.refused('GET', '/tasks/?due=soon')).errors?.[0]?.field).toBe('due.0')
  })

  it('leaves out those of archived and lost deals, except in the deal itself', async () => {
    const deal = await createDeal(agent, board)
    await create({ deal: deal.id, title: 'Dormant', due_date: today })
    const count = async (query: string) => (await agent.get(`/tasks/?q=dormant${query}`)).body.count
    expect(await count('')).toBe(1)
    await agent.post(`/deals/${deal.id}/archive/`)
    expect([await count(''), await count(`&deal=${deal.id}`)]).toEqual([0, 1])
    await agent.post(`/deals/${deal.id}/restore/`)
    expect(await count('')).toBe(1)
  })
})

describe('completing a task', () => {
  it('is done now or as of a past day, once, and can be undone', async () => {
    const deal = await createDeal(agent, board)
    const task = await create({ deal: deal.id, title: 'Order title' })
    const complete = (body?: object) => agent.post(`/tasks/${task.id}/complete/`, body)
    expect((await complete({ completed_at: '2999-01-01T00:00:00.000Z' })).status).toBe(400)
    for (const completed_at of ['0000-01-01T00:00:00.000Z', '1899-12-31T00:00:00.000Z'])
      expect(await complete({ completed_at })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'completed_at', reason: 'must be between the years 1900 and 2999' }] },
      })
    const done = await complete({ completed_at: '2026-01-02T15:00:00.000Z' })
    expect(done.body).toMatchObject({ progress: 'COMPLETE', completed_at: '2026-01-02T15:00:00.000Z', version: 1 })
    expect((await complete()).body.version).toBe(1)
    expect((await dealOf(deal)).progress).toEqual({ done: 1, total: 1 })
    const back = await agent.post(`/tasks/${task.id}/reopen/`)
    expect(back.body).toMatchObject({ progress: 'IN_PROGRESS', completed_at: null })
    expect((await dealOf(deal)).progress).toEqual({ done: 0, total: 1 })
    const told = (await agent.get(`/deals/${deal.id}/history/`)).body.results
    expect(told.map(({ summary }) => summary).slice(0, 3)).toEqual([
      'reopened “Order title”',
      `completed “Order title” as of ${dayText('2026-01-02', today)}`,
      'added the task “Order title”',
    ])
  })
})

describe('completing as of a past day', () => {
  const at = '2026-01-02T15:00:00.000Z'

  it('counts from that day in what follows it, in its milestone and in history', async () => {
    const deal = await createDeal(agent, board)
    const milestone = (await agent.post('/milestones/', { deal: deal.id, name: 'Inspection' })).body
    const first = await create({ deal: deal.id, title: 'Visit', milestone: milestone.id })
    const second = await create({ deal: deal.id, title: 'Report', milestone: milestone.id })
    const after = await create({
      deal: deal.id,
      title: 'A',
      due_rule: rule({ anchor: 'task', item: first.id, offset: 3 }),
    })
    const step = rule({ anchor: 'milestone', item: milestone.id, offset: 2 })
    const later = await create({ deal: deal.id, title: 'B', due_rule: step })
    await agent.post(`/tasks/${first.id}/complete/`, { completed_at: at })
    await agent.post(`/tasks/${second.id}/complete/`, { completed_at: '2026-01-01T15:00:00.000Z' })
    const reached = async () => (await agent.get(`/milestones/${milestone.id}/`)).body.completed_at
    // The last of its tasks was done then.
    expect(await reached()).toBe(at)
    expect([(await read(after)).due_date, (await read(later)).due_date]).toEqual(['2026-01-05', '2026-01-04'])
    await agent.post(`/tasks/${second.id}/complete/`, { completed_at: '2026-01-06T15:00:00.000Z' })
    expect([await reached(), (await read(later)).due_date]).toEqual(['2026-01-06T15:00:00.000Z', '2026-01-08'])
    const told = (await agent.get(`/deals/${deal.id}/history/`)).body.results
    expect(told[0]?.summary).toBe(`completed “Report” as of ${dayText('2026-01-06', today)}; 1 due date followed`)
  })

  it('is possible for a milestone without tasks, today at the latest', async () => {
    const deal = await createDeal(agent, board)
    const { id } = (await agent.post('/milestones/', { deal: deal.id, name: 'Offer' })).body
    const step = rule({ anchor: 'milestone', item: id, offset: 2 })
    const later = await create({ deal: deal.id, title: 'B', due_rule: step })
    const path = `/milestones/${id}/` as const
    const future = await agent.refused('PATCH', path, {
      progress: 'COMPLETE',
      completed_at: '2999-01-01T00:00:00.000Z',
    })
    expect(future).toMatchObject({ status: 400, errors: [{ field: 'completed_at', reason: 'can’t be in the future' }] })
    const open = await agent.refused('PATCH', path, { completed_at: at })
    expect(open.errors).toEqual([{ field: 'completed_at', reason: 'only goes with a completed milestone' }])
    const done = await agent.patch(path, { progress: 'COMPLETE', completed_at: at })
    expect(done.body).toMatchObject({ progress: 'COMPLETE', completed_at: at })
    expect((await read(later)).due_date).toBe('2026-01-04')
    const other = await agent.patch(path, { completed_at: '2026-01-03T15:00:00.000Z' })
    expect(other.body.completed_at).toBe('2026-01-03T15:00:00.000Z')
    expect((await read(later)).due_date).toBe('2026-01-05')
    await create({ deal: deal.id, title: 'Own', milestone: id })
    expect((await agent.refused('PATCH', path, { completed_at: at })).status).toBe(409)
  })

  it('is possible for many tasks together', async () => {
    const deal = await createDeal(agent, board)
    const tasks = [await create({ deal: deal.id, title: 'A' }), await create({ title: 'B' })]
    const edit = (change: object) => ({ tasks: tasks.map(({ id }) => id), change })
    const future = await agent.refused(
      'POST',
      '/tasks/bulk/',
      edit({ complete: true, completed_at: '2999-01-01T00:00:00.000Z' }),
    )
    expect(future.errors).toEqual([{ field: 'change.completed_at', reason: 'can’t be in the future' }])
    const alone = await agent.refused('POST', '/tasks/bulk/', edit({ priority: 1, completed_at: at }))
    expect(alone.errors).toEqual([{ field: 'change.completed_at', reason: 'only goes with complete' }])
    expect((await agent.post('/tasks/bulk/', edit({ complete: true, completed_at: at }))).body.changed).toBe(2)
    for (const task of tasks) expect((await read(task)).completed_at).toBe(at)
  })
})

describe('due dates that follow', () => {
  it('move with the dates of the deal and with one another, except finished and pinned ones', async () => {
    const deal = await createDeal(agent, board, { dates: { acceptance: '2030-01-07', closing: '2030-03-01' } })
    const of = (title: string, changes: object) => create({ deal: deal.id, title, ...changes })
    const first = await of('Deposit', { due_rule: rule({ offset: 3, unit: 'business' }) })
    const second = await of('Receipt', { due_rule: rule({ anchor: 'task', item: first.id, offset: 1 }) })
    const pinned = await of('Pinned', { due_rule: rule({ offset: 2 }) })
    await agent.patch(`/tasks/${pinned.id}/`, { due_date: '2030-01-20' })
    const done = await of('Done', { due_rule: rule({ offset: 2 }) })
    await agent.post(`/tasks/${done.id}/complete/`)
    expect(first).toMatchObject({ due_date: '2030-01-10', due_reason: '3 business days after the acceptance (Jan 7)' })
    expect(second).toMatchObject({ due_date: '2030-01-11', due_reason: '1 day after “Deposit” (Jan 10)' })

    await agent.patch(`/deals/${deal.id}/`, { dates: { acceptance: '2030-01-10' } })
    const due = async (task: Task) => (await read(task)).due_date
    expect(await Promise.all([first, second, pinned, done].map(due))).toEqual([
      '2030-01-15',
      '2030-01-16',
      '2030-01-20',
      '2030-01-09',
    ])
    const [event] = (await agent.get(`/deals/${deal.id}/history/`)).body.results
    expect(event?.summary).toBe('moved the acceptance from Jan 7, 2030 to Jan 10, 2030; 2 due dates followed')
    expect(event?.diff).toContainEqual({ field: `tasks.${first.id}.due_date`, from: '2030-01-10', to: '2030-01-15' })
  })

  it('count the business days of federal mortgage rules, whatever the account’s holidays', async () => {
    const deal = await createDeal(agent, board, { dates: { closing: '2026-11-27' } })
    const specific = rule({ anchor: 'closing', offset: -3, unit: 'reg_z_specific', source: '12 CFR 1026.19(f)(1)(ii)' })
    const disclosure = await create({ deal: deal.id, title: 'Closing Disclosure received', due_rule: specific })
    expect(disclosure).toMatchObject({
      due_date: '2026-11-23',
      due_reason: '3 specific business days before the closing (Nov 27), skipping Nov 26',
    })
    const why = (await agent.get(`/deals/${deal.id}/why/?of=${disclosure.id}`)).body
    expect(why).toMatchObject({ skipped: ['2026-11-26'], rule: { source: '12 CFR 1026.19(f)(1)(ii)' } })
  })

  it('count short periods in business days, and are due by a time of day', async () => {
    // A Thursday.
    const deal = await createDeal(agent, board, { dates: { acceptance: '2030-01-10' } })
    const northwest = { business_up_to: 5, roll: 'forward', time: '21:00' }
    const short = await create({ deal: deal.id, title: 'Deposit', due_rule: rule({ offset: 5, ...northwest }) })
    const long = await create({ deal: deal.id, title: 'Inspection', due_rule: rule({ offset: 10, ...northwest }) })
    expect(short).toMatchObject({ due_date: '2030-01-17', due_time: '21:00' })
    expect(long).toMatchObject({ due_date: '2030-01-21', due_time: '21:00' })
    expect(short.due_reason).toBe('5 business days after the acceptance (Jan 10), by 9:00 PM')

    const byHand = await create({ deal: deal.id, title: 'Call', due_rule: rule({ offset: 1 }), due_time: '09:30' })
    await agent.patch(`/deals/${deal.id}/`, { dates: { acceptance: '2030-01-11' } })
    expect(await read(byHand)).toMatchObject({ due_date: '2030-01-12', due_time: '09:30' })
  })

  it('wait for a date that is not set, and follow again once unpinned', async () => {
    const deal = await createDeal(agent, board)
    const task = await create({ deal: deal.id, title: 'Walk', due_rule: rule({ anchor: 'closing', offset: -1 }) })
    expect(task).toMatchObject({ due_date: null, due_reason: 'Waiting for the closing date' })
    const byHand = await agent.patch(`/tasks/${task.id}/`, { due_date: '2030-05-01' })
    expect(byHand.body).toMatchObject({ due_date: '2030-05-01', pinned: true, due_reason: '' })
    await agent.patch(`/deals/${deal.id}/`, { dates: { closing: '2030-06-10' } })
    const unpinned = await agent.patch(`/tasks/${task.id}/`, { pinned: false })
    expect(unpinned.body).toMatchObject({ due_date: '2030-06-09', pinned: false })
  })

  it('and dependencies never form a cycle', async () => {
    const deal = await createDeal(agent, board)
    const a = await create({ deal: deal.id, title: 'A', due_date: '2030-01-01' })
    const b = await create({
      deal: deal.id,
      title: 'B',
      due_rule: rule({ anchor: 'task', item: a.id }),
      depends_on: [a.id],
    })
    const byRule = await agent.refused('PATCH', `/tasks/${a.id}/`, { due_rule: rule({ anchor: 'task', item: b.id }) })
    expect(byRule).toMatchObject({
      status: 422,
      errors: [{ field: 'due_rule', reason: expect.stringMatching(/^creates a loop: “.” → “.” → “.”$/) }],
    })
    const byNeed = await agent.refused('PATCH', `/tasks/${a.id}/`, { depends_on: [b.id] })
    expect(byNeed.errors?.[0]?.field).toBe('depends_on')
    const other = await createDeal(agent, board)
    const elsewhere = await create({ deal: other.id, title: 'Elsewhere' })
    const problem = await agent.refused('PATCH', `/tasks/${a.id}/`, { depends_on: [elsewhere.id] })
    expect(problem.errors).toEqual([{ field: 'depends_on', reason: 'lists a task from another deal' }])
  })
})

describe('milestones', () => {
  it('are in order, take progress from their tasks, and leave these behind when deleted', async () => {
    const deal = await createDeal(agent, board)
    const made = async (fields: object) => (await agent.post('/milestones/', { deal: deal.id, ...fields })).body
    const inspection = await made({ name: 'Inspection' })
    const closing = await made({ name: 'Closing' })
    const offer = await made({ name: 'Offer', order: 0, client_visible: true })
    const list = async () => (await agent.get(`/milestones/?deal=${deal.id}`)).body.results
    expect((await list()).map(({ name, order }) => [name, order])).toEqual([
      ['Offer', 0],
      ['Inspection', 1],
      ['Closing', 2],
    ])
    const one = await create({ deal: deal.id, title: 'One', milestone: inspection.id })
    const two = await create({ deal: deal.id, title: 'Two', milestone: inspection.id })
    await agent.post(`/tasks/${one.id}/complete/`)
    const progress = async () => (await list()).map((milestone) => milestone.progress)
    expect(await progress()).toEqual(['NOT_STARTED', 'IN_PROGRESS', 'NOT_STARTED'])
    await agent.post(`/tasks/${two.id}/complete/`)
    expect((await list())[1]).toMatchObject({ progress: 'COMPLETE', tasks: { done: 2, total: 2 } })
    const path = `/milestones/${inspection.id}/` as const
    const alone = await agent.get(path)
    expect(alone.body).toEqual((await list())[1])
    expect(alone.headers.get('ETag')).toContain(`"${alone.body.version}-`)
    expect((await agent.refused('PATCH', path, { progress: 'NOT_STARTED' })).status).toBe(409)
    const byHand = await agent.patch(`/milestones/${offer.id}/`, { progress: 'COMPLETE' })
    expect(byHand.body).toMatchObject({ progress: 'COMPLETE', completed_at: expect.any(String) })
    expect((await agent.delete(path)).status).toBe(204)
    expect((await read(one)).milestone).toBeNull()
    for (const client of [agent2, await app.signIn('owner@south.test')]) {
      expect((await client.get(`/milestones/${closing.id}/`)).status).toBe(404)
      expect((await client.patch(`/milestones/${closing.id}/`, { name: 'X' })).status).toBe(404)
      expect((await client.delete(`/milestones/${closing.id}/`)).status).toBe(404)
      expect((await client.post('/milestones/', { deal: deal.id, name: 'X' })).status).toBe(400)
      expect((await client.get(`/milestones/?deal=${deal.id}`)).body.count).toBe(0)
    }
  })
})
