import type { Deal } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { agreeTerms, type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let board: Board
let deal: Deal

beforeAll(async () => {
  people = await createPeople('north')
  owner = await app.signIn('owner@north.test')
  agent = await app.signIn('agent@north.test')
  board = await createBoard(owner, people.team)
})
beforeEach(async () => {
  // A Friday.
  deal = await createDeal(agent, board, { dates: { acceptance: '2026-01-12', closing: '2026-02-20' } })
})

const previewOf = async (dates: object) =>
  (await agent.post(`/deals/${deal.id}/reschedule/?dry_run=true`, { dates })).body.warnings
const tooEarly = { field: 'dates.actual_close', reason: 'is Mar 1, 2019, before the acceptance on Jan 12, 2026' }
const datesOf = async () => (await agent.get(`/deals/${deal.id}/`)).body.dates

it('a preview warns of a closing on a day off, and of dates out of order', async () => {
  expect(await previewOf({ closing: '2026-02-27' })).toEqual([])
  expect(await previewOf({ closing: '2026-02-21' })).toEqual([
    { date: 'closing', day: '2026-02-21', text: 'Closing is on a Saturday, Feb 21' },
  ])
  expect(await previewOf({ closing: '2026-01-09' })).toEqual([
    { date: 'closing', day: '2026-01-09', text: 'Closing (Jan 9) is before the acceptance (Jan 12)' },
  ])
})

it('a preview does not repeat what was wrong before', async () => {
  await agent.patch(`/deals/${deal.id}/`, { dates: { closing: '2026-02-21' } })
  expect(await previewOf({ title: '2026-02-02' })).toEqual([])
})

it('a new holiday warns of the closings on it', async () => {
  const path = `/account/${String(people.account)}/calendar/` as const
  const holidays = [{ date: '2026-02-20', name: 'Office retreat', observed: false }]
  const { deals } = (await owner.patch(`${path}?dry_run=true`, { holidays })).body
  expect(deals.find((one) => one.deal === deal.id)?.warnings).toEqual([
    { date: 'closing', day: '2026-02-20', text: 'Closing is on a holiday, Feb 20' },
  ])
})

it('no deal has closed before its acceptance', async () => {
  const before = await datesOf()
  const dates = { actual_close: '2019-03-01' }
  const tries = [
    await agent.refused('PATCH', `/deals/${deal.id}/`, { dates }),
    await agent.refused('POST', `/deals/${deal.id}/reschedule/`, { dates }),
    await agent.refused('POST', `/deals/${deal.id}/reschedule/?dry_run=true`, { dates }),
    await agent.refused('POST', '/deals/', {
      workspace: board.workspace,
      name: 'Maple',
      representation: 1,
      dates: { acceptance: '2026-01-12', ...dates },
    }),
  ]
  expect(tries.map(({ status, errors }) => ({ status, errors }))).toEqual(
    tries.map(() => ({ status: 422, errors: [tooEarly] })),
  )
  await agent.patch(`/deals/${deal.id}/`, { status: DealStatus.UnderContract })
  const closing = { sale_price: 100, actual_close: '2019-03-01' }
  const refused = await agent.refused('POST', `/deals/${deal.id}/close/`, closing)
  expect([refused.status, refused.errors]).toEqual([422, [{ ...tooEarly, field: 'actual_close' }]])
  expect(await datesOf()).toEqual(before)
})

it('an acceptance does not move past the actual closing', async () => {
  const status = DealStatus.UnderContract
  await agent.patch(`/deals/${deal.id}/`, { status })
  await agreeTerms(owner, deal.id)
  await agent.post(`/deals/${deal.id}/close/`, { sale_price: 100, actual_close: '2026-02-19' })
  const refused = await owner.refused('PATCH', `/deals/${deal.id}/`, { dates: { acceptance: '2026-03-02' } })
  expect([refused.status, refused.errors?.[0]?.field]).toEqual([422, 'dates.actual_close'])
})
