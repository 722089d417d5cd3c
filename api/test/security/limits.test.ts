/** Rate limits with two API processes on one database: exactly the allowed number of attempts succeeds. */
import { beforeAll, expect, it } from 'vitest'
import { useApiProcesses } from '#test/api-process.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import { TestClient } from '#test/test-client.ts'
import { API_PREFIX } from '../../src/app.ts'

const LIMITS = { loginAttempts: 5, loginAttemptsPerAddress: 12 }

const app = useTestApp({ ...LIMITS, trustedProxies: 1 })
const startApi = useApiProcesses()
const secondApi = async (trustedProxies: number): Promise<string> => {
  const { origin } = await startApi({
    LOGIN_ATTEMPTS: String(LIMITS.loginAttempts),
    LOGIN_ATTEMPTS_PER_ADDRESS: String(LIMITS.loginAttemptsPerAddress),
    TRUSTED_PROXIES: String(trustedProxies),
  })
  return origin + API_PREFIX
}
let urls: string[]

beforeAll(async () => {
  await createPeople('north')
  urls = [app.url, await secondApi(1)]
})

type Attempt = { username: string; password?: string; forwarded?: string }

/** Sends attempts in parallel, alternating between the processes. Returns the sorted statuses. */
async function attempts(all: Attempt[], at = urls): Promise<number[]> {
  const answers = all.map(async ({ username, password = 'wrong', forwarded = '10.0.0.1' }, i) => {
    const visitor = new TestClient(at[i % at.length] ?? '')
    await visitor.get('/auth/login/')
    const form = { username, password }
    return visitor.post('/auth/login/', undefined, { form, headers: { 'X-Forwarded-For': forwarded } })
  })
  return (await Promise.all(answers)).map(({ status }) => status).toSorted((a, b) => a - b)
}

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))
const passed = (statuses: number[]) => statuses.filter((status) => status === 400).length

it('per account, from any number of addresses; signed-in users are not affected', async () => {
  const owner = app.visitor()
  const form = { username: 'owner@north.test', password: 'protracker-demo' }
  await owner.get('/auth/login/')
  await owner.post('/auth/login/', undefined, { form, headers: { 'X-Forwarded-For': '10.0.0.1' } })
  const statuses = await attempts(
    times(50, (i) => ({ username: i % 2 ? 'owner@north.test' : ' OWNER@north.test', forwarded: `10.1.0.${i}` })),
  )
  expect(passed(statuses)).toBe(LIMITS.loginAttempts)
  expect(statuses.at(-1)).toBe(429)
  // Not even with the right password. A different response would let an attacker keep guessing.
  expect(await attempts([form])).toEqual([429])
  expect((await owner.get('/auth/login/')).status).toBe(200)
  expect((await owner.post('/contacts/', { last_name: 'Still here' })).status).toBe(201)
})

it('per address, whatever the caller puts before what its proxy adds', async () => {
  const statuses = await attempts(
    times(50, (i) => ({ username: `someone${i}@north.test`, forwarded: `192.0.2.${i}, 10.2.0.1` })),
  )
  expect(passed(statuses)).toBe(LIMITS.loginAttemptsPerAddress)
  expect(await attempts([{ username: 'else@north.test', forwarded: '10.2.0.2' }])).toEqual([400])
})

it('per address of the connection itself, if no proxy is trusted', async () => {
  const alone = await secondApi(0)
  const statuses = await attempts(
    times(40, (i) => ({ username: `other${i}@north.test`, forwarded: `198.51.100.${i}` })),
    [alone],
  )
  expect(passed(statuses)).toBe(LIMITS.loginAttemptsPerAddress)
})

it('reports what is left, and when to retry', async () => {
  const visitor = app.visitor()
  await visitor.get('/auth/login/')
  const form = { username: 'owner@north.test', password: 'wrong' }
  const from = { 'X-Forwarded-For': '10.3.0.1' }
  const { headers } = await visitor.post('/auth/login/', undefined, { form, headers: from })
  expect(headers.get('RateLimit-Policy')).toContain(`"login-user";q=${LIMITS.loginAttempts};w=900`)
  expect(headers.get('RateLimit')).toMatch(/"login-address";r=\d+;t=\d+.*"login-user";r=0;t=\d+/)
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(15 * 60)
})

it('an idle connection outlives the minute that proxies keep one, so none sends a request on a closing connection', async () => {
  const { headers } = await fetch(`${urls[1]}/auth/login/`)
  expect(Number(/timeout=(\d+)/.exec(headers.get('Keep-Alive') ?? '')?.[1])).toBeGreaterThan(60)
})
