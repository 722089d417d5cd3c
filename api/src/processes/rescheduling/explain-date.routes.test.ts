import type { DateExplanation, Deal } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { refreshRisks } from './refresh-risks.command.ts'

const app = useTestApp()
let people: People
let agent: TestClient
let board: Board
let deal: Deal

beforeAll(async () => {
  people = await createPeople('north')
  await AccountModel.updateOne(
    { _id: people.account },
    { holidays: ['2026-11-11', '2026-11-26'].map((date) => ({ date, name: 'Holiday', observed: false })) },
  )
  agent = await app.signIn('agent@north.test')
  board = await createBoard(await app.signIn('owner@north.test'), people.team)
  deal = await createDeal(agent, board, { dates: { acceptance: '2026-11-09', closing: '2026-12-12' } })
})

const explain = async (of: string) => (await agent.get(`/deals/${deal.id}/why/?of=${of}`)).body
const addTask = async (fields: object) => (await agent.post('/tasks/', { deal: deal.id, title: 'T', ...fields })).body
const rule = { anchor: 'acceptance', item: null, offset: 3, unit: 'business', roll: 'none', skip_holidays: true }

/** Recomputes the date from the explanation alone. */
function counted({ rule: told, anchor, skipped }: DateExplanation): string {
  const next = (day: string, step: number) => new Date(Date.parse(day) + step * 86_400_000).toISOString().slice(0, 10)
  const isOff = (day: string) => [0, 6].includes(new Date(day).getUTCDay()) || skipped.includes(day)
  let day = anchor?.date ?? ''
  for (let left = Math.abs(told?.offset ?? 0); left > 0;) {
    day = next(day, Math.sign(told?.offset ?? 0))
    if (told?.unit === 'calendar' || !isOff(day)) left--
  }
  return day
}

describe('the explanation of a date', () => {
  it('is enough to recompute the date', async () => {
    const rules = [-40, -8, -3, 0, 1, 3, 12, 30].flatMap((offset) =>
      ['acceptance', 'closing'].flatMap((anchor) =>
        ['business', 'calendar'].map((unit) => ({ ...rule, anchor, unit, offset })),
      ),
    )
    for (const due_rule of rules) {
      const { id, due_date } = await addTask({ due_rule })
      const told = await explain(id)
      expect(told).toMatchObject({ kind: 'task', id, date: due_date, wanted: due_date, held: null, rule: due_rule })
      expect(counted(told)).toBe(due_date)
      expect(told.counted).toBe(due_date)
    }
  })

  it('gives the skipped days, the day it was rolled from, and who set it', async () => {
    const { id } = await addTask({ due_rule: rule })
    const { id: me } = (await agent.get('/auth/login/')).body
    expect(await explain(id)).toMatchObject({
      anchor: { kind: 'deal', id: 'acceptance', title: 'Acceptance', date: '2026-11-09' },
      skipped: ['2026-11-11'],
      counted: '2026-11-13',
      reason: '3 business days after the acceptance (Nov 9), skipping Nov 11',
      set_by: { actor: me, summary: 'added the task “T”' },
    })
    const rolled = await addTask({ due_rule: { ...rule, unit: 'calendar', offset: 5, roll: 'forward' } })
    expect(await explain(rolled.id)).toMatchObject({ counted: '2026-11-14', date: '2026-11-16' })
  })

  it('names the change that moved the date, and what keeps it in place', async () => {
    // Days of other years are told with their year.
    const year = todayIn('America/New_York').slice(0, 4)
    const moved = await createDeal(agent, board, { dates: { closing: `${year}-12-12` } })
    const { id } = (
      await agent.post('/tasks/', {
        deal: moved.id,
        title: 'Walkthrough',
        // December 19 falls on another weekday each year.
        due_rule: { ...rule, unit: 'calendar', anchor: 'closing', offset: -1 },
      })
    ).body
    await agent.patch(`/deals/${moved.id}/`, { dates: { closing: `${year}-12-19` } })
    const why = async (of: string) => (await agent.get(`/deals/${moved.id}/why/?of=${of}`)).body
    const summary = 'moved the closing from Dec 12 to Dec 19; 1 due date followed'
    expect((await why(id)).set_by).toMatchObject({ summary })
    expect(await why('closing')).toMatchObject({ kind: 'deal', date: `${year}-12-19`, rule: null, set_by: { summary } })
    await agent.patch(`/tasks/${id}/`, { due_date: `${year}-12-01` })
    expect(await why(id)).toMatchObject({
      reason: 'Set manually',
      held: 'pinned',
      date: `${year}-12-01`,
      wanted: `${year}-12-18`,
    })
  })

  it('covers milestones, dates that wait, and dates that no one set', async () => {
    const { id } = (
      await agent.post('/milestones/', { deal: deal.id, name: 'M', due_rule: { ...rule, anchor: 'title' } })
    ).body
    expect(await explain(id)).toMatchObject({
      kind: 'milestone',
      date: null,
      reason: 'Waiting for the title date',
    })
    expect(await explain('listing')).toMatchObject({ date: null, reason: 'Not set yet' })
  })

  it('covers a deal’s next date, and one stored by an earlier version once the day changes', async () => {
    const own = await createDeal(agent, board, { mls_number: '77123', dates: { closing: '2031-12-12' } })
    const next = async () => {
      const card = (await agent.get(`/deals/?q=${own.mls_number}`)).body.results[0]
      const { next_date } = (await agent.get(`/deals/${own.id}/`)).body
      expect(card?.next_date).toEqual(next_date)
      return next_date
    }
    const whyNext = async () => {
      const { item, ...told } = (await next()) ?? {}
      const { kind, title, date } = (await agent.get(`/deals/${own.id}/why/?of=${item?.id}`)).body
      expect({ kind, title, date }).toEqual({ kind: item?.kind, ...told })
      return title
    }
    expect(await whyNext()).toBe('Closing')
    await addTask({ deal: own.id, title: 'Sign', due_date: '2031-12-01' })
    expect(await whyNext()).toBe('Sign')
    await DealModel.collection.updateOne({ mls_number: '77123' }, { $unset: { 'next_date.item': 1 } })
    expect(await next()).toEqual({ title: 'Sign', date: '2031-12-01', item: null })
    await refreshRisks(new Date('2031-11-01'))
    expect(await whyNext()).toBe('Sign')
  })

  it('is refused for an id that is not a date of the deal', async () => {
    const refused = (of: string) => agent.refused('GET', `/deals/${deal.id}/why/?of=${of}`)
    expect(await refused('birthday')).toMatchObject({ status: 400, errors: [{ field: 'of' }] })
    expect((await refused('6560a1f2c3d4e5f60718293a')).status).toBe(404)
  })
})
