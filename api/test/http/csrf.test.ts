/** Forged requests, as another site's page would send them. */
import { beforeAll, describe, expect, it } from 'vitest'
import { contractOperations } from '#platform/contract/contract.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const WEB = 'https://app.example.com'

const app = useTestApp({ webOrigins: [WEB] })
let agent: TestClient

beforeAll(async () => {
  await createPeople('north')
  agent = await app.signIn('agent@north.test')
})

const write = (client: TestClient, headers: Record<string, string>) =>
  client.post('/contacts/', { last_name: 'Forged' }, { headers })

describe('a write is refused', () => {
  it.each([
    ['without the header', { 'X-CSRFToken': '' }],
    ['with a header that is not the cookie', { 'X-CSRFToken': 'a.b' }],
    ['from another origin', { Origin: 'https://evil.example.com' }],
    ['from an opaque origin', { Origin: 'null' }],
    ['from another site, by the browser’s word', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('%s', async (_case, headers: Record<string, string>) => {
    expect((await write(agent, headers)).status).toBe(403)
  })

  it('with a token of another session, or of none, even if cookie and header agree', async () => {
    const other = await app.signIn('agent2@north.test')
    const visitor = app.visitor()
    await visitor.get('/auth/login/')
    for (const { cookies } of [other, visitor]) {
      const victim = await app.signIn('agent@north.test')
      victim.cookies.set('csrftoken', cookies.get('csrftoken') ?? '')
      expect((await write(victim, {})).status).toBe(403)
    }
  })

  it('with an unsigned token', async () => {
    const victim = await app.signIn('agent@north.test')
    victim.cookies.set('csrftoken', 'nonce.seal')
    expect((await write(victim, {})).status).toBe(403)
  })

  it('when signing in', async () => {
    const attempt = { username: 'agent@north.test', password: 'protracker-demo' }
    expect((await app.visitor().refused('POST', '/auth/login/', attempt)).status).toBe(403)
  })
})

describe('a write by no one', () => {
  const forSignedIn = [...contractOperations.values()].filter(
    ({ method, security }) => method !== 'get' && (!security || security.some(({ session }) => session)),
  )

  it.each(forSignedIn.map(({ operationId, method, path }) => [operationId, method, path] as const))(
    'is told how to sign in: %s',
    async (_operation, method, path) => {
      const answer = await app.visitor().sendUnchecked(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x'), {})
      expect([answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer'])
    },
  )
})

describe('a write is accepted', () => {
  it.each([
    ['from no page', {}],
    ['from a configured origin', { Origin: WEB, 'Sec-Fetch-Site': 'same-site' }],
    ['from the API’s own origin', { 'Sec-Fetch-Site': 'same-origin' }],
  ])('%s', async (_case, headers: Record<string, string>) => {
    expect((await write(agent, headers)).status).toBe(201)
  })
})

it('the session check sets the token even for visitors', async () => {
  const visitor = app.visitor()
  expect((await visitor.get('/auth/login/')).status).toBe(401)
  expect(visitor.cookies.get('csrftoken')).toMatch(/^[\w-]+\.[\w-]+$/)
})
