import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
const today = todayIn('America/New_York')
const inDays = (days: number) => addDays(today, days)
let people: People
let agent: TestClient
let board: Board

beforeAll(async () => {
  people = await createPeople('north')
  agent = await app.signIn('agent@north.test')
  board = await createBoard(await app.signIn('owner@north.test'), people.team)
})

const dealWith = (dates: object, fields: object = {}) => createDeal(agent, board, { status: 3, dates, ...fields })
const timelineOf = async (id: string) => (await agent.get(`/deals/${id}/timeline/`)).body
const rule = (anchor: string, offset: number, item: string | null = null) => ({
  due_rule: { anchor, item, offset, unit: 'calendar', roll: 'none', skip_holidays: false },
})

describe('the timeline of a deal', () => {
  it('has its dates, then milestones with their tasks, and what each follows', async () => {
    const { id: deal } = await dealWith({ acceptance: inDays(-2), closing: inDays(30) })
    const milestone = (await agent.post('/milestones/', { deal, name: 'Financing', order: 1, due_date: inDays(20) }))
      .body
    const task = async (title: string, fields: object) => (await agent.post('/tasks/', { deal, title, ...fields })).body
    const loan = await task('Loan', { milestone: milestone.id, kind: 'key_date', ...rule('acceptance', 20) })
    const walk = await task('Walkthrough', rule('closing', -1))
    const keys = await task('Keys', { ...rule('task', 1, walk.id), depends_on: [loan.id] })
    await agent.patch(`/tasks/${keys.id}/`, { pinned: true })

    const { items, today: told } = await timelineOf(deal)
    expect(told).toBe(today)
    expect(items.map(({ kind, title, from, due, after }) => [kind, title, from, due, after])).toEqual([
      ['deal', 'Acceptance', null, inDays(-2), []],
      ['deal', 'Closing', null, inDays(30), []],
      ['milestone', 'Financing', null, inDays(20), []],
      ['task', 'Loan', inDays(-2), inDays(18), ['acceptance']],
      ['task', 'Walkthrough', null, inDays(29), ['closing']],
      ['task', 'Keys', inDays(29), inDays(30), [walk.id, loan.id]],
    ])
    const marks = items.map(({ title, pinned, contractual, milestone: of }) => [title, pinned, contractual, of])
    expect(marks.slice(2)).toEqual([
      // Its date was set by hand.
      ['Financing', true, false, null],
      ['Loan', false, true, milestone.id],
      ['Walkthrough', false, false, null],
      ['Keys', true, false, null],
    ])
  })

  it('marks tasks with the deal’s float as critical, but not completed ones', async () => {
    const { id: deal } = await dealWith({ closing: inDays(40) })
    const task = async (title: string, fields: object) => (await agent.post('/tasks/', { deal, title, ...fields })).body
    const first = await task('First', { due_date: inDays(39) })
    const second = await task('Second', { due_date: inDays(40), depends_on: [first.id] })
    await task('Easy', { due_date: inDays(5) })
    const done = await task('Done', { due_date: inDays(3) })
    await agent.post(`/tasks/${done.id}/complete/`, {})
    const { items } = await timelineOf(deal)
    const of = (title: string) => items.find((item) => item.title === title)
    expect([of('First')?.critical, of('Second')?.critical, of('Easy')?.critical]).toEqual([true, true, false])
    expect(of('Second')?.float_days).toBe(of('First')?.float_days)
    expect(of('Done')).toMatchObject({ critical: false, float_days: null, late: false, progress: 'COMPLETE' })
    const { risk } = (await agent.get(`/deals/${deal}/`)).body
    expect(of(second.title)?.float_days).toBe(risk.float_days)
  })

  it('marks what is late: open tasks and a missed closing', async () => {
    const { id: deal } = await dealWith({ inspection: inDays(-5), closing: inDays(-1) })
    await agent.post('/tasks/', { deal, title: 'Overdue', due_date: inDays(-3) })
    const { items } = await timelineOf(deal)
    expect(items.filter(({ late }) => late).map(({ title }) => title)).toEqual(['Closing', 'Overdue'])
  })

  it('is empty for a deal without dates', async () => {
    const { id } = await dealWith({})
    expect((await timelineOf(id)).items).toEqual([])
  })
})
