/** A team's overview: what each member has on their plate, as far as the viewer may see it. */
import mongoose from 'mongoose'
import { AgentRole, DealStatus } from 'openapi/codes'
import { beforeAll, describe, expect, it } from 'vitest'
import { LastSeenModel, noteSeen } from '#entities/sessions/last-seen.model.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
const today = todayIn('America/New_York')
let people: People
let board: Board
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let assistant: TestClient

beforeAll(async () => {
  ;({ people, owner, agent, agent2, assistant, board } = await openTeam(app, ['agent', 'agent2', 'assistant']))
  const lead = { user: idOf('agent'), role: AgentRole.lead, share_bp: 10_000 }
  await createDeal(owner, board, { name: 'One', agents: [lead] })
  const shared = await createDeal(owner, board, {
    name: 'Two',
    agents: [lead, { user: idOf('agent2'), role: 'co', share_bp: 0 }],
  })
  await createDeal(agent2, board, { name: 'Three' })
  const closing = await createDeal(owner, board, {
    name: 'Closed',
    status: DealStatus.UnderContract,
    list_price: 400_000_00,
    commission: { rate_bp: 250 },
    agents: [lead],
  })
  for (const role of ['agent', 'agent2'] as const) {
    const plan = { effective_from: '2020-01-01', anniversary: today.slice(5), tiers: [{ from: 0, split_bp: 8000 }] }
    await owner.post('/commission_plans/', {
      ...plan,
      team: String(people.team),
      user: idOf(role),
      cap: 18_000_00,
      fees: [],
    })
  }
  await owner.post(`/deals/${closing.id}/close/`, { sale_price: 400_000_00, actual_close: today })
  const tasks: [assignee: string | null, due: string | null, deal?: string][] = [
    [idOf('agent'), addDays(today, -1)],
    [idOf('agent'), addDays(today, -9), shared.id],
    [idOf('agent'), today],
    [idOf('agent'), addDays(today, 7), shared.id],
    [idOf('agent'), addDays(today, 8)],
    [idOf('agent'), null],
    [idOf('agent2'), addDays(today, -1)],
    [idOf('agent2'), addDays(today, 1), shared.id],
    [null, addDays(today, -1)],
  ]
  for (const [assignee, due_date, deal = null] of tasks)
    await owner.post('/tasks/', { title: 'Call', team: String(people.team), assignee, due_date, deal })
})

const idOf = (role: 'owner' | 'agent' | 'agent2' | 'assistant') => String(people[role].id)
const overview = async (client: TestClient) =>
  new Map((await client.get(`/teams/${String(people.team)}/overview/`)).body.results.map((one) => [one.user, one]))

describe('the overview of a team', () => {
  it('counts what the lists that it links to count, for whoever looks', async () => {
    for (const [who, client] of Object.entries({ owner, agent, agent2, assistant })) {
      const members = await overview(client)
      expect(members.size).toBe(5)
      for (const [user, { open_deals, overdue_tasks, today_tasks, week_tasks }] of members) {
        const counted = async (list: string) =>
          ((await client.sendUnchecked('GET', list)).body as { count: number }).count
        const ofUser = `&team=${String(people.team)}&page_size=1`
        expect({ who, user, open_deals, overdue_tasks, today_tasks, week_tasks }).toEqual({
          who,
          user,
          open_deals: await counted(`/deals/?deal_status=1&agent=${user}${ofUser}`),
          overdue_tasks: await counted(`/tasks/?due=overdue&assignee=${user}${ofUser}`),
          today_tasks: await counted(`/tasks/?due=today&assignee=${user}${ofUser}`),
          week_tasks: await counted(`/tasks/?due=week&assignee=${user}${ofUser}`),
        })
      }
    }
    expect((await overview(owner)).get(idOf('agent'))).toMatchObject({
      open_deals: 2,
      overdue_tasks: 2,
      today_tasks: 1,
      week_tasks: 1,
    })
    expect((await overview(agent)).get(idOf('agent2'))).toMatchObject({
      open_deals: 1,
      overdue_tasks: 0,
      week_tasks: 1,
    })
  })

  it('shows caps to owners and admins, their own to agents, none to assistants', async () => {
    const caps = async (client: TestClient) =>
      [...(await overview(client))].flatMap(([user, { cap }]) => (cap ? [[user, cap.paid, cap.cap]] : []))
    const [own, other] = [
      [idOf('agent'), 2000_00, 18_000_00],
      [idOf('agent2'), 0, 18_000_00],
    ]
    expect(await caps(owner)).toEqual([own, other])
    expect(await caps(agent)).toEqual([own])
    expect(await caps(agent2)).toEqual([other])
    expect(await caps(assistant)).toEqual([])
    const text = JSON.stringify([...(await overview(assistant)), ...(await overview(agent2))])
    expect(text).not.toContain('200000')
  })

  it('says when people were last seen, to owners and admins, even after they signed out', async () => {
    const visitor = await app.signIn(people.admin.email)
    const seen = async (client: TestClient) =>
      [...(await overview(client))].flatMap(([user, { last_seen_at: at }]) => (at ? [user] : []))
    await expect.poll(() => LastSeenModel.countDocuments({ _id: people.admin.id })).toBe(1)
    await visitor.post('/auth/logout/')
    expect((await seen(owner)).toSorted()).toEqual(
      ['owner', 'agent', 'agent2', 'assistant']
        .map((role) => idOf(role as 'owner'))
        .concat(String(people.admin.id))
        .toSorted(),
    )
    expect(await seen(agent)).toEqual([idOf('agent')])
    // Written every few minutes, not at each request.
    const before = await LastSeenModel.findById(people.admin.id).lean().orFail()
    await noteSeen(people.admin.id, new Date(before.at.getTime() + 60_000))
    expect((await LastSeenModel.findById(people.admin.id).lean())?.at).toEqual(before.at)
    const later = new Date(before.at.getTime() + 6 * 60_000)
    await noteSeen(people.admin.id, later)
    expect((await LastSeenModel.findById(people.admin.id).lean())?.at).toEqual(later)
  })

  it('is read in as many queries for many members as for one', async () => {
    const reads = async () => {
      const read: string[] = []
      mongoose.set('debug', (collection: string, method: string) => void read.push(`${collection}.${method}`))
      await overview(owner)
      mongoose.set('debug', false)
      return read.length
    }
    const forFive = await reads()
    for (const name of ['a', 'b', 'c']) {
      await owner.post(`/teams/${String(people.team)}/members/`, { email: `${name}@north.test`, role: 'agent' })
    }
    await mongoose.connection.collection('teams').updateOne({ _id: people.team }, { $set: { 'members.$[].status': 1 } })
    expect((await overview(owner)).size).toBe(8)
    expect(await reads()).toBe(forFive)
  })

  it('is only for members of the account who may see the team', async () => {
    expect((await agent.refused('GET', `/teams/${'0'.repeat(24)}/overview/`)).status).toBe(404)
  })
})
