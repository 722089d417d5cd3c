import { beforeAll, describe, expect, it, vi } from 'vitest'
import { SessionModel } from '#entities/sessions/session.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import { TEST_PASSWORD, TestClient } from '#test/test-client.ts'
import { TokenModel } from './token.model.ts'

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

const CALLS = 40

const app = useTestApp({ tokenCallsAMinute: CALLS })
let people: People
let agent: TestClient

beforeAll(async () => {
  people = await createPeople('north')
  agent = await app.signIn('agent@north.test')
})

const create = (fields: object = {}, by = agent) =>
  by.post('/tokens/', { name: 'Nightly', scopes: ['read', 'write'], expires_at: inDays(30), ...fields })

/** A program with a new token. */
const program = async (fields: object = {}) => new TestClient(app.url, (await create(fields)).body.token)

describe('creating a token', () => {
  it('shows the secret once, and stores only its hash', async () => {
    const { status, body } = await create({ name: ' Export ', scopes: ['deals:read'] })
    expect(status).toBe(201)
    expect(body.token).toMatch(/^pt_[\w-]{43}$/)
    expect(body.access_token).toMatchObject({
      name: 'Export',
      scopes: ['deals:read'],
      last_used_at: null,
      last_used_address: null,
      last_used_client: null,
    })
    const listed = await agent.get('/tokens/')
    expect(listed.body.results[0]).toEqual(body.access_token)
    const kept = JSON.stringify([listed.body, await TokenModel.find().lean(), await EventModel.find().lean()])
    expect(kept).not.toContain(body.token)
    const stored = await TokenModel.findById(body.access_token.id).lean()
    expect(JSON.stringify([listed.body, await EventModel.find().lean()])).not.toContain(stored?.hash)
  })

  it.each([
    ['expires_at', inDays(-1)],
    ['expires_at', inDays(367)],
    ['expires_at', 'tomorrow'],
    ['expires_at', null],
    ['name', ' '],
    ['scopes.0', ['admin']],
    ['scopes', []],
    ['scopes', ['read', 'read']],
    ['user', '0123456789abcdef01234567'],
    ['hash', 'x'],
  ])('is refused for %s %j', async (field, value) => {
    const { status, body } = await create({ [field.split('.')[0] ?? '']: value })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ field }] })
  })

  it('requires the password if the sign-in was a while ago', async () => {
    const desk = await app.signIn('agent2@north.test')
    const signedIn = new Date(Date.now() - 11 * 60_000)
    await SessionModel.updateMany({ user: people.agent2.id }, { created_at: signedIn })
    const refused = await create({}, desk)
    expect(refused).toMatchObject({ status: 403, body: { type: 'urn:protracker:problem:sign-in-again' } })
    const wrong = await create({ current_password: 'wrong' }, desk)
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'current_password' }] } })
    expect(await TokenModel.countDocuments({ user: people.agent2.id })).toBe(0)
    expect((await create({ current_password: TEST_PASSWORD }, desk)).status).toBe(201)
  })

  it('is not for clients, and limited to fifty', async () => {
    expect((await create({}, await app.signIn('client@north.test'))).status).toBe(403)
    const assistant = await app.signIn('assistant@north.test')
    const row = { account: people.account, user: people.assistant.id, name: 'x', expires_at: new Date() }
    await TokenModel.insertMany(
      Array.from({ length: 50 }, (_, i) => ({ ...row, scopes: ['read' as const], hash: `h${i}` })),
    )
    expect((await create({}, assistant)).status).toBe(409)
  })
})

describe('a program with a token', () => {
  it('may do what its user may, without cookies and without the CSRF header', async () => {
    const client = await program()
    expect((await client.post('/contacts/', { last_name: 'By token' })).status).toBe(201)
    const answer = await client.get('/auth/login/')
    expect(answer.body).toMatchObject({ email: 'agent@north.test', role: 'agent' })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await client.post('/labels/', { name: 'x', colour: 'red' })).status).toBe(403)
  })

  it('learns which scope it lacks', async () => {
    const client = await program({ scopes: ['deals:read', 'contacts:read'] })
    expect((await client.get('/deals/')).status).toBe(200)
    const refused = await client.post('/contacts/', { last_name: 'x' })
    expect(refused).toMatchObject({
      status: 403,
      body: {
        type: 'urn:protracker:problem:insufficient-scope',
        title: 'This access token doesn’t have the scope contacts:write',
      },
    })
    expect(refused.headers.get('WWW-Authenticate')).toBe('Bearer error="insufficient_scope", scope="contacts:write"')
  })

  it('cannot manage tokens, sessions, passwords or ownership', async () => {
    const client = await program()
    const calls = [
      ['GET', '/tokens/'],
      ['POST', '/tokens/'],
      ['GET', '/sessions/'],
      ['POST', '/sessions/end_others/'],
      ['POST', '/auth/update_password'],
      ['POST', '/auth/login/'],
      ['POST', '/auth/logout/'],
      ['POST', '/account/transfer_ownership/'],
    ] as const
    for (const [method, path] of calls) expect((await client.sendUnchecked(method, path)).status, path).toBe(403)
  })

  it('acts as the token’s user, whatever cookies come with it', async () => {
    const owner = await app.signIn('owner@north.test')
    const { body } = await create()
    const headers = { Authorization: `bearer ${body.token}` }
    expect((await owner.get('/auth/login/', { headers })).body.email).toBe('agent@north.test')
    expect((await owner.get('/auth/login/')).body.email).toBe('owner@north.test')
  })

  it('shows when, from where and by what it was last used, to the minute', async () => {
    const { body } = await create()
    const client = new TestClient(app.url, body.token)
    const from = (address: string, agent: string) =>
      client.get('/deals/', { headers: { 'X-Forwarded-For': address, 'User-Agent': agent } })
    const shown = async () => (await agent.get('/tokens/')).body.results.find(({ id }) => id === body.access_token.id)
    await from('203.0.113.7', 'curl/8.5.0')
    await expect.poll(shown).toMatchObject({ last_used_address: '203.0.113.7', last_used_client: 'curl/8.5.0' })
    const first = await shown()
    // Within the minute nothing is written: a second one would show in the version.
    await from('203.0.113.8', 'curl/8.5.0')
    const long = new Date(Date.now() - 2 * 60_000)
    await TokenModel.updateOne({ _id: body.access_token.id }, { last_used_at: long }, { timestamps: false })
    const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    await Promise.all([from('203.0.113.9', browser), from('203.0.113.9', browser), from('203.0.113.9', browser)])
    await expect.poll(shown).toMatchObject({ last_used_address: '203.0.113.9', last_used_client: 'Firefox on Linux' })
    expect((await shown())?.version).toBe((first?.version ?? 0) + 1)
  })

  it('leaves the address of its last use in no event', async () => {
    const { body } = await create()
    const headers = { 'X-Forwarded-For': '203.0.113.77' }
    await new TestClient(app.url, body.token).get('/deals/', { headers })
    const stored = () => TokenModel.findById(body.access_token.id).lean()
    await expect.poll(stored).toMatchObject({ last_used_address: '203.0.113.77' })
    await agent.delete(`/tokens/${body.access_token.id}/`)
    expect(await EventModel.countDocuments({ entity_id: body.access_token.id })).toBe(2)
    expect(JSON.stringify(await EventModel.find().lean())).not.toContain('203.0.113.77')
  })

  it('is answered even if its use cannot be noted', async () => {
    const client = await program()
    const broken = vi.spyOn(TokenModel.collection, 'updateOne').mockRejectedValue(new Error('away'))
    expect((await client.get('/deals/')).status).toBe(200)
    expect(broken).toHaveBeenCalled()
    broken.mockRestore()
  })

  it('has a rate limit per minute, even for concurrent requests; another token has its own', async () => {
    const [busy, other] = [await program(), await program()]
    const first = await busy.get('/labels/')
    expect(first.headers.get('RateLimit-Policy')).toBe(`"token";q=${CALLS};w=60`)
    expect(first.headers.get('RateLimit')).toMatch(new RegExp(`^"token";r=${CALLS - 1};t=\\d+$`))
    const answers = await Promise.all(Array.from({ length: CALLS + 5 }, () => busy.get('/labels/')))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(CALLS - 1)
    expect(statuses.filter((status) => status === 429)).toHaveLength(6)
    expect(Number((await busy.get('/labels/')).headers.get('Retry-After'))).toBeGreaterThan(0)
    const refused = await busy.refused('GET', '/labels/')
    expect(refused.title).toBe('Too many calls with this token. Wait a minute, then try again')
    expect((await other.get('/labels/')).status).toBe(200)
    expect((await agent.get('/labels/')).status).toBe(200)
  })

  it('gets the same response for an unknown, expired or revoked token', async () => {
    const expired = await create()
    await TokenModel.updateOne({ _id: expired.body.access_token.id }, { expires_at: new Date(Date.now() - 1) })
    const revoked = await create()
    expect((await agent.delete(`/tokens/${revoked.body.access_token.id}/`)).status).toBe(204)
    for (const token of [expired.body.token, revoked.body.token, `pt_${'x'.repeat(43)}`, 'x', '']) {
      const answer = await app.visitor().get('/deals/', { headers: { Authorization: `Bearer ${token}` } })
      expect(answer.status).toBe(401)
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"')
      expect(answer.body).toMatchObject({ title: 'This access token isn’t valid' })
    }
  })
})

it('tokens are visible to their own user alone', async () => {
  const { body } = await create()
  const owner = await app.signIn('owner@north.test')
  expect((await owner.get('/tokens/')).body.results).toEqual([])
  expect((await owner.delete(`/tokens/${body.access_token.id}/`)).status).toBe(404)
})
