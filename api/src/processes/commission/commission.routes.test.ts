import type { Deal } from 'openapi'
import { AgentRole, CommissionState, DealStatus, DealType, Representation } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import { addDays, firstDayOf, monthOf, todayIn } from '#rules/calendar/days.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp({ loginAttemptsPerAddress: 1000 })
const today = todayIn('America/New_York')
/** A cap year in progress: it began on the first of this month or of last month. */
const began = firstDayOf(monthOf(addDays(today, -40)))
let people: People
let board: Board
let owner: TestClient
let agent: TestClient
let count = 0

beforeEach(async () => {
  ;({ people, owner, agent, board } = await openTeam(app, ['agent'], `north${count++}`))
})

/** An 80/20 split up to a cap of $3,000. */
const plan = (fields: object = {}, user = people.agent) =>
  owner.post('/commission_plans/', {
    team: String(people.team),
    user: String(user.id),
    effective_from: began,
    anniversary: began.slice(5),
    tiers: [{ from: 0, split_bp: 8000 }],
    cap: 3000_00,
    ...fields,
  })

/** A deal of the agent with a commission of 2.5% of the price. */
const contract = (price: number, fields: object = {}) =>
  createDeal(owner, board, {
    status: DealStatus.UnderContract,
    list_price: price,
    commission: { rate_bp: 250 },
    agents: [{ user: String(people.agent.id), role: AgentRole.lead, share_bp: 10_000 }],
    ...fields,
  })
const close = (deal: Deal, sale_price: number, actual_close: string, by = owner) =>
  by.post(`/deals/${deal.id}/close/`, { sale_price, actual_close })
async function closed(name: string, price: number, day: string): Promise<Deal> {
  const answer = await close(await contract(price, { name }), price, day)
  expect(answer.status).toBe(200)
  return answer.body
}
const ledger = async ({ id }: Deal, by = owner) => (await by.get(`/deals/${id}/commission/`)).body
const amend = ({ id }: Deal, body: object, query = '') => owner.patch(`/deals/${id}/commission/?${query}`, body)
const company = async (deal: Deal) => (await ledger(deal)).company
const splitReport = async (by = owner) => (await by.get('/reports/commission_split/?period=3&dealStatus=2')).body.rows

describe('the terms of a deal', () => {
  const terms = async (deal: Deal, body: object) => {
    const { commission } = (await owner.patch(`/deals/${deal.id}/`, { commission: body })).body
    return [commission?.rate_bp, commission?.flat]
  }

  it('are a rate or a flat amount: one replaces the other', async () => {
    const deal = await contract(500_000_00)
    expect(await terms(deal, { flat: 9000_00 })).toEqual([null, 9000_00])
    expect(await terms(deal, { referral_bp: 100 })).toEqual([null, 9000_00])
    expect(await terms(deal, { rate_bp: 300 })).toEqual([300, null])
    expect(await terms(deal, { rate_bp: null, flat: 1 })).toEqual([null, 1])
    await amend(deal, { rate_bp: 250 })
    expect(await terms(deal, {})).toEqual([250, null])
  })

  it('are refused with both at once, naming the second', async () => {
    const deal = await contract(500_000_00)
    const both = { rate_bp: 300, flat: 9000_00 }
    const reason = 'can’t be combined with a rate: enter one or the other'
    const wrong = await owner.refused('PATCH', `/deals/${deal.id}/`, { commission: both })
    expect([wrong.status, wrong.errors]).toEqual([400, [{ field: 'commission.flat', reason }]])
    const amended = await owner.refused('PATCH', `/deals/${deal.id}/commission/`, both)
    expect([amended.status, amended.errors]).toEqual([400, [{ field: 'flat', reason }]])
    expect(await terms(deal, {})).toEqual([250, null])
  })
})

describe('the ledger of a deal', () => {
  it('is projected by its agent’s plan while the deal is open, and confirmed when it closes', async () => {
    const fees = [{ label: 'Transaction fee', flat: 395_00, rate_bp: null }]
    await plan({ cap: 1000_00, fees })
    const deal = await contract(500_000_00, { commission: { rate_bp: 250, referral_bp: 2500 } })
    const projected = await ledger(deal)
    expect(projected).toMatchObject({ state: CommissionState.projected, confirmed_at: null })
    expect(projected.lines.map(({ kind, amount }) => [kind, amount / 100])).toEqual([
      ['side', 12_500],
      ['referral', 3125],
      ['share', 9375],
      ['company', 1000],
      ['fee', 395],
      ['net', 7980],
    ])
    const { body } = await close(deal, 500_000_00, today)
    expect(body.commission?.confirmed_at).not.toBeNull()
    expect(await ledger(deal)).toMatchObject({
      state: CommissionState.confirmed,
      day: today,
      gross: 12_500_00,
      company: 1000_00,
      agents_amount: 7980_00,
      agents: [{ cap: { cap: 1000_00, paid: 0, left: 0, year_from: began } }],
    })
  })

  it('counts earlier closings toward the cap, and projects open deals with the rest', async () => {
    await plan()
    const open = await contract(400_000_00)
    expect(await company(open)).toBe(2000_00)
    const first = await closed('First', 500_000_00, addDays(today, -3))
    expect([await company(first), await company(open)]).toEqual([2500_00, 500_00])
    const second = await closed('Second', 500_000_00, addDays(today, -2))
    expect([await company(second), await company(open)]).toEqual([500_00, 0])
    // The deal itself and the reports agree.
    expect((await owner.get(`/deals/${open.id}/`)).body.commission).toMatchObject({ company: 0, my_share: 0 })
    expect(await splitReport()).toMatchObject([
      { key: 8000, label: '80 / 20', count: 2, split: { gross: 25_000_00, company: 3000_00, agents: 22_000_00 } },
    ])
  })

  it('shows agents only their own lines, and assistants nothing', async () => {
    await plan()
    const agents = [
      { user: String(people.agent.id), role: AgentRole.lead, share_bp: 6000 },
      { user: String(people.agent2.id), role: AgentRole.co, share_bp: 4000 },
    ]
    const deal = await contract(500_000_00, { agents, commission: { rate_bp: 250, referral_bp: 2000 } })
    const own = await ledger(deal, agent)
    expect(new Set(own.lines.map(({ user }) => user))).toEqual(new Set([String(people.agent.id)]))
    expect(own).toMatchObject({ gross: null, referral: null, company: null, agents: [{ amount: 4800_00 }] })
    expect(own.lines[0]).toMatchObject({ kind: 'share', base: null, amount: 6000_00 })
    expect(JSON.stringify(own)).not.toMatch(/12,500|10,000|4,000|1250000/)
    const other = await ledger(deal, await app.signIn(people.agent2.email))
    expect(other.agents).toMatchObject([{ plan: null, cap: null, amount: 4000_00 }])
    const assistant = await app.signIn(people.assistant.email)
    expect((await assistant.refused('GET', `/deals/${deal.id}/commission/`)).status).toBe(403)
    const client = await app.signIn(people.client.email)
    expect((await client.refused('GET', `/deals/${deal.id}/commission/`)).status).toBe(403)
  })

  it('counts the months of rent of a lease, but not for a sale', async () => {
    const lease = await contract(2400_00, {
      representation: Representation.Tenant,
      deal_type: DealType.Lease,
      commission: { lease_months: 1 },
    })
    expect((await ledger(lease)).lines[0]).toMatchObject({
      amount: 2400_00,
      explanation: 'All of $2,400, 1 month of rent',
    })
    const sale = await contract(100_000_00)
    const refused = await owner.refused('PATCH', `/deals/${sale.id}/commission/`, { lease_months: 2 })
    expect([refused.status, refused.errors?.[0]?.field]).toEqual([422, 'lease_months'])
  })
})

describe('an amended deal', () => {
  it('recomputes the deals that closed later in the year, in order, with amounts before and after', async () => {
    await plan()
    const first = await closed('First', 400_000_00, addDays(today, -5))
    const second = await closed('Second', 200_000_00, addDays(today, -4))
    const third = await closed('Third', 400_000_00, addDays(today, -3))
    expect([await company(first), await company(second), await company(third)]).toEqual([2000_00, 1000_00, 0])

    const preview = (await amend(first, { sale_price: 200_000_00 }, 'dry_run=true')).body
    expect(preview).toMatchObject({ dry_run: true, ledger: { company: 1000_00 } })
    expect(preview.recomputed.map(({ name, before, after }) => [name, before.company, after.company])).toEqual([
      ['Third', 0, 1000_00],
    ])
    // Nothing was written.
    expect([await company(first), await company(third)]).toEqual([2000_00, 0])
    expect(await EventModel.countDocuments({ entity_id: third.id, op: 'recompute_commission' })).toBe(0)

    const { body } = await amend(first, { sale_price: 200_000_00 })
    expect(body).toEqual({ ...preview, dry_run: false })
    expect([await company(first), await company(second), await company(third)]).toEqual([1000_00, 1000_00, 1000_00])
    expect((await splitReport()).map(({ split }) => split?.company)).toEqual([3000_00])
    const history = (await owner.get(`/deals/${third.id}/history/`)).body.results
    expect(history[0]?.summary).toBe('recalculated the commission after a change to First')
    const told = (await agent.get(`/deals/${third.id}/history/`)).body.results
    expect(told.some(({ op }) => op === 'recompute_commission')).toBe(false)
  })

  it('includes any relevant change: a late closing, another day, a price, reopening', async () => {
    await plan()
    const later = await closed('Later', 800_000_00, addDays(today, -2))
    expect(await company(later)).toBe(3000_00)
    const late = await contract(400_000_00, { name: 'Late' })
    const preview = await owner.post(`/deals/${late.id}/close/preview/`, {
      sale_price: 400_000_00,
      actual_close: addDays(today, -9),
    })
    expect(preview.body).toMatchObject({
      ledger: { state: 'confirmed', company: 2000_00 },
      recomputed: [{ name: 'Later' }],
    })
    expect((await ledger(late)).state).toBe(CommissionState.projected)
    await close(late, 400_000_00, addDays(today, -9))
    expect(await company(later)).toBe(1000_00)
    await owner.patch(`/deals/${late.id}/`, { dates: { actual_close: addDays(today, -1) } })
    expect([await company(later), await company(late)]).toEqual([3000_00, 0])
    await owner.patch(`/deals/${late.id}/`, { dates: { actual_close: addDays(today, -9) } })
    await owner.post(`/deals/${late.id}/reopen/`, { reason: 'It was not closed' })
    expect(await company(later)).toBe(3000_00)
    expect(await ledger(late)).toMatchObject({ state: CommissionState.projected, company: 0 })
  })

  it('leaves other cap years and other agents’ deals alone', async () => {
    await plan({ effective_from: '2020-01-01' })
    await plan({ effective_from: '2020-01-01' }, people.agent2)
    const old = await closed('Old', 800_000_00, addDays(began, -1))
    const now = await closed('Now', 800_000_00, today)
    expect([await company(old), await company(now)]).toEqual([3000_00, 3000_00])
    const { recomputed } = (await amend(old, { sale_price: 100_000_00 })).body
    expect([recomputed, await company(now)]).toEqual([[], 3000_00])
  })

  it('adds up in every report, whoever shares it', async () => {
    await plan()
    const agents = [
      { user: String(people.agent.id), role: AgentRole.lead, share_bp: 5000 },
      { user: String(people.agent2.id), role: AgentRole.co, share_bp: 5000 },
    ]
    const commission = { rate_bp: 250, referral_bp: 1000, franchise_bp: 600, fees: 99_99 }
    const deal = await contract(512_345_67, { agents, commission })
    await close(deal, 512_345_67, today)
    const whole = await ledger(deal)
    const [row] = await splitReport()
    expect(row).toMatchObject({ key: null, label: 'No single split' })
    expect(row?.split).toEqual({
      gross: whole.gross,
      referral: (whole.referral ?? 0) + (whole.franchise ?? 0),
      company: whole.company,
      fees: whole.fees,
      agents: whole.agents_amount,
    })
    // An agent's own report matches their amount to the cent, though the other agent has no cap and no split.
    expect((await splitReport(agent))[0]?.commission).toBe((await ledger(deal, agent)).agents[0]?.amount)
    const byAgent = (await owner.get('/reports/agent/?period=3&dealStatus=2')).body.rows
    expect(byAgent.reduce((sum, { commission: part }) => sum + (part ?? 0), 0)).toBe(whole.gross)
  })

  it('exceeds no cap when one agent’s deals close concurrently', async () => {
    await plan()
    const deals = await Promise.all(Array.from({ length: 6 }, () => contract(400_000_00)))
    const answers = await Promise.all(deals.map((deal) => close(deal, 400_000_00, today)))
    expect(answers.map(({ status }) => status)).toEqual(deals.map(() => 200))
    const parts = await Promise.all(deals.map(company))
    expect(parts.toSorted((a, b) => (b ?? 0) - (a ?? 0))).toEqual([2000_00, 1000_00, 0, 0, 0, 0])
  })

  it('is refused for invalid input, and if someone else changed the deal first', async () => {
    const deal = await contract(100_000_00)
    const bad: [object, string][] = [
      [{ rate_bp: 10_001 }, 'rate_bp'],
      [{ fees: -1 }, 'fees'],
      [{ sale_price: 0 }, 'sale_price'],
      [{ company: 1 }, 'company'],
    ]
    for (const [body, field] of bad) {
      const problem = await owner.refused('PATCH', `/deals/${deal.id}/commission/`, body)
      expect([problem.status, problem.errors?.[0]?.field]).toEqual([400, field])
    }
    const lease = await contract(90_000_000_000_000, { deal_type: DealType.Lease, commission: { lease_months: 1 } })
    const large = await owner.refused('PATCH', `/deals/${lease.id}/commission/`, { lease_months: 600, rate_bp: 1 })
    expect([large.status, large.errors?.[0]?.field]).toEqual([422, 'commission'])
    const stale = await owner.refused(
      'PATCH',
      `/deals/${deal.id}/commission/`,
      { rate_bp: 300 },
      { headers: { 'If-Match': '"99"' } },
    )
    expect(stale.status).toBe(412)
  })
})
