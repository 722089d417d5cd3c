import mongoose from 'mongoose'
import type { CommissionPlan } from 'openapi'
import { AgentRole, DealStatus } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, firstDayOf, monthOf, todayIn } from '#rules/calendar/days.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp({ loginAttemptsPerAddress: 1000 })
const today = todayIn('America/New_York')
const began = firstDayOf(monthOf(addDays(today, -40)))
let people: People
let board: Board
let owner: TestClient
let agent: TestClient
let count = 0

beforeEach(async () => {
  ;({ people, owner, agent, board } = await openTeam(app, ['agent'], `north${count++}`))
})

const fields = (changes: object = {}) => ({
  team: String(people.team),
  user: String(people.agent.id),
  effective_from: began,
  anniversary: began.slice(5),
  tiers: [{ from: 0, split_bp: 8000 }],
  cap: 18_000_00,
  ...changes,
})
async function give(changes: object = {}): Promise<CommissionPlan> {
  const { status, body } = await owner.post('/commission_plans/', fields(changes))
  if (status !== 200 || !body.plan) throw new Error(JSON.stringify(body))
  return body.plan
}
/** A closed deal of the agent with a commission of $10,000. */
async function closeOn(day: string): Promise<string> {
  const { id } = await createDeal(owner, board, {
    name: `Closed ${day}`,
    status: DealStatus.UnderContract,
    list_price: 400_000_00,
    commission: { rate_bp: 250 },
    agents: [{ user: String(people.agent.id), role: AgentRole.lead, share_bp: 10_000 }],
  })
  await owner.post(`/deals/${id}/close/`, { sale_price: 400_000_00, actual_close: day })
  return id
}
const companyOf = async (deal: string) => (await owner.get(`/deals/${deal}/commission/`)).body.company
const standings = async (by: TestClient) => (await by.get('/commission_plans/standings/')).body.results

describe('a commission plan', () => {
  it('applies from its day on: earlier closings keep the plan of their time', async () => {
    await give({ effective_from: '2020-01-01', tiers: [{ from: 0, split_bp: 7000 }] })
    const before = await closeOn(addDays(today, -10))
    const after = await closeOn(addDays(today, -2))
    const path = '/commission_plans/?dry_run=true'
    const next = fields({ effective_from: addDays(today, -5), tiers: [{ from: 0, split_bp: 9000 }] })
    const preview = (await owner.post(path, next)).body
    expect(preview.recomputed).toMatchObject([
      { deal: after, before: { company: 3000_00, amount: 7000_00 }, after: { company: 1000_00, amount: 9000_00 } },
    ])
    expect((await owner.get('/commission_plans/')).body.count).toBe(1)
    const made = (await owner.post('/commission_plans/', next)).body
    expect(made.recomputed).toEqual(preview.recomputed)
    expect([await companyOf(before), await companyOf(after)]).toEqual([3000_00, 1000_00])
    // Without it, the previous plan applies again.
    const removed = await owner.delete(`/commission_plans/${made.plan?.id}/`)
    expect(removed.body).toMatchObject({ plan: null, recomputed: [{ deal: after, after: { company: 3000_00 } }] })
    expect([await companyOf(before), await companyOf(after)]).toEqual([3000_00, 3000_00])
  })

  it('can be corrected, with its effects, and read by its agent only', async () => {
    const { id, version } = await give()
    const deal = await closeOn(today)
    const corrected = await owner.patch(`/commission_plans/${id}/`, { cap: 500_00 })
    expect(corrected.body).toMatchObject({ plan: { cap: 500_00, version: version + 1 }, recomputed: [{ deal }] })
    expect(await companyOf(deal)).toBe(500_00)
    expect((await agent.get('/commission_plans/')).body.results.map((one) => one.id)).toEqual([id])
    const other = await app.signIn(people.agent2.email)
    expect((await other.get('/commission_plans/')).body.results).toEqual([])
    expect((await agent.refused('PATCH', `/commission_plans/${id}/`, { cap: 0 })).status).toBe(403)
  })

  it('reads account and plans no more often for many deals than for one', async () => {
    const plan = await give()
    const reads = async (cap: number) => {
      const read: string[] = []
      mongoose.set('debug', (collection: string, method: string) => void read.push(`${collection}.${method}`))
      await owner.patch(`/commission_plans/${plan.id}/`, { cap })
      mongoose.set('debug', false)
      return read.filter((one) => /^(accounts|commission_plans)\.find/.test(one)).length
    }
    await closeOn(today)
    const forOne = await reads(900_00)
    for (const days of [1, 2, 3]) await closeOn(addDays(today, -days))
    expect(await reads(800_00)).toBe(forOne)
  })

  it.each([
    [{ user: '6560a1f2c3d4e5f60718293a' }, 'user'],
    [{ team: '6560a1f2c3d4e5f60718293a' }, 'team'],
    [{ anniversary: '02-30' }, 'anniversary'],
    [{ anniversary: '13-01' }, 'anniversary'],
    [{ effective_from: 'soon' }, 'effective_from'],
    [{ tiers: [] }, 'tiers'],
    [{ tiers: [{ from: 100, split_bp: 8000 }] }, 'tiers.0.from'],
    [{ tiers: [0, 500, 500].map((from) => ({ from, split_bp: 8000 })) }, 'tiers.2.from'],
    [{ fees: [{ label: 'Fee', flat: null, rate_bp: null }] }, 'fees.0'],
    [{ fees: [{ label: 'Fee', flat: 1, rate_bp: 1 }] }, 'fees.0'],
    [{ cap: -1 }, 'cap'],
  ])('with %j is refused, naming %s', async (changes, field) => {
    const problem = await owner.refused('POST', '/commission_plans/', fields(changes))
    expect(problem.status).toBe(400)
    expect(problem.errors?.map((error) => error.field)).toContain(field)
  })

  it('is not for assistants, and unique per day', async () => {
    const problem = await owner.refused('POST', '/commission_plans/', fields({ user: String(people.assistant.id) }))
    expect(problem.errors?.[0]?.field).toBe('user')
    await give()
    expect((await owner.refused('POST', '/commission_plans/', fields())).status).toBe(409)
  })
})

describe('the standing of members', () => {
  it('is what is left of the cap until the next anniversary; agents may read their own', async () => {
    const plan = await give({ cap: 3000_00 })
    await closeOn(today)
    const [own, ...others] = await standings(agent)
    expect(others).toEqual([])
    expect(own).toMatchObject({
      user: String(people.agent.id),
      plan,
      year_from: began,
      earned: 10_000_00,
      paid: 2000_00,
      cap_left: 1000_00,
    })
    const all = await standings(owner)
    expect(all.map(({ user }) => user)).toEqual(
      [people.owner, people.admin, people.agent, people.agent2].map(({ id }) => String(id)),
    )
    expect(all.find(({ user }) => user === String(people.agent2.id))).toMatchObject({
      plan: null,
      cap_left: null,
      paid: 0,
    })
  })
})
