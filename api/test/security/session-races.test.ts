/** Repeats signing out while other requests are running: no session comes back. */
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { beforeAll, expect, it } from 'vitest'
import { SessionModel, sessionName } from '#entities/sessions/session.model.ts'
import { loadViewer } from '#entities/sessions/viewer.query.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { tries } from './sample.ts'

const SID = 'protracker.sid'
const ROUNDS = tries(200, 60)
const AT_ONCE = 4

const app = useTestApp()
let people: People

beforeAll(async () => {
  people = await createPeople('north')
})

/** The time when the session was last seen. */
const longAgo = () => new Date(Date.now() - 2 * 60_000)

/** A user who signed in two minutes ago, so that every request will update when the session was last seen. */
async function signedIn(): Promise<TestClient> {
  const viewer = await loadViewer(people.agent.id)
  if (!viewer) throw new Error('unreachable: the agent may sign in')
  const key = randomBytes(32).toString('base64url')
  const then = longAgo()
  await SessionModel.create({
    _id: sessionName(key),
    user: people.agent.id,
    viewer,
    data: { user: String(people.agent.id) },
    created_at: then,
    seen_at: then,
    expires_at: new Date(Date.now() + 60 * 60_000),
  })
  const client = app.visitor()
  client.cookies.set(SID, key)
  await client.get('/auth/login/')
  await SessionModel.updateOne({ _id: sessionName(key) }, { seen_at: then })
  return client
}

const headersOf = ({ cookies }: TestClient) => ({
  Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'X-CSRFToken': cookies.get('csrftoken') ?? '',
  'Content-Type': 'application/json',
})

/** A write whose body arrives only after `meanwhile`: its session was read before, its work runs after. */
async function slowWrite(client: TestClient, meanwhile: () => Promise<unknown>): Promise<void> {
  const sent = request(`${app.url}/contacts/`, { method: 'POST', headers: headersOf(client) })
  const answered = new Promise((resolve, reject) => {
    sent.on('response', (answer) => answer.resume().on('end', resolve)).on('error', reject)
  })
  sent.write('{"last_name":')
  await meanwhile()
  sent.end('"Slow"}')
  await answered
}

async function race(round: number): Promise<void> {
  const client = await signedIn()
  const key = client.cookies.get(SID) ?? ''
  const headers = headersOf(client)
  const read = async () => (await fetch(`${app.url}/labels/`, { headers })).arrayBuffer()
  await slowWrite(client, async () => {
    const over = new AbortController()
    const until = async (work: () => Promise<unknown>) => {
      while (!over.signal.aborted) await work()
      await work()
    }
    await Promise.all([
      client.post('/auth/logout/').finally(() => over.abort()),
      // Otherwise only the first of the reads would update it.
      until(() => SessionModel.updateOne({ _id: sessionName(key) }, { seen_at: longAgo() })),
      ...Array.from({ length: 4 }, () => until(read)),
    ])
  })
  expect(await SessionModel.exists({ _id: sessionName(key) }), `round ${round}`).toBeNull()
  expect((await fetch(`${app.url}/auth/login/`, { headers })).status).toBe(401)
}

it(`${ROUNDS} times, none is revived`, async () => {
  for (let round = 0; round < ROUNDS; round += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => race(round + i)))
  }
  expect(await SessionModel.countDocuments({ user: people.agent.id })).toBe(0)
}, 60_000)
