/** The rules that a template gives to the dates of a deal. */
import type { Deal } from 'openapi'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let agent: TestClient
let board: Board
let template: string
let deal: Deal

const rule = (date: string, offset: number, more: object = {}) => ({
  date,
  anchor: 'acceptance',
  offset,
  unit: 'calendar',
  roll: 'none',
  skip_holidays: true,
  left_out_by: [],
  only_with: [],
  ...more,
})
const body = {
  name: 'Purchase',
  switches: [{ key: 'cash', name: 'Cash purchase' }],
  date_rules: [rule('inspection', 7), rule('title', 20), rule('financing', 25, { left_out_by: ['cash'] })],
}

beforeAll(async () => {
  const people = await createPeople('north')
  const owner = await app.signIn('owner@north.test')
  agent = await app.signIn('agent@north.test')
  board = await createBoard(owner, people.team)
  template = (await owner.post('/templates/', body)).body.id
})
beforeEach(async () => {
  deal = await createDeal(agent, board, { date_rules: undefined, dates: { acceptance: '2030-01-07' } })
})

const apply = async (fields: object = {}) =>
  (await agent.post(`/deals/${deal.id}/apply_template/`, { template, ...fields })).body
const read = async () => (await agent.get(`/deals/${deal.id}/`)).body

describe('applying a template', () => {
  it('replaces the rules that a deal starts with, and moves their dates, which one undo takes back', async () => {
    const before = await read()
    expect(before.dates).toMatchObject({ inspection: '2030-01-17', title: '2030-01-21', financing: '2030-01-28' })
    const { event, dates } = await apply()
    expect(dates).toEqual([
      { date: 'inspection', state: 'added', day: '2030-01-14' },
      { date: 'title', state: 'added', day: '2030-01-27' },
      { date: 'financing', state: 'added', day: '2030-02-01' },
    ])
    expect((await read()).dates).toMatchObject({ inspection: '2030-01-14', appraisal: '2030-01-21' })
    await agent.post(`/events/${event}/undo/`)
    const { dates: again, date_rules: rules } = await read()
    expect({ again, rules }).toEqual({ again: before.dates, rules: before.date_rules })
  })

  it('leaves dates that someone has set', async () => {
    await agent.patch(`/deals/${deal.id}/`, { dates: { inspection: '2030-01-10' } })
    const { dates } = await apply()
    expect(dates[0]).toEqual({ date: 'inspection', state: 'there', day: '2030-01-10' })
    expect((await read()).dates.inspection).toBe('2030-01-10')
  })

  it('takes away a date that a switch leaves out', async () => {
    const { dates } = await apply({ switches: ['cash'] })
    expect(dates[2]).toEqual({ date: 'financing', state: 'left_out', day: null })
    expect((await read()).dates.financing).toBeNull()
  })

  it('adds nothing twice', async () => {
    await apply()
    expect(await apply()).toMatchObject({ applied: false, event: null, dates: [{ state: 'there' }, {}, {}] })
  })
})

describe('the dates of a template', () => {
  it.each([
    ['two rules for a date', { date_rules: [rule('title', 1), rule('title', 2)] }, 400, 'date_rules.1.date'],
    [
      'a switch that there is not',
      { date_rules: [rule('title', 1, { only_with: ['hoa'] })] },
      400,
      'date_rules.0.only_with',
    ],
    [
      'a circle',
      { date_rules: [rule('title', 1, { anchor: 'closing' }), rule('closing', 1, { anchor: 'title' })] },
      422,
      'date_rules',
    ],
  ])('are refused with %s', async (_case, fields, status, field) => {
    const owner = await app.signIn('owner@north.test')
    const problem = await owner.refused('POST', '/templates/', { ...body, ...fields })
    expect([problem.status, problem.errors?.[0]?.field]).toEqual([status, field])
  })

  it('go with a copy and with its file', async () => {
    const owner = await app.signIn('owner@north.test')
    const copy = (await owner.post(`/templates/${template}/duplicate/`)).body
    expect(copy.date_rules).toMatchObject(body.date_rules)
    expect((await owner.get(`/templates/${template}/export/`)).body.date_rules).toMatchObject(body.date_rules)
  })
})
