/** Sessions over HTTP: how they start and end, and that none comes back. */
import { beforeAll, describe, expect, it } from 'vitest'
import { SessionModel, sessionName } from '#entities/sessions/session.model.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import { TestClient } from '#test/test-client.ts'

const SID = 'protracker.sid'
const DAY = 24 * 60 * 60 * 1000

const app = useTestApp()
let people: People

beforeAll(async () => {
  people = await createPeople('north')
})

/** Another browser with the same cookies, as after a theft. */
function copyOf(client: TestClient): TestClient {
  const copy = new TestClient(client.url)
  for (const [name, value] of client.cookies) copy.cookies.set(name, value)
  return copy
}

const statusOf = async (client: TestClient) => (await client.get('/auth/login/')).status

describe('signing in', () => {
  it('accepts a form or JSON, and the name in any case', async () => {
    const visitor = app.visitor()
    await visitor.get('/auth/login/')
    const asked = { username: ' Agent@North.test', password: 'protracker-demo' }
    expect((await visitor.post('/auth/login/', asked)).status).toBe(200)
    expect((await app.signIn('AGENT@north.test')).cookies.has(SID)).toBe(true)
  })

  it('responds the same to a wrong password and an unknown user', async () => {
    const visitor = app.visitor()
    await visitor.get('/auth/login/')
    const attempts = ['agent@north.test', 'no-one@north.test'].map((username) => ({ username, password: 'wrong' }))
    const [known, unknown] = await Promise.all(
      attempts.map((attempt) => visitor.refused('POST', '/auth/login/', attempt)),
    )
    expect({ ...known, request_id: '' }).toEqual({ ...unknown, request_id: '' })
  })

  it('gives the session a new id, whatever id the visitor came with', async () => {
    const visitor = app.visitor()
    visitor.cookies.set(SID, 'chosen-by-someone-else')
    await visitor.signIn('agent@north.test')
    expect(visitor.cookies.get(SID)).not.toBe('chosen-by-someone-else')
    const planted = app.visitor()
    planted.cookies.set(SID, 'chosen-by-someone-else')
    expect(await statusOf(planted)).toBe(401)
  })

  it('stores only the hash of the id, and hides the cookie from scripts', async () => {
    const client = app.visitor()
    const { headers } = await client.signIn('agent@north.test')
    const key = client.cookies.get(SID) ?? ''
    expect(key.length).toBeGreaterThanOrEqual(43)
    expect(await SessionModel.exists({ _id: key })).toBeNull()
    expect(await SessionModel.exists({ _id: sessionName(key) })).not.toBeNull()
    const cookie = headers.getSetCookie().find((one) => one.startsWith(SID))
    expect(cookie).toMatch(/httponly/i)
    expect(cookie).toMatch(/samesite=lax/i)
  })

  it('again ends the previous session', async () => {
    const client = await app.signIn('agent@north.test')
    const before = copyOf(client)
    await client.signIn('agent@north.test')
    expect(await statusOf(before)).toBe(401)
    expect(await statusOf(client)).toBe(200)
  })
})

describe('signing out', () => {
  it('ends the session for anyone with its cookies', async () => {
    const client = await app.signIn('agent@north.test')
    const thief = copyOf(client)
    expect((await client.post('/auth/logout/')).status).toBe(204)
    expect([...client.cookies.keys()]).toEqual(['csrftoken'])
    expect(await statusOf(thief)).toBe(401)
    expect((await thief.post('/contacts/', { last_name: 'Late' })).status).toBe(401)
  })

  it('is not undone by concurrent requests', async () => {
    const client = await app.signIn('admin@north.test')
    const thief = copyOf(client)
    const stale = { seen_at: new Date(Date.now() - 2 * 60_000) }
    await SessionModel.updateOne({ _id: sessionName(client.cookies.get(SID) ?? '') }, { $set: stale })
    const underWay = Array.from({ length: 20 }, () => copyOf(client).get('/deals/'))
    await Promise.all([...underWay, client.post('/auth/logout/')])
    expect(await SessionModel.countDocuments({ user: people.admin.id })).toBe(0)
    expect(await statusOf(thief)).toBe(401)
  })
})

it('is read for each of several concurrent requests', async () => {
  const clients = await Promise.all(['owner', 'admin', 'agent'].map((name) => app.signIn(`${name}@north.test`)))
  const ended = await app.signIn('agent2@north.test')
  await SessionModel.deleteOne({ _id: sessionName(ended.cookies.get(SID) ?? '') })
  const asking = Array.from({ length: 10 }, () => [...clients, ended]).flat()
  const answers = await Promise.all(asking.map((client) => client.get('/auth/login/')))
  const ids = [people.owner, people.admin, people.agent].map(({ id }) => String(id))
  expect(answers.map(({ body }) => body.id)).toEqual(Array.from({ length: 10 }, () => [...ids, undefined]).flat())
})

describe('a session expires', () => {
  it.each([
    ['when it was idle too long', { seen_at: new Date(Date.now() - 8 * DAY) }],
    ['when its time is over, however busy it is', { expires_at: new Date(Date.now() - 1) }],
  ])('%s', async (_case, past) => {
    const client = await app.signIn('agent2@north.test')
    await SessionModel.updateOne({ _id: sessionName(client.cookies.get(SID) ?? '') }, { $set: past })
    expect(await statusOf(client)).toBe(401)
  })
})
