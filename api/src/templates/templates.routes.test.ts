import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import type { Deal, MilestonePage, TaskPage, TemplatePage } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { TemplateModel } from './template.model.ts'

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
  it('are read by everyone of the account and meant for some deals', async () => {
    expect((await agent.get<TemplatePage>('/templates/?representation=1')).body.results[0]?.id).toBe(template)
    expect((await agent.get<TemplatePage>('/templates/?representation=2')).body.count).toBe(0)
    const stranger = await app.signIn('owner@south.test')
    expect((await stranger.get(`/templates/${template}/`)).status).toBe(404)
    expect((await stranger.get<TemplatePage>('/templates/')).body.count).toBe(0)
  })

  it('give a new deal its milestones and tasks, with due dates and people', async () => {
    const dates = { acceptance: '2030-01-07', closing: '2030-02-15' }
    const deal = await createDeal(agent, board, { template, dates })
    const tasks = (await agent.get<TaskPage>(`/tasks/?deal=${deal.id}`)).body.results
    expect(tasks.map(({ title, due_date, assignee }) => [title, due_date, assignee])).toEqual([
      ['Earnest money', '2030-01-10', String(people.agent.id)],
      ['Receipt', '2030-01-11', null],
      ['Walkthrough', null, null],
    ])
    const milestones = (await agent.get<MilestonePage>(`/milestones/?deal=${deal.id}`)).body.results
    expect(milestones.map(({ name, due_date, tasks: own }) => [name, due_date, own.total])).toEqual([
      ['Under contract', null, 2],
      ['Closing', '2030-02-15', 1],
    ])
    expect(tasks[1]?.depends_on).toEqual([tasks[0]?.id])
    expect((await agent.get<Deal>(`/deals/${deal.id}/`)).body).toMatchObject({
      progress: { done: 0, total: 3 },
      next_date: { title: 'Earnest money', date: '2030-01-10' },
    })
  })

  it('applied again add only what is missing', async () => {
    const deal = await createDeal(agent, board, { template })
    const [gone] = (await agent.get<TaskPage>(`/tasks/?deal=${deal.id}&q=walk`)).body.results
    await agent.delete(`/tasks/${gone?.id}/`)
    for (let i = 0; i < 2; i++) {
      const applied = await agent.post<Deal>(`/deals/${deal.id}/apply_template/`, { template })
      expect(applied.body.progress).toEqual({ done: 0, total: 3 })
    }
  })

  it('of nobody cannot be applied, nor to a deal of nobody', async () => {
    const deal = await createDeal(agent, board)
    const other = '0'.repeat(24)
    const problem = await agent.refused('POST', `/deals/${deal.id}/apply_template/`, { template: other })
    expect(problem.errors).toEqual([{ field: 'template', reason: 'names nothing that you see' }])
    const agent2 = await app.signIn('agent2@north.test')
    expect((await agent2.refused('POST', `/deals/${deal.id}/apply_template/`, { template })).status).toBe(404)
  })
})
