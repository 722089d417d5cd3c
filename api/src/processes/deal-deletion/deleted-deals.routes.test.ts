import mongoose from 'mongoose'
import type { Deal } from 'openapi'
import { AgentRole, DealStatus } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { rebuildRollups } from '#processes/reports/rollup.command.ts'
import { RollupModel } from '#processes/reports/rollup.model.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { DeletedDealModel } from './deleted-deal.model.ts'
import { purgeDeletedDeals } from './purge-deleted-deals.command.ts'

const app = useTestApp({ loginAttemptsPerAddress: 1000 })
const today = todayIn('America/New_York')
let people: People
let owner: TestClient
let agent: TestClient
let board: Board
let count = 0

beforeEach(async () => {
  ;({ people, owner, agent, board } = await openTeam(app, ['agent'], `north${count++}`))
})

const remove = ({ id }: { id: string }) => owner.delete(`/deals/${id}/`)
const recover = ({ id }: { id: string }) => owner.post(`/deleted_deals/${id}/restore/`)
const deleted = async () => (await owner.get('/deleted_deals/')).body
const stored = async (names: string[]) => {
  const all = names.map((name) => mongoose.connection.collection(name).find({ account: people.account }).toArray())
  return (await Promise.all(all)).map((rows) => rows.toSorted((a, b) => (String(a._id) < String(b._id) ? -1 : 1)))
}

/** A deal with a contact that the agent did not create, a milestone with a dated task, and a link for its client. */
async function wholeDeal() {
  const contact = (await owner.post('/contacts/', { last_name: 'Vanishing' })).body
  const deal = await createDeal(owner, board, {
    name: '9 Vanishing Point',
    status: DealStatus.Active,
    list_price: 100_000_00,
    dates: { closing: addDays(today, 3) },
    parties: [{ contact: contact.id, role: 'buyer' }],
    agents: [{ user: String(people.agent.id), role: AgentRole.lead }],
  })
  const milestone = (await agent.post('/milestones/', { deal: deal.id, name: 'Vanishing step' })).body
  const fields = { deal: deal.id, milestone: milestone.id, title: 'Vanishing task', due_date: today, pinned: true }
  const task = (await agent.post('/tasks/', { ...fields, assignee: String(people.agent.id) })).body
  const shared = await agent.post('/portals/', { deal: deal.id, contact: contact.id, mode: 'link' })
  return { contact, deal, milestone, task, token: shared.body.token ?? '' }
}

describe('a deleted deal', () => {
  it('appears nowhere but among the deleted deals', async () => {
    const { contact, deal, milestone, task, token } = await wholeDeal()
    const spots = [
      `/deals/?team=${String(people.team)}`,
      '/deals/?archived=true',
      `/workspaces/${board.workspace}/board/`,
      '/tasks/',
      '/home/',
      `/calendar/?from=${today}&to=${addDays(today, 7)}`,
      '/search/?q=vanishing',
      '/portals/',
    ] as const
    const told = async () => {
      const answers = await Promise.all(spots.map(async (spot) => JSON.stringify((await agent.get(spot)).body)))
      return spots.filter((_, i) => [deal.id, task.id, milestone.id].some((id) => answers[i]?.includes(id)))
    }
    expect((await told()).length).toBe(spots.length - 1)
    expect((await agent.get(`/contacts/${contact.id}/`)).status).toBe(200)
    expect((await owner.get('/reports/summary/?period=3')).body.count).toBe(1)

    expect((await remove(deal)).status).toBe(204)
    expect(await told()).toEqual([])
    const visitor = app.visitor()
    await visitor.get('/auth/login/')
    expect((await visitor.get(`/portal/${token}/`)).status).toBe(404)
    for (const path of [`/deals/${deal.id}/`, `/deals/${deal.id}/history/`, `/tasks/${task.id}/`] as const) {
      expect((await owner.get(path)).status).toBe(404)
    }
    expect((await remove(deal)).status).toBe(404)
    // The agent could see this contact only because of the deal.
    expect((await agent.get(`/contacts/${contact.id}/`)).status).toBe(404)
    expect((await owner.get(`/workspaces/${board.workspace}/board/`)).body.count).toBe(0)
    expect((await owner.get('/reports/summary/?period=3')).body.count).toBe(0)
    expect((await deleted()).results).toMatchObject([
      {
        id: deal.id,
        name: deal.name,
        price: 100_000_00,
        client_names: ['Vanishing'],
        deleted_by: String(people.owner.id),
      },
    ])
  })

  it('is recovered unchanged, with all its records and a history that shows both', async () => {
    const { contact, deal, token } = await wholeDeal()
    const names = ['deals', 'tasks', 'milestones', 'portals']
    const before = await stored(names)
    await remove(deal)
    expect((await recover(deal)).body).toEqual({ id: deal.id, name: deal.name })

    const [deals, ...others] = await stored(names)
    expect(others).toEqual(before.slice(1))
    const unversioned = (rows: object[] = []) =>
      rows.map((row) => ({ ...row, updated_at: null, version: null, versions_since_edit: null }))
    expect(unversioned(deals)).toEqual(unversioned(before[0]))
    const back = (await agent.get(`/deals/${deal.id}/`)).body
    expect(back.version).toBeGreaterThan(deal.version)
    expect(back.updated_at > deal.updated_at).toBe(true)
    expect((await agent.get(`/contacts/${contact.id}/`)).status).toBe(200)
    const visitor = app.visitor()
    await visitor.get('/auth/login/')
    expect((await visitor.get(`/portal/${token}/`)).status).toBe(200)
    const history = (await agent.get(`/deals/${deal.id}/history/`)).body.results
    expect(history.slice(0, 2).map(({ summary }) => summary)).toEqual(['restored the deleted deal', 'deleted the deal'])
    expect((await deleted()).count).toBe(0)
    expect((await recover(deal)).status).toBe(404)
  })

  it('goes to the first existing phase if its board is gone, without deleted contacts', async () => {
    const { contact, deal } = await wholeDeal()
    const other = await createBoard(owner, people.team, 'Other')
    await remove(deal)
    expect((await owner.delete(`/workspaces/${board.workspace}/`)).status).toBe(204)
    expect((await owner.delete(`/contacts/${contact.id}/`)).status).toBe(204)
    await recover(deal)
    const back = (await owner.get(`/deals/${deal.id}/`)).body
    expect(back).toMatchObject({ workspace: other.workspace, phase: other.searching, parties: [], client_names: [] })
  })

  it('is recovered without former members: their work goes to the person recovering it if its lead has left', async () => {
    const { deal, task } = await wholeDeal()
    await remove(deal)
    await owner.post(`/teams/${String(people.team)}/members/${String(people.agent.id)}/deactivate/`, {
      reassign_to: null,
    })
    await recover(deal)
    const heir = String(people.owner.id)
    const { agents } = (await owner.get(`/deals/${deal.id}/`)).body
    expect(agents).toMatchObject([{ user: heir, role: 'lead', share_bp: 10_000 }])
    expect((await owner.get(`/tasks/${task.id}/`)).body.assignee).toBe(heir)
    const history = (await owner.get(`/deals/${deal.id}/history/`)).body.results
    expect(history.slice(0, 3).map(({ summary }) => summary)).toEqual([
      'handed over “Vanishing task”',
      'changed the agents',
      'restored the deleted deal',
    ])
    expect(new Set(history.slice(0, 3).map(({ at }) => at)).size).toBe(1)
  })

  it('gives the share and tasks of a former co-agent to its lead; closed deals stay as they are', async () => {
    const both = [
      { user: String(people.agent2.id), role: AgentRole.lead, share_bp: 6000 },
      { user: String(people.agent.id), role: AgentRole.co, share_bp: 4000 },
    ]
    const open = await createDeal(owner, board, { agents: both })
    const task = { deal: open.id, title: 'Call the lender', assignee: String(people.agent.id) }
    const { id: given } = (await owner.post('/tasks/', task)).body
    const closed = await createDeal(owner, board, {
      agents: both,
      status: DealStatus.UnderContract,
      commission: { rate_bp: 250 },
    })
    const closing = { sale_price: 100_000_00, actual_close: addDays(today, -1) }
    expect((await owner.post(`/deals/${closed.id}/close/`, closing)).status).toBe(200)
    for (const one of [open, closed]) await remove(one)
    await owner.post(`/teams/${String(people.team)}/members/${String(people.agent.id)}/deactivate/`, {
      reassign_to: null,
    })
    for (const one of [open, closed]) await recover(one)
    const agentsOf = async ({ id }: Deal) => (await owner.get(`/deals/${id}/`)).body.agents
    expect(await agentsOf(open)).toMatchObject([{ user: both[0]?.user, role: 'lead', share_bp: 10_000 }])
    expect((await owner.get(`/tasks/${given}/`)).body.assignee).toBe(both[0]?.user)
    expect(await agentsOf(closed)).toMatchObject(both)
  })

  it('can be recovered for 30 days, and is then purged', async () => {
    const deal = await createDeal(owner, board)
    await remove(deal)
    const { gone_at, deleted_at } = (await deleted()).results[0] ?? { gone_at: '', deleted_at: '' }
    expect(Date.parse(gone_at) - Date.parse(deleted_at)).toBe(30 * 24 * 60 * 60 * 1000)
    await purgeDeletedDeals(new Date(Date.parse(gone_at) - 1))
    expect(await DeletedDealModel.countDocuments({ account: people.account })).toBe(1)
    expect(await purgeDeletedDeals(new Date(gone_at))).toBeGreaterThan(0)
    expect(await DeletedDealModel.countDocuments({ account: people.account })).toBe(0)
  })

  it('cannot be reached after 30 days, even before it is purged', async () => {
    const deal = await createDeal(owner, board)
    await remove(deal)
    await DeletedDealModel.updateOne({ _id: deal.id }, { gone_at: new Date(Date.now() - 1) })
    expect((await deleted()).count).toBe(0)
    expect((await recover(deal)).status).toBe(404)
  })

  it('can be deleted by owners and admins only, and only in the version that they know', async () => {
    const deal = await createDeal(agent, board)
    expect((await agent.delete(`/deals/${deal.id}/`)).status).toBe(403)
    const stale = await owner.delete(`/deals/${deal.id}/`, { headers: { 'If-Match': '"7"' } })
    expect(stale.status).toBe(412)
    const key = { headers: { 'Idempotency-Key': `delete-${deal.id}` } }
    expect((await owner.delete(`/deals/${deal.id}/`, key)).status).toBe(204)
    expect((await owner.delete(`/deals/${deal.id}/`, key)).status).toBe(204)
    expect((await deleted()).count).toBe(1)
  })
})

describe('a closed deal that is deleted', () => {
  /** The agent keeps 80%, and the company takes at most $3,000 a year. */
  async function closedDeal(name: string, price: number, day: string): Promise<Deal> {
    const deal = await createDeal(owner, board, {
      name,
      status: DealStatus.UnderContract,
      list_price: price,
      commission: { rate_bp: 250 },
      agents: [{ user: String(people.agent.id), role: AgentRole.lead, share_bp: 10_000 }],
    })
    await owner.post(`/deals/${deal.id}/close/`, { sale_price: price, actual_close: day })
    return deal
  }
  const company = async ({ id }: Deal) => (await owner.get(`/deals/${id}/commission/`)).body.company
  const rollups = async () => {
    const rows = await RollupModel.find({ team: people.team }).lean()
    const isEmpty = (value: unknown): boolean =>
      value === 0 || (typeof value === 'object' && Object.values(value ?? {}).every(isEmpty))
    return rows.filter(({ total }) => !isEmpty(total)).map(({ _id, total }) => ({ _id, ...total }))
  }

  it('no longer counts toward its agent’s cap and in reports, until it is recovered', async () => {
    await owner.post('/commission_plans/', {
      team: String(people.team),
      user: String(people.agent.id),
      effective_from: addDays(today, -60),
      anniversary: addDays(today, -60).slice(5),
      tiers: [{ from: 0, split_bp: 8000 }],
      cap: 3000_00,
    })
    const first = await closedDeal('First', 500_000_00, addDays(today, -20))
    const second = await closedDeal('Second', 500_000_00, addDays(today, -10))
    expect([await company(first), await company(second)]).toEqual([2500_00, 500_00])
    const before = await rollups()

    await remove(first)
    expect(await company(second)).toBe(2500_00)
    const without = await rollups()
    await rebuildRollups([people.team])
    expect(await rollups()).toEqual(without)

    await recover(first)
    expect([await company(first), await company(second)]).toEqual([2500_00, 500_00])
    expect(await rollups()).toEqual(before)
    const page = (await owner.get('/deals/?deal_status=2&sort=name')).body
    expect(page.results.map(({ name }) => name)).toEqual(['First', 'Second'])
  })
})
