import { DealStatus } from 'openapi/codes'
import { beforeAll, describe, expect, it } from 'vitest'
import { DealModel } from '#entities/deals/deal.model.ts'
import { newId } from '#platform/records/record.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { refreshRisks, staleDeals } from './refresh-risks.command.ts'

const app = useTestApp()
const today = todayIn('America/New_York')
const inDays = (days: number) => addDays(today, days)
const at = (days: number) => new Date(`${inDays(days)}T17:00:00Z`)
let agent: TestClient
let board: Board

beforeAll(async () => {
  const people = await createPeople('north')
  agent = await app.signIn('agent@north.test')
  board = await createBoard(await app.signIn('owner@north.test'), people.team)
})

describe('risks on a new day', () => {
  it('are recomputed once, for deals in progress', async () => {
    const deal = await createDeal(agent, board)
    await agent.post('/tasks/', { deal: deal.id, title: 'Survey', kind: 'key_date', due_date: inDays(20) })
    const held = await createDeal(agent, board)
    await agent.patch(`/deals/${held.id}/`, { status: 7 })
    const read = async () => (await agent.get(`/deals/${deal.id}/`)).body
    const before = await read()
    expect(before.risk.level).toBe('sunny')

    expect(await refreshRisks(at(0))).toBe(0)
    expect(await refreshRisks(at(20))).toBe(1)
    expect((await read()).risk).toMatchObject({ level: 'cloudy', float_days: 0 })
    expect(await refreshRisks(at(20))).toBe(0)
    expect(await refreshRisks(at(30))).toBe(1)
    expect((await read()).risk.level).toBe('storm')
    expect((await read()).version).toBe(before.version + 2)
    expect((await read()).updated_at > before.updated_at).toBe(true)
    const headers = { 'If-Match': `"${before.version}"` }
    expect((await agent.patch(`/deals/${deal.id}/`, { notes: 'A' }, { headers })).status).toBe(200)
  })

  it('that stay as they are give no deal a new version', async () => {
    const calm = await createDeal(agent, board)
    await agent.post('/tasks/', { deal: calm.id, title: 'Call', due_date: inDays(300) })
    const missed = await createDeal(agent, board)
    await agent.post('/tasks/', { deal: missed.id, title: 'Survey', kind: 'key_date', due_date: inDays(20) })
    const saturday = Array.from({ length: 7 }, (_, i) => 40 + i).find((days) => at(days).getUTCDay() === 6) ?? 0
    const read = () => Promise.all([calm, missed].map(async ({ id }) => (await agent.get(`/deals/${id}/`)).body))
    await refreshRisks(at(saturday))
    const before = await read()
    expect(before.map(({ risk, next_date }) => [risk.level, next_date?.title])).toEqual([
      ['sunny', 'Call'],
      ['storm', 'Survey'],
    ])
    expect(await refreshRisks(at(saturday + 1))).toBeGreaterThan(1)
    expect(await read()).toEqual(before)
  })

  it('are looked up among deals in progress only, however many have ended', async () => {
    const deal = await createDeal(agent, board)
    const stored = await DealModel.findById(deal.id).lean().orFail()
    const ended = { ...stored, status: DealStatus.Closed, risk_as_of: '2020-01-01' }
    await DealModel.collection.insertMany(Array.from({ length: 50 }, () => ({ ...ended, _id: newId() })))
    const { executionStats } = (await DealModel.collection
      .find(staleDeals(stored.account, inDays(1)))
      .explain('executionStats')) as { executionStats: { totalDocsExamined: number; nReturned: number } }
    expect(executionStats.nReturned).toBeGreaterThan(0)
    expect(executionStats.totalDocsExamined).toBe(executionStats.nReturned)
  })
})
