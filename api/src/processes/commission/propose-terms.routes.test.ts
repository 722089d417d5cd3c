/** A deal without terms does not close. Its agent proposes them, and an owner or admin decides. */
import type { Deal } from 'openapi'
import { AgentRole, DealStatus } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp({ loginAttemptsPerAddress: 1000 })
const yesterday = addDays(todayIn('America/New_York'), -1)
let people: People
let board: Board
let owner: TestClient
let agent: TestClient
let other: TestClient
let assistant: TestClient
let deal: Deal
let count = 0

beforeEach(async () => {
  ;({ people, owner, agent, board } = await openTeam(app, ['agent'], `proposals${count}`))
  other = await app.signIn(`agent2@proposals${count}.test`)
  assistant = await app.signIn(`assistant@proposals${count++}.test`)
  deal = await createDeal(owner, board, {
    status: DealStatus.UnderContract,
    agents: [
      { user: String(people.agent.id), role: AgentRole.lead, share_bp: 5000 },
      { user: String(people.agent2.id), role: AgentRole.co, share_bp: 5000 },
    ],
  })
})

const closing = { sale_price: 500_000_00, actual_close: yesterday }
const commissionSeen = async (by: TestClient) => (await by.get(`/deals/${deal.id}/`)).body.commission
const inbox = async (by: TestClient) =>
  (await by.get('/notifications/')).body.results.filter(({ kind }) => kind === 'commission').map(({ text }) => text)
const propose = (body: object, by = agent) => by.post(`/deals/${deal.id}/commission/propose/`, body)
const decide = (approve: boolean, by = owner) => by.post(`/deals/${deal.id}/commission/decide/`, { approve })

describe('closing a deal without terms', () => {
  it('is refused with the way out, for an agent and for an owner', async () => {
    const path = `/deals/${deal.id}/close/` as const
    const refused = async (by: TestClient) => {
      const { status, errors } = await by.refused('POST', path, closing)
      return [status, errors]
    }
    const told = (reason: string) => [422, [{ field: 'commission', reason }]]
    expect(await refused(agent)).toEqual(told('has no terms: propose them for an owner or admin to approve'))
    expect(await refused(owner)).toEqual(told('has no terms: enter a rate or a flat amount'))
    await agent.patch(`/deals/${deal.id}/`, { sale_price: 1, dates: { actual_close: yesterday } })
    expect((await agent.refused('PATCH', `/deals/${deal.id}/`, { status: DealStatus.Closed })).status).toBe(422)
    expect((await agent.get(`/deals/${deal.id}/`)).body.status).toBe(DealStatus.UnderContract)
  })

  it('goes with terms that an owner gives in the same call', async () => {
    expect(
      (await agent.refused('POST', `/deals/${deal.id}/close/`, { ...closing, commission: { rate_bp: 250 } })).status,
    ).toBe(403)
    const closed = (await owner.post(`/deals/${deal.id}/close/`, { ...closing, commission: { rate_bp: 250 } })).body
    expect(closed).toMatchObject({ status: DealStatus.Closed, commission: { rate_bp: 250, gross: 12_500_00 } })
  })

  it('goes with terms of zero: they are agreed too', async () => {
    const body = { ...closing, commission: { flat: 0 } }
    expect((await owner.post(`/deals/${deal.id}/close/`, body)).body.status).toBe(DealStatus.Closed)
  })
})

describe('proposed terms', () => {
  it('wait for an owner or admin, who approves them; then the agent closes', async () => {
    const proposed = await propose({ rate_bp: 250 })
    expect(proposed.body.commission).toMatchObject({
      has_terms: false,
      proposal: { terms: { rate_bp: 250 }, proposed_by: String(people.agent.id) },
    })
    expect(await inbox(owner)).toEqual([expect.stringMatching(/proposed commission terms$/)])
    expect(await commissionSeen(owner)).toMatchObject({ rate_bp: null, proposal: { terms: { rate_bp: 250 } } })
    expect(await commissionSeen(other)).toMatchObject({ proposal: null })
    expect(await commissionSeen(assistant)).toBeNull()

    const approved = await decide(true)
    expect(approved.body.commission).toMatchObject({ rate_bp: 250, has_terms: true, proposal: null })
    expect(await inbox(agent)).toEqual([expect.stringMatching(/approved your proposed commission terms$/)])
    expect((await agent.post(`/deals/${deal.id}/close/`, closing)).body).toMatchObject({ status: DealStatus.Closed })
  })

  it('are turned down, and leave the deal without terms', async () => {
    await propose({ flat: 9000_00 })
    expect((await decide(false)).body.commission).toMatchObject({ has_terms: false, flat: null, proposal: null })
    expect(await inbox(agent)).toEqual([expect.stringMatching(/turned down your proposed commission terms$/)])
    expect((await owner.refused('POST', `/deals/${deal.id}/commission/decide/`, { approve: true })).status).toBe(409)
  })

  it('are told in the history without their amounts to who may not see them', async () => {
    await propose({ rate_bp: 275 })
    const history = (await assistant.get(`/deals/${deal.id}/history/`)).body.results
    expect(history[0]?.summary).toBe('proposed commission terms')
    // As a number of its own: ids and times hold any digits.
    expect(JSON.stringify(history)).not.toMatch(/(?<![\w.-])275(?!\w)/)
  })

  it('are refused where they name nothing, or too much', async () => {
    const errors = async (body: object) =>
      (await agent.refused('POST', `/deals/${deal.id}/commission/propose/`, body)).errors
    expect(await errors({})).toEqual([
      { field: 'rate_bp', reason: 'is required, unless you propose a flat amount or months of rent' },
    ])
    expect(await errors({ rate_bp: 250, flat: 1 })).toMatchObject([{ field: expect.stringMatching(/flat$/) }])
    expect(await errors({ rate_bp: 99_999 })).toMatchObject([{ field: 'rate_bp' }])
    expect((await propose({ rate_bp: 250 }, assistant)).status).toBe(403)
  })
})

it('a preview of reopening names the paid deals that it changes, and writes nothing', async () => {
  const plan = {
    team: String(people.team),
    user: String(people.agent.id),
    effective_from: '2026-01-01',
    anniversary: '01-01',
    tiers: [{ from: 0, split_bp: 8000 }],
    cap: 3000_00,
  }
  await owner.post('/commission_plans/', plan)
  const closed = async (name: string, actual_close: string) => {
    const one = await createDeal(owner, board, {
      name,
      status: DealStatus.UnderContract,
      commission: { rate_bp: 250 },
      agents: [{ user: String(people.agent.id), role: AgentRole.lead, share_bp: 10_000 }],
    })
    return (await owner.post(`/deals/${one.id}/close/`, { sale_price: 500_000_00, actual_close })).body
  }
  const first = await closed('First', addDays(yesterday, -3))
  const second = await closed('Second', addDays(yesterday, -2))
  const preview = (await owner.post(`/deals/${first.id}/reopen/preview/`, {})).body
  expect(preview.recomputed).toMatchObject([{ deal: second.id, name: 'Second' }])
  expect((await owner.get(`/deals/${first.id}/`)).body).toMatchObject({
    status: DealStatus.Closed,
    version: first.version,
  })
  await owner.post(`/deals/${first.id}/reopen/`, { reason: 'The wire never arrived' })
  const company = (await owner.get(`/deals/${second.id}/commission/`)).body.company
  expect(company).toBe(preview.recomputed[0]?.after.company)
})
