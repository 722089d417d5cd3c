import { Types } from 'mongoose'
import type { Report } from 'openapi'
import { DealStatus, ReportName, Representation } from 'openapi/codes'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DealModel } from '#entities/deals/deal.model.ts'
import { addDays, addMonths, monthOf } from '#rules/calendar/days.ts'
import { createDeal as createBoardDeal } from '#test/factories/board.ts'
import { createDeal, type DealPlan } from '#test/factories/deals.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { aYearBefore } from './periods.ts'

const app = useTestApp()
// A fixed day, so that tests do not depend on the clock. It can’t be in the future, so that MongoDB expires no session.
const today = '2036-06-18'
const [thisYear, lastYear] = ['2036', '2035']
let people: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let assistant: TestClient

const { Active, Closed, UnderContract } = DealStatus
const commission = {
  split_bp: 8000,
  gross: 12_500_00,
  referral: 0,
  company: 2500_00,
  agents_amount: 9605_00,
  fees: 395_00,
}
const closed = (actual_close: string, plan: DealPlan = {}): DealPlan => ({
  status: Closed,
  source: 8,
  dates: { acceptance: addDays(actual_close, -30), actual_close },
  commission,
  ...plan,
})

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date(`${today}T15:00:00Z`), toFake: ['Date'] })
  people = await createPeople('north')
  const south = await createPeople('south')
  const { agent: first, agent2: second } = people
  const shared: DealPlan['agents'] = [
    { user: first.id, role: 'lead', share_bp: 6000 },
    { user: second.id, role: 'co', share_bp: 4000 },
  ]
  await createDeal(people, closed(today))
  await createDeal(people, closed(`${thisYear}-01-01`, { price: 300_000_00, representation: Representation.Dual }))
  await createDeal(people, closed(aYearBefore(today), { agents: shared }))
  await createDeal(people, closed(addDays(today, -900), { source: 5 }))
  await createDeal(people, { status: Active, price: 700_000_00 })
  await createDeal(people, {
    status: UnderContract,
    dates: { closing: addDays(today, 20) },
    agents: [{ user: second.id, role: 'lead', share_bp: 10_000 }],
  })
  await createDeal(south, closed(today, { price: 999_999_99 }))
  owner = await app.signIn('owner@north.test')
  agent = await app.signIn('agent@north.test')
  agent2 = await app.signIn('agent2@north.test')
  assistant = await app.signIn('assistant@north.test')
})

afterAll(() => void vi.useRealTimers())

const summary = async (client: TestClient, query = '') => (await client.get(`/reports/summary/?${query}`)).body
const report = async (client: TestClient, name: string, query = '') =>
  (await client.get(`/reports/${name}/?${query}`)).body
const total = (rows: Report['rows'], figure: 'count' | 'units' | 'volume' | 'commission') =>
  rows.reduce((sum, row) => sum + (row[figure] ?? 0), 0)

describe('the transaction summary', () => {
  it('adds up the deals of the year to date', async () => {
    expect(await summary(owner)).toEqual({
      count: 2,
      units: 3,
      volume: 800_000_00,
      commission: 25_000_00,
      avg_price: 400_000_00,
      avg_commission: 12_500_00,
      avg_duration: 30,
      averaged: { price: 2, commission: 2, duration: 2 },
      previous: null,
    })
  })

  it('is null if there is nothing to average', async () => {
    const none = { volume: 0, commission: 0, avg_price: null, avg_commission: null, avg_duration: null }
    expect(await summary(owner, 'dealStatus=1')).toMatchObject({ count: 0, ...none })
  })

  it('filters by period, status and team', async () => {
    expect(await summary(owner, 'period=0')).toMatchObject({ count: 1, volume: 500_000_00 })
    expect(await summary(owner, 'period=3')).toMatchObject({ count: 6 })
    expect(await summary(owner, 'period=3&dealStatus=1')).toMatchObject({ count: 2, volume: 1_200_000_00 })
    expect(await summary(owner, 'period=3&dealStatus=2')).toMatchObject({ count: 4 })
    expect(await summary(owner, `period=3&team=${String(people.team)}`)).toMatchObject({ count: 6 })
    expect(await summary(owner, `period=3&team=${String(people.account)}`)).toMatchObject({ count: 0 })
  })

  it('compares this year with the same span of last year', async () => {
    expect(await summary(owner, 'period=2')).toMatchObject({ count: 2, previous: { count: 1, volume: 500_000_00 } })
  })
})

describe('the deals behind a report', () => {
  const dealsOf = async (client: TestClient, name: string, query: string) =>
    (await client.get(`/reports/${name as 'status'}/deals/?page_size=100&count=exact&${query}`)).body
  const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0)

  it.each(Object.values(ReportName))('add up to each line by %s, whoever asks', async (name) => {
    for (const client of [owner, agent, agent2]) {
      for (const query of ['period=3', 'period=1', 'period=3&dealScope=1', 'period=3&dealStatus=2']) {
        const { rows } = await report(client, name, query)
        for (const { key, label, count, volume, commission } of rows) {
          const { results, count: found } = await dealsOf(client, name, `${query}&key=${key ?? 'none'}`)
          const adds = [results.map((one) => one.volume), results.map((one) => one.commission)].map(sum)
          expect([label, found, ...adds]).toEqual([label, count, volume, commission])
        }
        const { count, volume, commission } = await summary(client, query)
        const all = await dealsOf(client, name, query)
        const adds = [all.results.map((one) => one.volume), all.results.map((one) => one.commission)].map(sum)
        expect([all.count, ...adds]).toEqual([count, volume, commission])
      }
    }
  })

  it('have the day that they count on, the latest first, and archived ones too', async () => {
    const { results } = await dealsOf(owner, 'status', 'period=1&key=4')
    expect(results.map(({ day }) => day)).toEqual([today, `${thisYear}-01-01`])
    expect(results[0]).toMatchObject({ status: Closed, archived: false, commission: 12_500_00 })
  })

  it('have no amounts for viewers who may only see counts', async () => {
    const { results } = await dealsOf(assistant, 'status', 'period=3')
    expect(results.length).toBeGreaterThan(0)
    for (const { volume, commission } of results) expect([volume, commission]).toEqual([null, null])
  })

  it('have no commission without an amount, which the averages leave out', async () => {
    const { results } = await dealsOf(owner, 'status', `period=3&key=${Active}`)
    expect(results).toMatchObject([{ volume: 700_000_00, commission: null }])
    const { rows } = await report(owner, 'status', 'period=3')
    expect(rows.find(({ key }) => key === Active)?.averaged).toEqual({ price: 1, commission: 0, duration: 0 })
  })

  it('do not betray a split to those who may not see it', async () => {
    const refused = await agent.refused('GET', '/reports/commission_split/deals/?period=3&key=8000')
    expect([refused.status, refused.errors?.[0]?.field]).toEqual([400, 'key'])
  })

  it.each([
    ['status', 'x'],
    ['agent', '4'],
    ['closed_month', '2036'],
  ])('refuse a key that no line by %s has', async (name, key) => {
    const refused = await owner.refused('GET', `/reports/${name as 'status'}/deals/?key=${key}`)
    expect([refused.status, refused.errors?.[0]?.field]).toEqual([400, 'key'])
  })
})

describe('whose deals a report covers', () => {
  it('an agent: what is credited to them, whatever scope they ask for', async () => {
    for (const scope of [0, 1]) {
      expect(await summary(agent, `period=3&dealScope=${scope}`)).toMatchObject({ count: 5, volume: 2_300_000_00 })
      expect(await summary(agent2, `period=3&dealScope=${scope}`)).toMatchObject({ count: 2, volume: 700_000_00 })
    }
  })

  it('an agent: only their own part of the commission, and nothing of its split', async () => {
    const { rows } = await report(agent, 'commission_split', 'period=3')
    expect(rows).toMatchObject([{ key: null, label: 'All splits', count: 5, split: null }])
    const receives = async (name: string) =>
      (await report(owner, name, 'period=3')).rows.find(({ key }) => key === String(people.agent.id))?.commission ?? 0
    expect((await summary(agent, 'period=3')).commission).toBeLessThan(await receives('agent'))
  })

  it('an agent: also deals that another team shares with them', async () => {
    const team = new Types.ObjectId()
    await createDeal(
      { ...people, team },
      closed(addDays(today, -800), { agents: [{ user: people.agent2.id, role: 'co', share_bp: 10_000 }] }),
    )
    expect(await summary(agent2, `period=3&team=${String(team)}`)).toMatchObject({ count: 1 })
    expect(await summary(agent, `period=3&team=${String(team)}`)).toMatchObject({ count: 0 })
    await DealModel.deleteOne({ team })
  })

  it('an owner who asks for their own deals: only those', async () => {
    expect(await summary(owner, 'period=3&dealScope=1')).toMatchObject({ count: 0 })
  })

  it('an assistant: the number of their agents’ deals, without amounts', async () => {
    const counts = {
      volume: null,
      commission: null,
      avg_price: null,
      avg_commission: null,
      avg_duration: null,
      averaged: null,
    }
    for (const scope of [0, 1]) {
      const found = await summary(assistant, `period=3&dealScope=${scope}`)
      expect(found).toEqual({ count: 5, units: 6, ...counts, previous: null })
    }
    for (const name of Object.values(ReportName)) {
      for (const row of (await report(assistant, name, 'period=3')).rows)
        expect(row).toMatchObject({ ...counts, split: null })
    }
  })

  it('another account: its own', async () => {
    const stranger = await app.signIn('owner@south.test')
    expect(await summary(stranger, 'period=3')).toMatchObject({ count: 1, volume: 999_999_99 })
  })

  it('clients and visitors are kept out', async () => {
    const client = await app.signIn('client@north.test')
    expect((await client.refused('GET', '/reports/summary/')).status).toBe(403)
    expect((await app.visitor().refused('GET', '/reports/status/')).status).toBe(401)
  })
})

describe('the seven reports', () => {
  it.each(Object.values(ReportName))('%s adds up to the summary, for everyone and every period', async (name) => {
    for (const client of [owner, agent, agent2]) {
      for (const query of [
        'period=0',
        'period=1',
        'period=2',
        'period=3',
        'period=3&dealStatus=1',
        'period=3&dealScope=1',
      ]) {
        const [{ rows }, all] = await Promise.all([report(client, name, query), summary(client, query)])
        expect(total(rows, 'volume'), query).toBe(all.volume)
        expect(total(rows, 'commission'), query).toBe(all.commission)
        if (name !== ReportName.agent) {
          expect(total(rows, 'count'), query).toBe(all.count)
          expect(total(rows, 'units'), query).toBe(all.units)
        }
        const share = rows.reduce((sum, row) => sum + row.share, 0)
        expect(share).toBe(all.count === 0 ? 0 : 10_000)
      }
    }
  })

  it('label their lines like the codes, in order', async () => {
    const lines = async (name: string) =>
      (await report(owner, name, 'period=3')).rows.map(({ key, label }) => [key, label])
    expect(await lines('status')).toEqual([
      [2, 'Active'],
      [3, 'Under Contract'],
      [4, 'Closed'],
    ])
    expect(await lines('source')).toEqual([
      [8, 'Client Referral'],
      [6, 'Other'],
      [5, 'Zillow'],
    ])
    expect(await lines('agent')).toEqual([
      [String(people.agent.id), 'agent north'],
      [String(people.agent2.id), 'agent2 north'],
    ])
  })

  it('count a dual deal as one deal and two units', async () => {
    const { rows } = await report(owner, 'representation')
    expect(rows.map(({ label, count, units }) => [label, count, units])).toEqual([
      ['Buyer', 1, 1],
      ['Dual', 1, 2],
    ])
  })

  it('credit a shared deal by share', async () => {
    const { rows } = await report(owner, 'agent', 'period=2')
    expect(rows.map(({ key, previous }) => [key, previous?.volume])).toEqual([
      [String(people.agent.id), 300_000_00],
      [String(people.agent2.id), 200_000_00],
    ])
  })

  it('say where the commission goes', async () => {
    const [row] = (await report(owner, 'commission_split')).rows
    expect(row).toMatchObject({ key: 8000, label: '80 / 20' })
    expect(row?.split).toEqual({ gross: 25_000_00, referral: 0, company: 5000_00, agents: 19_210_00, fees: 790_00 })
  })
})

it('volume is the sale price or else the list price, also of open deals', async () => {
  const west = await openTeam(app, [], 'west')
  const read = async () => (await report(west.owner, 'status', 'period=3')).rows.map(({ volume }) => volume)
  const deal = await createBoardDeal(west.owner, west.board, { status: UnderContract, list_price: 400_000_00 })
  expect(await read()).toEqual([400_000_00])
  await west.owner.patch(`/deals/${deal.id}/`, { sale_price: 390_000_00 })
  expect(await read()).toEqual([390_000_00])
})

describe('the report by closed month', () => {
  it('has every month of the year', async () => {
    const { rows, from, to } = await report(owner, 'closed_month')
    expect([from, to]).toEqual([`${thisYear}-01-01`, today])
    const months = Array.from({ length: Number(today.slice(5, 7)) }, (_, i) => addMonths(`${thisYear}-01`, i))
    expect(rows.map(({ key }) => key)).toEqual(months)
    expect(rows[1]).toMatchObject({ count: 0, volume: 0, avg_price: null, share: 0 })
  })

  it('shows the same month of last year next to each month', async () => {
    const { rows, previous_from, previous_to } = await report(owner, 'closed_month', 'period=2')
    expect([previous_from, previous_to]).toEqual([`${lastYear}-01-01`, aYearBefore(today)])
    expect(rows.find(({ key }) => key === monthOf(today))?.previous).toMatchObject({ count: 1, volume: 500_000_00 })
  })

  it('puts deals that are not closed in a line without a month, last', async () => {
    const { rows } = await report(owner, 'closed_month', 'period=3')
    expect(rows.at(-1)).toMatchObject({ key: null, label: 'Not closed', count: 2 })
    expect(rows[0]?.key).toBe(monthOf(addDays(today, -900)))
    expect(rows.at(-2)?.key).toBe(monthOf(today))
  })
})

describe('bad input', () => {
  it.each([
    ['period=4', 'period'],
    ['dealScope=2', 'dealScope'],
    ['dealStatus=x', 'dealStatus'],
    ['team=x', 'team'],
    ['status=4', 'status'],
  ])('%s is refused, naming the parameter', async (query, field) => {
    const problem = await owner.refused('GET', `/reports/summary/?${query}`)
    expect(problem.status).toBe(400)
    expect(problem.errors?.map((error) => error.field)).toContain(field)
  })

  it('there is no report with another name', async () => {
    expect((await owner.refused('GET', '/reports/profit/')).status).toBe(400)
  })
})
