/** What members may do, and how a membership ends. */
import type { Team } from 'openapi'
import { MemberStatus } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { SessionModel } from '#entities/sessions/session.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp({ loginAttemptsPerAddress: 10_000 })
let people: People
let owner: TestClient
let admin: TestClient
let agent: TestClient
let board: Board
let path: `/teams/${string}/members/`
let count = 0

beforeEach(async () => {
  ;({ people, owner, admin, agent, board } = await openTeam(app, ['admin', 'agent'], `north${count++}`))
  path = `/teams/${String(people.team)}/members/`
})

const pathTo = ({ id }: { id: unknown }) => `${path}${String(id)}/` as const
const memberOf = ({ members }: Team, { id }: { id: unknown }) => members.find(({ user }) => user === String(id))
const status = async (client: TestClient) => (await client.get('/deals/')).status

describe('another role', () => {
  it('takes effect on the next request of an open session', async () => {
    const agent2 = await app.signIn(people.agent2.email)
    const { id } = await createDeal(agent, board)
    expect((await agent2.get(`/deals/${id}/`)).status).toBe(404)
    expect((await owner.patch(pathTo(people.agent2), { role: 'admin' })).status).toBe(200)
    expect((await agent2.get(`/deals/${id}/`)).status).toBe(200)
    await owner.patch(pathTo(people.agent2), { role: 'agent' })
    expect((await agent2.get(`/deals/${id}/`)).status).toBe(404)
    const assistant = { role: 'assistant', assists: [String(people.agent.id)] }
    const { body } = await owner.patch(pathTo(people.agent2), assistant)
    expect(memberOf(body, people.agent2)).toMatchObject(assistant)
    expect((await agent2.get(`/deals/${id}/`)).status).toBe(200)
  })

  it('removes the agents an assistant worked for', async () => {
    const { body } = await owner.patch(pathTo(people.assistant), { role: 'agent' })
    expect(memberOf(body, people.assistant)).toMatchObject({ role: 'agent', assists: [] })
  })

  it.each([
    [400, { role: 'agent', assists: ['0123456789abcdef01234567'] }],
    [400, { role: 'king' }],
    [400, { status: 1 }],
    [400, {}],
  ])('is refused with %d: %j', async (expected, body) => {
    expect((await owner.patch(pathTo(people.agent), body)).status).toBe(expected)
  })

  it('of an owner is for owners only; the owner of the account stays one', async () => {
    expect((await admin.patch(pathTo(people.owner), { role: 'agent' })).status).toBe(403)
    expect((await admin.patch(pathTo(people.agent), { role: 'owner' })).status).toBe(403)
    expect((await owner.patch(pathTo(people.agent), { role: 'owner' })).status).toBe(200)
    expect((await admin.patch(pathTo(people.agent), { role: 'agent' })).status).toBe(403)
    expect((await agent.patch(pathTo(people.owner), { role: 'admin' })).status).toBe(409)
  })

  it('is refused if someone else has changed the member since', async () => {
    const [team] = (await owner.get('/teams/')).body.results
    const headers = { 'If-Match': `"${team?.version}"` }
    const answers = await Promise.all([
      owner.patch(pathTo(people.agent), { role: 'admin' }, { headers }),
      admin.patch(pathTo(people.agent2), { role: 'admin' }, { headers }),
    ])
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 412])
  })

  it('of two members at the same time are both stored', async () => {
    const answers = await Promise.all([
      owner.patch(pathTo(people.agent), { role: 'admin' }),
      admin.patch(pathTo(people.agent2), { role: 'assistant', assists: [] }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    const [team] = (await owner.get('/teams/')).body.results
    expect(team && memberOf(team, people.agent)?.role).toBe('admin')
    expect(team && memberOf(team, people.agent2)?.role).toBe('assistant')
  })
})

describe('deactivation', () => {
  /** A deal, a task on it, and a task and contact of the agent's own. */
  async function work() {
    const deal = await createDeal(agent, board)
    const task = (await agent.post('/tasks/', { deal: deal.id, title: 'Call' })).body
    const own = (await agent.post('/tasks/', { title: 'Write' })).body
    const contact = (await agent.post('/contacts/', { last_name: 'Whitaker' })).body
    return { deal, task, own, contact }
  }

  it('hands over the appointments to come', async () => {
    const heir = String(people.agent2.id)
    const { id: deal } = await createDeal(agent, board)
    const at = { starts: '10:00', ends: '11:00' }
    const meet = async (fields: object) =>
      (await agent.post('/appointments/', { title: 'Showing', date: '2031-05-14', ...at, ...fields })).body
    const [ofDeal, own, past, theirs] = [
      await meet({ deal }),
      await meet({}),
      await meet({ date: '2024-05-14' }),
      await meet({ assignee: String(people.assistant.id) }),
    ]
    await admin.post(`${pathTo(people.agent)}deactivate/`, { reassign_to: heir })
    const goes = async (one: { id: string }) => (await admin.get(`/appointments/${one.id}/`)).body.assignee
    expect([await goes(ofDeal), await goes(own)]).toEqual([heir, heir])
    expect([await goes(past), await goes(theirs)]).toEqual([String(people.agent.id), String(people.assistant.id)])
  })

  it('hands over the open work and ends sessions and tokens in one transaction', async () => {
    const { deal, task, own, contact } = await work()
    const expires_at = new Date(Date.now() + 60_000).toISOString()
    const made = await agent.post('/tokens/', { name: 'A', scopes: ['read', 'write'], expires_at })
    const program = { headers: { Authorization: `Bearer ${made.body.token}` } }
    expect((await app.visitor().get('/deals/', program)).status).toBe(200)

    const heir = String(people.agent2.id)
    const { body } = await admin.post(`${pathTo(people.agent)}deactivate/`, { reassign_to: heir })
    expect(memberOf(body, people.agent)?.status).toBe(MemberStatus.Disabled)
    expect(await status(agent)).toBe(401)
    expect((await app.visitor().get('/deals/', program)).status).toBe(401)
    await expect(app.signIn(people.agent.email)).rejects.toThrow(/could not sign in/)

    const agent2 = await app.signIn(people.agent2.email)
    const seen = (await agent2.get(`/deals/${deal.id}/`)).body
    expect(seen.agents.map(({ user, role }) => [user, role])).toEqual([[heir, 'lead']])
    expect((await owner.get(`/deals/${deal.id}/`)).body.agents[0]?.share_bp).toBe(10_000)
    for (const { id } of [task, own]) {
      expect((await agent2.get(`/tasks/${id}/`)).body.assignee).toBe(heir)
    }
    expect((await agent2.get(`/contacts/${contact.id}/`)).body.owner).toBe(heir)

    expect((await owner.post(`${pathTo(people.agent)}reactivate/`)).status).toBe(200)
    expect(await status(await app.signIn(people.agent.email))).toBe(200)
    expect((await app.visitor().get('/deals/', program)).status).toBe(401)
  })

  it('with very much work is one change, with an event for each record', async () => {
    const { deal, task } = await work()
    const more = {
      account: people.account,
      team: people.team,
      assignee: people.agent.id,
      visible_to: [people.agent.id],
    }
    const tasks = Array.from({ length: 50 }, (_, i) => ({ ...more, deal: deal.id, title: `Call ${i}` }))
    await TaskModel.insertMany(tasks)
    const owned = Array.from({ length: 1200 }, (_, i) => ({
      account: people.account,
      owner: people.agent.id,
      last_name: `W${i}`,
    }))
    const [contact] = await ContactModel.insertMany(owned)
    const heir = String(people.agent2.id)
    const { status: answered } = await admin.post(`${pathTo(people.agent)}deactivate/`, { reassign_to: heir })
    expect(answered).toBe(200)
    const left = { assignee: people.agent.id }
    expect([
      await TaskModel.countDocuments(left),
      await ContactModel.countDocuments({ owner: people.agent.id }),
    ]).toEqual([0, 0])
    const ofDeal = await EventModel.find({ stream: deal.id }, { seq: 1, op: 1 }).sort({ seq: 1 }).lean()
    expect(ofDeal.map(({ seq }) => seq)).toEqual(ofDeal.map((_, i) => i + 1))
    expect(ofDeal.filter(({ op }) => op === 'hand_over')).toHaveLength(52)
    const [event] = await EventModel.find({ stream: contact?._id ?? null }).lean()
    expect(event).toMatchObject({ op: 'hand_over', seq: 1, entity: 'contact', diff: [{ path: 'owner' }] })
    const agent2 = await app.signIn(people.agent2.email)
    const seen = await agent2.get(`/tasks/${task.id}/`)
    expect(seen.body.assignee).toBe(heir)
    expect(seen.body.version).toBeGreaterThan(task.version)
  })

  it('leaves the work in place on request', async () => {
    const { deal, contact } = await work()
    await owner.post(`${pathTo(people.agent)}deactivate/`, { reassign_to: null })
    const { agents } = (await owner.get(`/deals/${deal.id}/`)).body
    expect(agents.map(({ user }) => user)).toEqual([String(people.agent.id)])
    expect((await owner.get(`/contacts/${contact.id}/`)).body.owner).toBe(String(people.agent.id))
  })

  it('adds the share to that of an heir already on the deal', async () => {
    const both = [
      { user: String(people.agent.id), role: 'lead', share_bp: 6000 },
      { user: String(people.agent2.id), role: 'co', share_bp: 4000 },
    ]
    const { id } = await createDeal(owner, board, { agents: both })
    await owner.post(`${pathTo(people.agent)}deactivate/`, { reassign_to: String(people.agent2.id) })
    const { agents } = (await owner.get(`/deals/${id}/`)).body
    expect(agents).toMatchObject([{ user: String(people.agent2.id), role: 'lead', share_bp: 10_000 }])
  })

  it('changes nothing if the heir cannot take over', async () => {
    for (const reassign_to of [String(people.agent.id), String(people.client.id), '0123456789abcdef01234567']) {
      expect((await owner.post(`${pathTo(people.agent)}deactivate/`, { reassign_to })).status).toBe(400)
    }
    expect((await owner.post(`${pathTo(people.agent)}deactivate/`, {})).status).toBe(400)
    expect(await status(agent)).toBe(200)
  })

  it('is refused for the owner of the account, an owner by an admin, oneself, and non-members', async () => {
    const refused = async (client: TestClient, person: { id: unknown }) =>
      (await client.post(`${pathTo(person)}deactivate/`, { reassign_to: null })).status
    await owner.patch(pathTo(people.agent2), { role: 'owner' })
    expect(await refused(await app.signIn(people.agent2.email), people.owner)).toBe(409)
    expect(await refused(admin, people.agent2)).toBe(403)
    expect(await refused(admin, people.admin)).toBe(409)
    expect(await refused(owner, people.client)).toBe(404)
    expect((await owner.post(`${pathTo(people.agent)}reactivate/`)).status).toBe(409)
  })

  it('leaves no session to a member who signs in at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const signingIn = Array.from({ length: 3 }, () => app.signIn(people.agent2.email).catch(() => null))
      const [answer] = await Promise.all([
        owner.post(`${pathTo(people.agent2)}deactivate/`, { reassign_to: null }),
        ...signingIn,
      ])
      expect(answer.status).toBe(200)
      expect(await SessionModel.countDocuments({ user: people.agent2.id })).toBe(0)
      await owner.post(`${pathTo(people.agent2)}reactivate/`)
    }
  })
})

describe('leaving', () => {
  const leave = (client: TestClient, body?: object, team: unknown = people.team) =>
    client.post(`/teams/${String(team)}/leave/`, body)

  it('the only team means leaving the account', async () => {
    const { id } = await createDeal(agent, board)
    expect((await leave(agent, { reassign_to: String(people.agent2.id) })).status).toBe(204)
    expect(await status(agent)).toBe(401)
    await expect(app.signIn(people.agent.email)).rejects.toThrow(/could not sign in/)
    expect((await owner.get(`/deals/${id}/`)).body.agents[0]?.user).toBe(String(people.agent2.id))
    // They can return by an invitation, which they can accept.
    const { body } = await owner.post(path, { email: people.agent.email, role: 'agent' })
    expect(memberOf(body, people.agent)?.status).toBe(MemberStatus.Invited)
  })

  it('one of two teams keeps the other, and the session', async () => {
    const { body: second } = await owner.post('/teams/', { name: 'Harbour' })
    await owner.post(`/teams/${second.id}/members/`, { email: people.agent.email, role: 'assistant' })
    expect((await leave(agent)).status).toBe(204)
    const { results } = (await agent.get('/teams/')).body
    expect(results.map(({ name }) => name)).toEqual(['Harbour'])
    expect((await agent.get('/auth/login/')).body.role).toBe('assistant')
  })

  it('is refused for the owner of the account, and for non-members', async () => {
    expect((await leave(owner)).status).toBe(409)
    const { body: second } = await owner.post('/teams/', { name: 'Harbour' })
    expect((await leave(admin, {}, second.id)).status).toBe(404)
    expect((await leave(agent, {}, second.id)).status).toBe(404)
  })
})
