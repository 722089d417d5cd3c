/** What the API says while MongoDB is away, and after. */
import { beforeAll, expect, it } from 'vitest'
import { BreakableWay } from './breakable-way.ts'
import { createPeople } from './factories/people.ts'
import { useTestApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

const way = new BreakableWay()
const app = useTestApp({}, (uri) => way.to(uri))
let agent: TestClient

beforeAll(async () => {
  await createPeople('north')
  agent = await app.signIn('agent@north.test')
})

const probe = async (name: string) => (await fetch(new URL(`/${name}`, app.url))).status

async function waitFor(status: number, withinMs: number): Promise<void> {
  const until = Date.now() + withinMs
  while ((await probe('readyz')) !== status) {
    if (Date.now() > until) throw new Error(`/readyz did not answer ${status} within ${withinMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

it('says within 5 s that it is not ready, and within 10 s that it is again', async () => {
  expect(await probe('readyz')).toBe(200)
  await way.cut()
  await waitFor(503, 5000)
  expect(await probe('healthz')).toBe(200)

  const answers = await Promise.all([agent.get('/deals/'), agent.post('/contacts/', { last_name: 'Lost' })])
  for (const { status, headers, body } of answers) {
    expect(status).toBe(503)
    expect(headers.get('Retry-After')).toBe('5')
    expect(body).toMatchObject({ title: 'The database is away; nothing was changed' })
  }

  await way.mend()
  await waitFor(200, 10_000)
  expect((await agent.post('/contacts/', { last_name: 'Kept' })).status).toBe(201)
  expect((await agent.get<{ count: number }>('/contacts/?q=lost')).body.count).toBe(0)
}, 40_000)
