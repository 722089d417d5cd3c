import type { ServiceAccountCreate } from 'openapi'
import { ServiceScope } from 'openapi/codes'
import { beforeAll, describe, expect, it } from 'vitest'
import { SessionModel } from '#entities/sessions/session.model.ts'
import { TokenModel } from '#entities/tokens/token.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { createDeal } from '#test/factories/board.ts'
import { type OpenTeam, openTeam } from '#test/factories/open-team.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import { TEST_PASSWORD, TestClient } from '#test/test-client.ts'

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

const app = useTestApp()
let team: OpenTeam<'admin' | 'agent' | 'assistant' | 'client'>
let made = 0

beforeAll(async () => {
  team = await openTeam(app, ['admin', 'agent', 'assistant', 'client'], 'north')
})

async function create(fields: Partial<ServiceAccountCreate> = {}, by = team.owner) {
  const name = `Program ${made++}`
  return by.post('/service_accounts/', { name, role: 'admin', scopes: Object.values(ServiceScope), ...fields })
}

/** A new service account, its token and a program that sends it. */
async function program(fields: Partial<ServiceAccountCreate> = {}) {
  const { id, name } = (await create(fields)).body
  const answer = await team.owner.post(`/service_accounts/${id}/tokens/`, {
    name: 'Production',
    expires_at: inDays(30),
  })
  const { service_token, token } = answer.body
  return { id, name, token: service_token.id, secret: token, client: new TestClient(app.url, token) }
}

describe('a service account', () => {
  it('is created by owners and admins, seen by all members, and by no one of another account', async () => {
    const { status, body } = await create({ name: ' Website leads ', role: 'assistant', scopes: ['contacts:write'] })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Website leads',
      role: 'assistant',
      scopes: ['contacts:write'],
      disabled: false,
      deleted_at: null,
      created_by: String(team.people.owner.id),
    })
    expect((await create({}, team.admin)).status).toBe(201)
    expect((await create({}, team.agent)).status).toBe(403)
    const names = async (by: TestClient) => (await by.get('/service_accounts/')).body.results.map(({ id }) => id)
    expect(await names(team.assistant)).toContain(body.id)
    await createPeople('south')
    const stranger = await app.signIn('owner@south.test')
    expect(await names(stranger)).toEqual([])
    expect((await stranger.patch(`/service_accounts/${body.id}/`, { disabled: true })).status).toBe(404)
    const token = { name: 'x', expires_at: inDays(1) }
    expect((await stranger.post(`/service_accounts/${body.id}/tokens/`, token)).status).toBe(404)
  })

  it.each([
    ['name', 'See https://example.com'],
    ['role', 'owner'],
    ['role', 'agent'],
    ['scopes', []],
    ['scopes.0', ['profile:read']],
    ['scopes.0', ['teams:write']],
    ['scopes.0', ['write']],
  ])('is refused for %s %j', async (field, value) => {
    const { status, body } = await create({ [field.split('.')[0] ?? '']: value })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ field }] })
  })

  it('has a name of its own, which is free again once it is deleted', async () => {
    const { body } = await create({ name: 'Zapier sync' })
    expect((await create({ name: 'ZAPIER sync' })).status).toBe(409)
    expect((await team.owner.delete(`/service_accounts/${body.id}/`)).status).toBe(204)
    expect((await create({ name: 'zapier sync' })).status).toBe(201)
  })

  it('is no person: it is in no team, no list of people, and cannot be given work', async () => {
    const { id } = await program()
    expect(JSON.stringify((await team.owner.get('/teams/')).body)).not.toContain(id)
    expect((await team.owner.post('/contacts/', { last_name: 'x', owner: id })).status).toBe(400)
    expect((await team.owner.post('/tasks/', { title: 'x', assignee: id })).status).toBe(400)
    const member = { email: 'x@north.test', role: 'assistant', assists: [id] }
    expect((await team.owner.post(`/teams/${String(team.people.team)}/members/`, member)).status).toBe(400)
    const agents = [{ user: id, role: 'lead' }]
    const deal = { workspace: team.board.workspace, name: 'A', representation: 1, agents }
    expect((await team.owner.post('/deals/', deal)).status).toBe(400)
  })
})

describe('its tokens', () => {
  it('are told once, and stored as a hash', async () => {
    const { secret, id, token } = await program()
    expect(secret).toMatch(/^pt_[\w-]{43}$/)
    const listed = await team.admin.get(`/service_accounts/${id}/tokens/`)
    expect(listed.body.results).toMatchObject([{ id: token, name: 'Production', last_used_at: null }])
    const kept = JSON.stringify([listed.body, await TokenModel.find().lean(), await EventModel.find().lean()])
    expect(kept).not.toContain(secret)
    expect((await team.agent.get(`/service_accounts/${id}/tokens/`)).status).toBe(403)
    // Nor are they anyone's own.
    expect(JSON.stringify((await team.owner.get('/tokens/')).body)).not.toContain(token)
  })

  it('have an expiry within a year, and there are at most ten', async () => {
    const { id } = await program()
    const at = `/service_accounts/${id}/tokens/` as const
    for (const expires_at of [inDays(-1), inDays(367)])
      expect((await team.owner.post(at, { name: 'x', expires_at })).status).toBe(400)
    for (let known = 1; known < 10; known++)
      expect((await team.owner.post(at, { name: 'x', expires_at: inDays(1) })).status).toBe(201)
    expect((await team.owner.post(at, { name: 'x', expires_at: inDays(1) })).status).toBe(409)
  })

  it('are made and rotated only after a sign-in of late, or with the password', async () => {
    const { id, token, secret, client } = await program()
    const signedIn = new Date(Date.now() - 11 * 60_000)
    await SessionModel.updateMany({ user: team.people.admin.id }, { created_at: signedIn })
    const body = { expires_at: inDays(9) }
    const made = `/service_accounts/${id}/tokens/` as const
    const rotated = `/service_accounts/${id}/tokens/${token}/rotate/` as const
    expect((await team.admin.post(made, { ...body, name: 'x' })).status).toBe(403)
    expect((await team.admin.post(rotated, body)).status).toBe(403)
    expect((await client.get('/deals/')).status).toBe(200)
    const answer = await team.admin.post(rotated, { ...body, current_password: TEST_PASSWORD })
    expect(answer.status).toBe(200)
    expect(answer.body.service_token).toMatchObject({ id: token, expires_at: body.expires_at })
    expect(answer.body.token).not.toBe(secret)
    expect((await client.get('/deals/')).status).toBe(401)
    expect((await new TestClient(app.url, answer.body.token).get('/deals/')).status).toBe(200)
  })

  it('are refused once revoked, expired, or while it is disabled', async () => {
    const { id, token, client } = await program()
    const disable = (disabled: boolean) => team.admin.patch(`/service_accounts/${id}/`, { disabled })
    expect((await disable(true)).body.disabled).toBe(true)
    expect((await client.get('/deals/')).status).toBe(401)
    await disable(false)
    expect((await client.get('/deals/')).status).toBe(200)
    await TokenModel.updateOne({ _id: token }, { expires_at: new Date() })
    expect((await client.get('/deals/')).status).toBe(401)
    await TokenModel.updateOne({ _id: token }, { expires_at: new Date(Date.now() + DAY) })
    expect((await team.owner.delete(`/service_accounts/${id}/tokens/${token}/`)).status).toBe(204)
    expect((await client.get('/deals/')).status).toBe(401)
  })

  it('belong to their own service account alone', async () => {
    const [one, other] = [await program(), await program()]
    expect((await team.owner.delete(`/service_accounts/${one.id}/tokens/${other.token}/`)).status).toBe(404)
    expect((await other.client.get('/deals/')).status).toBe(200)
  })

  it('show when, from where and by what they were last used', async () => {
    const { id, client } = await program()
    await client.get('/deals/', { headers: { 'X-Forwarded-For': '203.0.113.5', 'User-Agent': 'Zapier/1.0 (+x)' } })
    const shown = async () => (await team.owner.get(`/service_accounts/${id}/tokens/`)).body.results[0]
    await expect.poll(shown).toMatchObject({ last_used_address: '203.0.113.5', last_used_client: 'Zapier/1.0' })
  })
})

describe('what it does', () => {
  it('ends with its scopes, whatever its role', async () => {
    const { id, client } = await program({ scopes: ['deals:read'] })
    expect((await client.get('/deals/')).status).toBe(200)
    expect((await client.get('/contacts/')).status).toBe(403)
    await team.owner.patch(`/service_accounts/${id}/`, { scopes: ['contacts:read'] })
    expect((await client.get('/deals/')).status).toBe(403)
    expect((await client.get('/contacts/')).status).toBe(200)
    expect((await client.get('/auth/login/')).status).toBe(403)
  })

  it('ends with its role: as an assistant it works for all agents, without commission, export and deletion', async () => {
    const { id: deal } = await createDeal(team.agent, team.board)
    const { id, client } = await program({ role: 'assistant' })
    expect((await client.get(`/deals/${deal}/`)).body.commission).toBeNull()
    expect((await client.patch(`/deals/${deal}/`, { notes: 'Seen' })).status).toBe(200)
    expect((await client.get('/deals/export/')).status).toBe(403)
    expect((await client.delete(`/deals/${deal}/`)).status).toBe(403)
    await team.owner.patch(`/service_accounts/${id}/`, { role: 'admin' })
    expect((await client.get(`/deals/${deal}/`)).body.commission).not.toBeNull()
    expect((await client.delete(`/deals/${deal}/`)).status).toBe(204)
  })

  it('is never its own work: contacts and deals name a person, tasks are no one’s at first', async () => {
    const { client } = await program()
    const agent = String(team.people.agent.id)
    const contact = { last_name: 'Lead' }
    expect(await client.post('/contacts/', contact)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'owner' }] },
    })
    expect((await client.post('/contacts/', { ...contact, owner: agent })).body.owner).toBe(agent)
    const deal = { workspace: team.board.workspace, name: 'A', representation: 1 }
    expect(await client.post('/deals/', deal)).toMatchObject({ status: 400, body: { errors: [{ field: 'agents' }] } })
    const agents = [{ user: agent, role: 'lead' }]
    expect((await client.post('/deals/', { ...deal, agents })).body.agents).toMatchObject([{ user: agent }])
    expect((await client.post('/tasks/', { title: 'Call back' })).body.assignee).toBeNull()
  })

  it('tells the person whom it gives work, under its name', async () => {
    const { client, name } = await program()
    await client.post('/contacts/', { last_name: 'Lead', owner: String(team.people.agent.id) })
    const [told] = (await team.agent.get('/notifications/')).body.results
    expect(told?.text).toMatch(new RegExp(`^${name} \\(service account\\) `))
  })

  it('is in the audit and the history under its name, also after it is deleted', async () => {
    const { id, name, client, token } = await program()
    const { id: deal } = await createDeal(team.agent, team.board)
    await client.patch(`/deals/${deal}/`, { name: '12 Elm Street' })
    expect((await team.owner.delete(`/service_accounts/${id}/`)).status).toBe(204)
    expect((await client.get('/deals/')).status).toBe(401)
    const { results } = (await team.owner.get(`/audit/?actor=${id}`)).body
    expect(results).toMatchObject([{ actor: id, actor_name: `${name} (service account)`, entity_id: deal }])
    const [event] = (await team.agent.get(`/deals/${deal}/history/`)).body.results
    expect(event?.actor).toBe(id)
    const named = (await team.agent.get('/service_accounts/?deleted=true&page_size=100')).body.results
    expect(named.find((one) => one.id === id)?.name).toBe(name)
    const about = (await team.owner.get(`/audit/?entity=service_account,access_token`)).body.results
    expect(
      about.filter(({ entity_id }) => entity_id === id || entity_id === token).map(({ summary }) => summary),
    ).toEqual([
      `deleted the service account “${name}”`,
      'revoked the access token “Production”',
      'created the access token “Production”',
      `created the service account “${name}”`,
    ])
  })

  it('goes on when whoever made it leaves', async () => {
    const { id } = (await create({}, team.admin)).body
    const made = await team.admin.post(`/service_accounts/${id}/tokens/`, {
      name: 'x',
      expires_at: inDays(1),
      current_password: TEST_PASSWORD,
    })
    const client = new TestClient(app.url, made.body.token)
    const admin = `/teams/${String(team.people.team)}/members/${String(team.people.admin.id)}/` as const
    expect((await team.owner.post(`${admin}deactivate/`, { reassign_to: null })).status).toBe(200)
    expect((await team.admin.get('/deals/')).status).toBe(401)
    expect((await client.get('/deals/')).status).toBe(200)
  })
})
