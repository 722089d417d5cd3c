/** Dates of a deal that follow other dates of it. */
import type { Deal, DealDateRule } from 'openapi'
import { DealStatus, DealType, Representation } from 'openapi/codes'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let agent: TestClient
let owner: TestClient
let board: Board
let deal: Deal

beforeAll(async () => {
  const people = await createPeople('north')
  agent = await app.signIn('agent@north.test')
  owner = await app.signIn('owner@north.test')
  board = await createBoard(owner, people.team)
})
beforeEach(async () => {
  deal = await create({})
})

/** A deal with the rules that every new deal has. */
const create = (fields: object) => createDeal(agent, board, { date_rules: undefined, ...fields })

const rule = (date: string, anchor: string, offset: number, more: object = {}) => ({
  date,
  anchor,
  offset,
  unit: 'calendar',
  roll: 'none',
  skip_holidays: true,
  pinned: false,
  ...more,
})
const change = async (fields: object) => (await agent.patch(`/deals/${deal.id}/`, fields)).body
const reschedule = async (body: object) => (await agent.post(`/deals/${deal.id}/reschedule/`, body)).body
const previewOf = async (body: object) => (await agent.post(`/deals/${deal.id}/reschedule/?dry_run=true`, body)).body
const why = async (of: string) => (await agent.get(`/deals/${deal.id}/why/?of=${of}`)).body
const read = async () => (await agent.get(`/deals/${deal.id}/`)).body
const pinned = ({ date_rules: rules }: { date_rules: readonly DealDateRule[] }) =>
  rules.filter((one) => one.pinned).map(({ date }) => date)

describe('the dates of a new deal', () => {
  it('follow its acceptance and its closing', async () => {
    const { dates } = await change({ dates: { acceptance: '2030-01-07', closing: '2030-02-20' } })
    expect(dates).toMatchObject({
      inspection: '2030-01-17',
      appraisal: '2030-01-21',
      title: '2030-01-21',
      financing: '2030-01-28',
      walkthrough: '2030-02-19',
      possession: '2030-02-20',
    })
    expect((await change({ dates: { closing: '2030-02-27' } })).dates).toMatchObject({
      walkthrough: '2030-02-26',
      possession: '2030-02-27',
      inspection: '2030-01-17',
    })
  })

  it('of a lease follow its start, and those of a referral nothing', async () => {
    const lease = await create({
      representation: Representation.Tenant,
      deal_type: DealType.Lease,
      dates: { acceptance: '2030-01-07', lease_start: '2030-02-01' },
    })
    expect(lease.dates).toMatchObject({ possession: '2030-02-01', inspection: null })
    const referral = await create({ representation: Representation.Referral })
    expect(referral.date_rules).toEqual([])
  })

  it('stay where they are set by hand, and where they are cleared', async () => {
    await change({ dates: { acceptance: '2030-01-07', inspection: '2030-01-15', appraisal: null } })
    const moved = await change({ dates: { acceptance: '2030-01-08' } })
    expect(moved.dates).toMatchObject({ inspection: '2030-01-15', appraisal: null, financing: '2030-01-29' })
    expect(pinned(moved)).toEqual(['inspection', 'appraisal'])
  })
})

describe('a reschedule', () => {
  beforeEach(() => change({ dates: { acceptance: '2030-01-07', closing: '2030-02-20' } }))

  it('shows the dates that follow with their reason, and the pinned ones that stay', async () => {
    await change({ dates: { possession: '2030-02-22' } })
    const preview = await previewOf({ dates: { closing: '2030-02-27' } })
    expect(preview.moved.map(({ id, to, reason }) => [id, to, reason])).toEqual([
      ['walkthrough', '2030-02-26', '1 day before the closing (Feb 27)'],
      ['closing', '2030-02-27', 'Set manually'],
    ])
    expect(preview.kept).toEqual([
      {
        kind: 'deal',
        id: 'possession',
        title: 'Possession',
        date: '2030-02-22',
        wanted: '2030-02-27',
        because: 'pinned',
      },
    ])
    const done = await reschedule({ dates: { closing: '2030-02-27' }, preview: preview.preview })
    const [event] = (await agent.get(`/deals/${deal.id}/history/`)).body.results
    expect(event?.summary).toBe('moved the closing from Feb 20, 2030 to Feb 27, 2030; 1 due date followed')
    expect((await read()).dates).toMatchObject({ walkthrough: '2030-02-26', possession: '2030-02-22' })
    await agent.post(`/events/${done.event}/undo/`)
    expect((await read()).dates).toMatchObject({ closing: '2030-02-20', walkthrough: '2030-02-19' })
  })

  it('lets a pinned date follow its rule again', async () => {
    await change({ dates: { inspection: '2030-01-15' } })
    await reschedule({ follow: ['inspection'] })
    const { dates, ...rest } = await read()
    expect(dates.inspection).toBe('2030-01-17')
    expect(pinned(rest)).toEqual([])
  })

  it('moves tasks along with a date that follows', async () => {
    const due_rule = {
      anchor: 'walkthrough',
      item: null,
      offset: 0,
      unit: 'calendar',
      roll: 'none',
      skip_holidays: true,
    }
    const task = (await agent.post('/tasks/', { deal: deal.id, title: 'Walkthrough', due_rule })).body
    expect(task.due_date).toBe('2030-02-19')
    await reschedule({ dates: { closing: '2030-02-27' } })
    expect((await agent.get(`/tasks/${task.id}/`)).body.due_date).toBe('2030-02-26')
  })
})

describe('a date', () => {
  it('says why it is what it is', async () => {
    await change({ dates: { acceptance: '2030-01-07' } })
    expect(await why('inspection')).toMatchObject({
      date: '2030-01-17',
      reason: '10 days after the acceptance (Jan 7)',
      anchor: { kind: 'deal', id: 'acceptance', date: '2030-01-07' },
      counted: '2030-01-17',
      held: null,
    })
    await change({ dates: { inspection: '2030-01-15' } })
    expect(await why('inspection')).toMatchObject({ reason: 'Set manually', wanted: '2030-01-17', held: 'pinned' })
  })

  it('counts from the actual closing once that is known', async () => {
    await change({ dates: { acceptance: '2026-01-05', closing: '2026-02-20' }, status: DealStatus.UnderContract })
    const due_rule = { anchor: 'closing', item: null, offset: 3, unit: 'calendar', roll: 'none', skip_holidays: true }
    const task = (await agent.post('/tasks/', { deal: deal.id, title: 'Ask for a review', due_rule })).body
    await owner.patch(`/deals/${deal.id}/`, { sale_price: 50_000_000, commission: { rate_bp: 250 } })
    await agent.post(`/deals/${deal.id}/close/`, { sale_price: 50_000_000, actual_close: '2026-02-24' })
    expect((await agent.get(`/tasks/${task.id}/`)).body).toMatchObject({
      due_date: '2026-02-27',
      due_reason: '3 days after the actual closing (Feb 24)',
    })
    expect((await read()).dates).toMatchObject({ possession: '2026-02-24', walkthrough: '2026-02-19' })
  })
})

describe('the rules of dates', () => {
  it('are replaced as a whole', async () => {
    await change({ dates: { acceptance: '2030-01-07' } })
    const { dates } = await change({
      date_rules: [rule('inspection', 'acceptance', 7), rule('title', 'inspection', 3)],
    })
    expect(dates).toMatchObject({ inspection: '2030-01-14', title: '2030-01-17' })
  })

  it.each([
    ['two for a date', [rule('title', 'acceptance', 1), rule('title', 'closing', 1)], 400, 'date_rules.1.date'],
    ['one that counts from its own date', [rule('title', 'title', 1)], 400, 'date_rules.0.anchor'],
    ['one for the actual closing', [rule('actual_close', 'closing', 1)], 400, 'date_rules.0.date'],
    ['a circle', [rule('title', 'closing', 1), rule('closing', 'title', 1)], 422, 'date_rules'],
  ])('are refused with %s', async (_case, date_rules, status, field) => {
    const problem = await agent.refused('PATCH', `/deals/${deal.id}/`, { date_rules })
    expect([problem.status, problem.errors?.[0]?.field]).toEqual([status, field])
  })
})
