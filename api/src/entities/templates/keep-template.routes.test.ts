import type { Template } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { TemplateModel } from './template.model.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let assistant: TestClient
let board: Board

beforeAll(async () => {
  ;({ people, owner, agent, assistant, board } = await openTeam(app, ['agent', 'assistant']))
  await createPeople('south')
})

const rule = (anchor: string, offset: number, item: string | null = null) => ({
  anchor,
  offset,
  item,
  unit: 'calendar',
  roll: 'none',
  skip_holidays: true,
})
const task = (key: string, changes: object = {}) => ({
  key,
  title: `Task ${key}`,
  kind: 'todo',
  priority: 2,
  assignee_role: null,
  waiting_on: 'team',
  due_rule: null,
  pinned: false,
  depends_on: [],
  client_visible: false,
  left_out_by: [],
  only_with: [],
  ...changes,
})
const milestone = (key: string, tasks: object[] = [], changes: object = {}) => ({
  key,
  name: `Milestone ${key}`,
  due_rule: null,
  client_visible: false,
  client_text: '',
  left_out_by: [],
  only_with: [],
  tasks,
  ...changes,
})
const create = async (fields: object, client = owner): Promise<Template> => {
  const made = await client.post('/templates/', { name: 'A', ...fields })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body
}

describe('managing templates', () => {
  it('is for owners, admins and assistants, with versions', async () => {
    const made = await create({ name: 'Land', milestones: [milestone('survey', [task('order')])] }, assistant)
    expect(made).toMatchObject({ representation: null, deal_type: null, switches: [], version: 0 })
    const renamed = await owner.patch(`/templates/${made.id}/`, { name: 'Land, raw' })
    expect(renamed.body).toMatchObject({ name: 'Land, raw', milestones: made.milestones, version: 1 })
    const stale = { headers: { 'If-Match': '"0"' } }
    expect((await owner.refused('PATCH', `/templates/${made.id}/`, { name: 'B' }, stale)).status).toBe(412)
    expect((await agent.refused('PATCH', `/templates/${made.id}/`, { name: 'B' })).status).toBe(403)
    expect((await owner.refused('PATCH', '/templates/no/', { name: 'B' })).status).toBe(404)
  })

  it('duplicates one under a new name', async () => {
    const made = await create({ name: 'A'.repeat(98), milestones: [milestone('a')] })
    const { body: copy, status } = await owner.post(`/templates/${made.id}/duplicate/`)
    expect(status).toBe(201)
    expect(copy).toMatchObject({ name: `${'A'.repeat(93)} (copy)`, milestones: made.milestones, version: 0 })
    expect(copy.id).not.toBe(made.id)
  })

  it('deletes one without changing the deals that it was applied to, and is no longer any default', async () => {
    const made = await create({ name: 'Gone', milestones: [milestone('a', [task('b')])] })
    const { workspace } = await createBoard(owner, people.team, 'Offers it')
    await owner.patch(`/workspaces/${workspace}/`, { default_template: made.id })
    const deal = await createDeal(agent, board, { template: made.id })
    expect((await owner.delete(`/templates/${made.id}/`)).status).toBe(204)
    expect((await agent.get(`/tasks/?deal=${deal.id}`)).body.count).toBe(1)
    expect((await owner.get(`/workspaces/${workspace}/`)).body.default_template).toBeNull()
    expect((await agent.get('/templates/?page_size=100')).body.results).not.toContainEqual(
      expect.objectContaining({ id: made.id }),
    )
  })

  it.each([
    ['two of one key', [milestone('a', [task('a')])], 'milestones.0.tasks.0.key', 'appears twice: a'],
    [
      'a stranger to wait for',
      [milestone('a', [task('b', { depends_on: ['c'] })])],
      'milestones.0.tasks.0.depends_on',
      'lists a task the template doesn’t have: c',
    ],
    [
      'a date from nowhere',
      [milestone('a', [task('b', { due_rule: rule('task', 1, 'a') })])],
      'milestones.0.tasks.0.due_rule.item',
      'isn’t a task of the template',
    ],
    [
      'a date from no item',
      [milestone('a', [], { due_rule: rule('milestone', 1) })],
      'milestones.0.due_rule.item',
      'isn’t a milestone of the template',
    ],
    [
      'an item with a date of the deal',
      [milestone('a', [task('b'), task('c', { due_rule: rule('closing', 1, 'b') })])],
      'milestones.0.tasks.1.due_rule.item',
      'only goes with a task or milestone, not with closing',
    ],
    [
      'a switch that there is not',
      [milestone('a', [], { only_with: ['x'] })],
      'milestones.0.only_with',
      'lists a switch the template doesn’t have: x',
    ],
  ])('refuses %s', async (_what, milestones, field, reason) => {
    const problem = await owner.refused('POST', '/templates/', { name: 'A', milestones })
    expect(problem).toMatchObject({ status: 400, errors: [{ field, reason }] })
  })

  it('refuses due dates and dependencies that form a cycle, with its path', async () => {
    const round = [
      task('a', { title: 'First', due_rule: rule('task', 1, 'c') }),
      task('b', { title: 'Second', due_rule: rule('task', 1, 'a') }),
      task('c', { title: 'Third', due_rule: rule('task', 1, 'b') }),
    ]
    const dates = await owner.refused('POST', '/templates/', { name: 'A', milestones: [milestone('m', round)] })
    expect(dates).toMatchObject({
      status: 422,
      errors: [
        { field: 'milestones.0.tasks.0.due_rule', reason: 'creates a loop: “First” → “Third” → “Second” → “First”' },
      ],
    })
    const made = await create({ milestones: [milestone('m', [task('a'), task('b', { depends_on: ['a'] })])] })
    const waiting = [milestone('m', [task('a', { depends_on: ['b'] }), task('b', { depends_on: ['a'] })])]
    const needs = await owner.refused('PATCH', `/templates/${made.id}/`, { milestones: waiting })
    expect(needs.errors).toEqual([
      { field: 'milestones.0.tasks.0.depends_on', reason: 'creates a loop: “Task a” → “Task b” → “Task a”' },
    ])
  })
})

describe('an exported template', () => {
  it('can be imported unchanged into another account', async () => {
    const made = await create({
      name: 'Condo',
      representation: 1,
      deal_type: 3,
      switches: [{ key: 'cash', name: 'Cash purchase' }],
      milestones: [milestone('a', [task('b', { due_rule: rule('milestone', 2, 'a'), left_out_by: ['cash'] })])],
    })
    const { body: file } = await agent.get(`/templates/${made.id}/export/`)
    expect(file).not.toHaveProperty('id')
    const stranger = await app.signIn('owner@south.test')
    const { body: again, status } = await stranger.post('/templates/import/', file)
    expect(status).toBe(201)
    expect((await stranger.get(`/templates/${again.id}/export/`)).body).toEqual(file)
  })

  it('is refused if it is invalid, naming what is wrong', async () => {
    const { body: file } = await owner.get(`/templates/${(await create({})).id}/export/`)
    const refused = async (changes: object) =>
      (await owner.refused('POST', '/templates/import/', { ...file, ...changes })).errors
    expect(await refused({ format: 'other' })).toEqual([
      { field: 'format', reason: expect.stringContaining('protracker/template') },
    ])
    expect(await refused({ milestones: [milestone('a', [task('b', { due_rule: { ...rule('moon', 1) } })])] })).toEqual([
      expect.objectContaining({ field: 'milestones.0.tasks.0.due_rule.anchor' }),
    ])
    expect(await refused({ milestones: [milestone('a', [task('a')])] })).toEqual([
      { field: 'milestones.0.tasks.0.key', reason: 'appears twice: a' },
    ])
    expect((await owner.refused('POST', '/templates/import/', [1])).status).toBe(400)
  })
})

it('a template from before switches existed has none', async () => {
  const old = {
    account: people.account,
    name: 'Old',
    milestones: [{ key: 'a', name: 'A', tasks: [{ key: 'b', title: 'B' }] }],
  }
  const { _id } = await TemplateModel.create(old)
  const added = { switches: 1, 'milestones.0.left_out_by': 1, 'milestones.0.tasks.0.only_with': 1 }
  await TemplateModel.collection.updateOne({ _id }, { $unset: added })
  const { body } = await agent.get(`/templates/${String(_id)}/`)
  expect(body).toMatchObject({ switches: [], milestones: [{ left_out_by: [], tasks: [{ only_with: [] }] }] })
})

describe('a workspace’s template', () => {
  it('is the default for new deals of its representation, unless another or none is given', async () => {
    const made = await create({
      name: 'Buyers',
      representation: 1,
      switches: [{ key: 'cash', name: 'Cash' }],
      milestones: [milestone('m', [task('a'), task('loan', { left_out_by: ['cash'] })])],
    })
    const other = await createBoard(owner, people.team, 'With a default')
    await owner.patch(`/workspaces/${other.workspace}/`, { default_template: made.id })
    const titlesOf = async (fields: object) => {
      const { id } = await createDeal(agent, other, fields)
      return (await agent.get(`/tasks/?deal=${id}`)).body.results.map(({ title }) => title).toSorted()
    }
    expect(await titlesOf({})).toEqual(['Task a', 'Task loan'])
    expect(await titlesOf({ template_switches: ['cash'] })).toEqual(['Task a'])
    expect(await titlesOf({ template: null })).toEqual([])
    expect(await titlesOf({ representation: 2 })).toEqual([])
    const problem = await agent.refused('POST', '/deals/', {
      workspace: other.workspace,
      name: 'A',
      representation: 1,
      template_switches: ['x'],
    })
    expect(problem.errors).toEqual([{ field: 'template_switches', reason: 'isn’t a switch of the template: x' }])
  })
})

it('the milestones of a template follow the existing ones of the deal, in order', async () => {
  const made = await create({ milestones: [milestone('x'), milestone('y')] })
  const deal = await createDeal(agent, board)
  await agent.post('/milestones/', { deal: deal.id, name: 'First' })
  await agent.post(`/deals/${deal.id}/apply_template/`, { template: made.id })
  const { results } = (await agent.get(`/milestones/?deal=${deal.id}`)).body
  expect(results.map(({ name }) => name)).toEqual(['First', 'Milestone x', 'Milestone y'])
})
