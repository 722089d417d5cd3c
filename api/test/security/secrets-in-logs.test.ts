/**
 * Secrets must not reach the logs: they are planted everywhere in requests, and searched for in all output of the API.
 */
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeAll, expect, it } from 'vitest'
import { createPeople } from '#test/factories/people.ts'
import { BreakableWay } from '#test/http/breakable-way.ts'
import { useTestApp } from '#test/test-app.ts'
import { TEST_PASSWORD, type TestClient } from '#test/test-client.ts'

const written: string[] = []
const log = pino(
  { level: 'trace' },
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.push(chunk.toString())
      done()
    },
  }),
)
const way = new BreakableWay()
const app = useTestApp({ loginAttempts: 1000 }, (uri) => way.to(uri), log)

const secrets: string[] = []
/** A secret that is recognizable wherever it ends up. */
const secret = (what: string): string => {
  const planted = `SeCrEt-${what}-${secrets.length}`
  secrets.push(planted)
  return planted
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'Content-Type': 'application/json' }

let agent: TestClient

beforeAll(async () => {
  await createPeople('north')
  agent = await app.signIn('agent@north.test')
})

/** Plants a secret in every place of a request that can contain one, valid or not. */
async function plant(visitor: TestClient): Promise<void> {
  const username = 'agent@north.test'
  const login = (text: string, headers: Record<string, string>) =>
    visitor.post('/auth/login/', undefined, { text, headers })
  const paths = [
    '/portal',
    '/auth/set_password/6560a1f2c3d4e5f60718293a',
    '/PORTAL',
    '/portal/',
    '/portal%2F..',
    '/nothing',
  ]
  const headers = [
    'Authorization',
    'Cookie',
    'X-CSRFToken',
    'Referer',
    'Idempotency-Key',
    'X-Portal-Passcode',
    'If-Match',
  ]
  await Promise.all([
    login(`username=${username}&password=${secret('form')}`, FORM),
    login(JSON.stringify({ username, password: secret('json') }), JSON_TYPE),
    login(JSON.stringify({ username, password: TEST_PASSWORD, code: secret('code') }), JSON_TYPE),
    visitor.post('/auth/set_up_two_step/', { username, password: secret('setup') }),
    agent.post('/two_step/', { current_password: secret('again') }),
    agent.post('/two_step/confirm/', { code: secret('first-code') }),
    login(`{"username":"a","password":"${secret('half')}`, JSON_TYPE),
    login(JSON.stringify({ username, password: [secret('array')] }), JSON_TYPE),
    login(JSON.stringify({ username, password: 'a', [secret('field')]: 1 }), JSON_TYPE),
    login(`username=${secret('user')}&password=${secret('of-user')}`, FORM),
    login(`username=${username}&password=${secret('type')}`, { 'Content-Type': `text/${secret('mime')}` }),
    visitor.get(`/auth/login/?password=${secret('query')}`),
    visitor.get(`/portal/${secret('a-token-and-a-slash')}/`),
    ...paths.map((path) => visitor.sendUnchecked('GET', `${path}/${secret('a-token-in-the-path')}`)),
    ...headers.map((name) =>
      visitor.post('/contacts/', { last_name: 'A' }, { headers: { [name]: `Bearer ${secret(name)}` } }),
    ),
    agent.post('/contacts/', { last_name: 'A' }, { headers: { 'Idempotency-Key': secret('key') } }),
    agent.post('/contacts/', { last_name: 'A', [secret('of-an-agent')]: 1 }),
  ])
}

it('contains no secrets, whatever happens to the request', async () => {
  const visitor = app.visitor()
  await visitor.get('/auth/login/')
  await plant(visitor)
  // Errors are logged with their properties: here, those of a database that goes down.
  await way.cut()
  await plant(visitor)
  await way.mend()

  expect(secrets.length).toBeGreaterThanOrEqual(40)
  const text = written.join('')
  expect(text).toContain('"path":"/api/v1/auth/login/"')
  expect(text).toContain('request failed')
  expect(secrets.filter((planted) => text.includes(planted))).toEqual([])
  const passing = [...agent.cookies.values(), ...visitor.cookies.values(), 'protracker-demo']
  expect(passing.filter((value) => text.includes(value))).toEqual([])
}, 60_000)
