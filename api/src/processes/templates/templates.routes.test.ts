import type { Deal } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { TemplateModel } from '#entities/templates/template.model.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let agent: TestClient
let board: Board
let template: string

const rule = (anchor: string, offset: number, item: string | null = null) => ({
  anchor,
  offset,
  item,
  unit: 'business',
  roll: 'none',
  skip_holidays: true,
})

beforeAll(async () => {
  people = await createPeople('north')
  await createPeople('south')
  agent = await app.signIn('agent@north.test')
  board = await createBoard(await app.signIn('owner@north.test'), people.team)
  const made = await TemplateModel.create({
    account: people.account,
    name: 'Buyer, resale',
    representation: 1,
    milestones: [
      {
        key: 'contract',
        name: 'Under contract',
        client_visible: true,
        tasks: [
          {
            key: 'earnest',
            title: 'Earnest money',
            kind: 'key_date',
            assignee_role: 'lead',
            due_rule: rule('acceptance', 3),
          },
          { key: 'receipt', title: 'Receipt', due_rule: rule('task', 1, 'earnest'), depends_on: ['earnest'] },
        ],
      },
      { key: 'closing', name: 'Closing', due_rule: rule('closing', 0), tasks: [{ key: 'walk', title: 'Walkthrough' }] },
    ],
  })
  template = String(made._id)
})

describe('templates', () => {
  it('are visible to everyone in the account, each for a kind of deal', async () => {
    expect((await agent.get('/templates/?representation=1')).body.results[0]?.id).toBe(template)
    expect((await agent.get('/templates/?representation=2')).body.count).toBe(0)
    const stranger = await app.signIn('owner@south.test')
    expect((await stranger.get(`/templates/${template}/`)).status).toBe(404)
    expect((await stranger.get('/templates/')).body.count).toBe(0)
  })

  it('give a new deal milestones and tasks, with due dates and assignees', async () => {
    const dates = { acceptance: '2030-01-07', closing: '2030-02-15' }
    const deal = await createDeal(agent, board, { template, dates })
    const tasks = (await agent.get(`/tasks/?deal=${deal.id}`)).body.results
    expect(tasks.map(({ title, due_date, assignee }) => [title, due_date, assignee])).toEqual([
      ['Earnest money', '2030-01-10', String(people.agent.id)],
      ['Receipt', '2030-01-11', null],
      ['Walkthrough', null, null],
    ])
    const milestones = (await agent.get(`/milestones/?deal=${deal.id}`)).body.results
    expect(milestones.map(({ name, due_date, tasks: own }) => [name, due_date, own.total])).toEqual([
      ['Under contract', null, 2],
      ['Closing', '2030-02-15', 1],
    ])
    expect(tasks[1]?.depends_on).toEqual([tasks[0]?.id])
    expect((await agent.get(`/deals/${deal.id}/`)).body).toMatchObject({
      progress: { done: 0, total: 3 },
      next_date: { title: 'Earnest money', date: '2030-01-10' },
    })
  })

  it('applied again add only what is missing', async () => {
    const deal = await createDeal(agent, board, { template })
    const [gone] = (await agent.get(`/tasks/?deal=${deal.id}&q=walk`)).body.results
    await agent.delete(`/tasks/${gone?.id}/`)
    for (let i = 0; i < 2; i++) {
      const applied = await agent.post(`/deals/${deal.id}/apply_template/`, { template })
      expect(applied.body).toMatchObject({ applied: i === 0, added: i === 0 ? 1 : 0 })
      expect((await agent.get(`/deals/${deal.id}/`)).body.progress).toEqual({ done: 0, total: 3 })
    }
  })

  it('of another account cannot be applied, nor to another account’s deal', async () => {
    const deal = await createDeal(agent, board)
    const other = '0'.repeat(24)
    const problem = await agent.refused('POST', `/deals/${deal.id}/apply_template/`, { template: other })
    expect(problem.errors).toEqual([{ field: 'template', reason: 'doesn’t exist, or you can’t see it' }])
    const agent2 = await app.signIn('agent2@north.test')
    expect((await agent2.refused('POST', `/deals/${deal.id}/apply_template/`, { template })).status).toBe(404)
  })
})

describe('applying a template', () => {
  const dates = { acceptance: '2030-01-07', closing: '2030-02-15' }
  const part = (key: string, title: string, due_rule: object | null, more: object = {}) => ({
    key,
    title,
    due_rule,
    ...more,
  })
  const create = async (fields: object) =>
    String((await TemplateModel.create({ account: people.account, name: 'T', ...fields }))._id)
  const apply = async (deal: Deal, body: object) => (await agent.post(`/deals/${deal.id}/apply_template/`, body)).body
  const previewOf = async (deal: Deal, body: object) =>
    (await agent.post(`/deals/${deal.id}/apply_template/?dry_run=true`, body)).body
  const undo = (event: string | null) => agent.post(`/events/${event}/undo/`)
  const tasksOf = async (deal: Deal) =>
    (await agent.get(`/tasks/?deal=${deal.id}`)).body.results.map(({ title, due_date, due_reason }) => [
      title,
      due_date,
      due_reason,
    ])

  it('is undone as one, except for items that someone has worked on and what these need', async () => {
    const deal = await createDeal(agent, board, { dates })
    const before = await agent.get(`/deals/${deal.id}/`)
    const whole = await apply(deal, { template })
    const undone = await undo(whole.event)
    expect(undone.body).toMatchObject({
      kept: [],
      summary: 'removed 5 tasks and milestones a template had added',
    })
    expect(await tasksOf(deal)).toEqual([])
    expect((await agent.get(`/milestones/?deal=${deal.id}`)).body.count).toBe(0)
    expect((await agent.get(`/deals/${deal.id}/`)).body.progress).toEqual(before.body.progress)
    expect((await undo(whole.event)).status).toBe(409)
    expect((await undo(undone.body.event)).status).toBe(409)

    const again = await apply(deal, { template })
    const tasks = (await agent.get(`/tasks/?deal=${deal.id}`)).body.results
    const receipt = tasks.find(({ title }) => title === 'Receipt')
    await agent.post(`/tasks/${receipt?.id}/complete/`)
    // A due date that moved with the deal's dates does not count as work on a task.
    await agent.post(`/deals/${deal.id}/reschedule/`, { dates: { closing: '2030-03-01' } })
    const partly = await undo(again.event)
    expect(partly.body.kept.map(({ title }) => title).toSorted()).toEqual([
      'Earnest money',
      'Receipt',
      'Under contract',
    ])
    expect(new Set((await tasksOf(deal)).map(([title]) => title))).toEqual(new Set(['Earnest money', 'Receipt']))
    const events = (await agent.get(`/deals/${deal.id}/history/`)).body.results
    expect(events.find(({ id }) => id === again.event)?.can_undo).toBe(true)
    expect(events.find(({ id }) => id === partly.body.event)?.can_undo).toBe(false)
    const past = (await agent.get(`/deals/${deal.id}/history/${partly.body.event}/`)).body
    expect(past.tasks.map(({ title }) => title).toSorted()).toEqual(['Earnest money', 'Receipt'])
    expect(past.milestones.map(({ name }) => name)).toEqual(['Under contract'])
    expect(past.changed_since).toEqual([])
  })

  it('is previewed with every date, writes nothing, and then does exactly that', async () => {
    const deal = await createDeal(agent, board, { dates })
    const preview = await previewOf(deal, { template })
    expect(preview).toMatchObject({
      applied: false,
      added: 5,
      milestones: [
        {
          title: 'Under contract',
          state: 'added',
          due_date: null,
          tasks: [{ title: 'Earnest money', due_date: '2030-01-10', kind: 'key_date' }, { due_date: '2030-01-11' }],
        },
        { title: 'Closing', due_date: '2030-02-15', due_reason: 'On the closing (Feb 15)' },
      ],
    })
    expect(await tasksOf(deal)).toEqual([])
    const done = await apply(deal, { template, preview: preview.preview })
    expect(done).toEqual({ ...preview, applied: true, event: expect.any(String) })
    const told = preview.milestones.flatMap(({ tasks }) =>
      tasks.map(({ title, due_date, due_reason }) => [title, due_date, due_reason]),
    )
    expect(await tasksOf(deal)).toEqual(told)
  })

  it('is refused if the outcome differs from the preview', async () => {
    const deal = await createDeal(agent, board, { dates })
    const { preview } = await previewOf(deal, { template })
    await agent.post(`/deals/${deal.id}/reschedule/`, { dates: { closing: '2030-02-20' } })
    const problem = await agent.refused('POST', `/deals/${deal.id}/apply_template/`, { template, preview })
    expect(problem.status).toBe(412)
    expect(await tasksOf(deal)).toEqual([])
  })

  it('leaves out items by switch, and says what then has no date', async () => {
    const switched = await create({
      switches: [
        { key: 'cash', name: 'Cash' },
        { key: 'new', name: 'New construction' },
      ],
      milestones: [
        {
          key: 'loan',
          name: 'Loan',
          left_out_by: ['cash'],
          tasks: [part('commit', 'Commitment', rule('closing', -5))],
        },
        {
          key: 'end',
          name: 'End',
          tasks: [
            part('clear', 'Clear to close', rule('task', 1, 'commit'), { depends_on: ['commit'] }),
            part('walk', 'Builder’s walkthrough', rule('closing', -1), { only_with: ['new'] }),
          ],
        },
      ],
    })
    const withLoan = await createDeal(agent, board, { dates })
    await apply(withLoan, { template: switched })
    expect((await tasksOf(withLoan)).map(([title]) => title)).toEqual(['Commitment', 'Clear to close'])
    const withCash = await createDeal(agent, board, { dates })
    const done = await apply(withCash, { template: switched, switches: ['cash', 'new'] })
    expect(done.milestones.map(({ state, tasks }) => [state, tasks.map((task) => task.state)])).toEqual([
      ['left_out', ['left_out']],
      ['added', ['added', 'added']],
    ])
    expect(await tasksOf(withCash)).toEqual([
      ['Builder’s walkthrough', '2030-02-14', '1 business day before the closing (Feb 15)'],
      ['Clear to close', null, 'No date: “Commitment” was left out'],
    ])
    // There is a loan after all: the missing items are added, existing ones stay.
    expect(await apply(withCash, { template: switched })).toMatchObject({ added: 2 })
    const problem = await agent.refused('POST', `/deals/${withCash.id}/apply_template/`, {
      template: switched,
      switches: ['moon'],
    })
    expect(problem.errors).toEqual([{ field: 'switches', reason: 'isn’t a switch of the template: moon' }])
  })

  it('of the other side adds only that side’s items', async () => {
    const seller = await create({
      milestones: [
        {
          key: 'end',
          name: 'closing',
          tasks: [part('w', ' walkthrough ', null), part('payoff', 'Payoff', rule('closing', -7))],
        },
      ],
    })
    const deal = await createDeal(agent, board, { template, dates })
    const both = await apply(deal, { template: seller })
    expect(both).toMatchObject({
      added: 1,
      milestones: [{ state: 'there', tasks: [{ state: 'there' }, { state: 'added' }] }],
    })
    const milestones = (await agent.get(`/milestones/?deal=${deal.id}`)).body.results
    expect(milestones.map(({ name, tasks }) => [name, tasks.total])).toEqual([
      ['Under contract', 2],
      ['Closing', 2],
    ])
    expect(await apply(deal, { template: seller })).toMatchObject({ applied: false, added: 0 })
  })
})
