/** What a caller gets, and the log tells, when an answer does not come. */
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { pino } from 'pino'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { BreakableWay } from './breakable-way.ts'

type Line = { msg: string; operation?: string; in?: string; loop_delay_ms?: object; database?: object }

const lines: Line[] = []
const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) })
const way = new BreakableWay()
const app = useTestApp({ answerTimeoutMs: 1000 }, (uri) => way.to(uri), logger)
let agent: TestClient

beforeAll(async () => {
  await createPeople('north')
  agent = await app.signIn('agent@north.test')
})
beforeEach(() => lines.splice(0))

/** Resolves when the log has that line. */
async function logged(msg: RegExp): Promise<Line> {
  for (;;) {
    const found = lines.find((line) => msg.test(line.msg))
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

it('an answer that does not come is 503, and the log says what it waits for', async () => {
  way.freeze()
  try {
    const { status, headers, body } = await agent.post('/contacts/', { last_name: 'Waiting' })
    expect(status).toBe(503)
    expect(headers.get('Retry-After')).toBe('5')
    expect(body).toMatchObject({ title: 'This is taking too long', request_id: expect.any(String) })
    expect(lines.find(({ msg }) => msg === 'no answer in time')).toMatchObject({
      in: 'its session',
      loop_delay_ms: { max: expect.any(Number), p99: expect.any(Number), mean: expect.any(Number) },
      database: { running: expect.any(Number), waiting: expect.any(Number) },
    })
  } finally {
    way.thaw()
  }
  await logged(/too late/)
  expect((await agent.get('/contacts/')).status).toBe(200)
}, 30_000)

it('names the operation that waits, and how many connections are busy', async () => {
  const frozen = way.freezeBehind('Frozen')
  const answer = agent.post('/contacts/', { last_name: 'Frozen' })
  try {
    await frozen
    expect((await answer).status).toBe(503)
    const line = await logged(/no answer/)
    expect(line).toMatchObject({ operation: 'createContact', in: 'its operation' })
    expect(line.database).toMatchObject({ running: expect.toSatisfy((count: number) => count > 0) })
  } finally {
    way.thaw()
  }
  await logged(/too late/)
}, 30_000)

it('a request that takes its time to arrive is no late answer', async () => {
  const { cookies, url } = agent
  const body = JSON.stringify({ last_name: 'Slow' })
  const sent = request(`${url}/contacts/`, {
    method: 'POST',
    headers: {
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'X-CSRFToken': cookies.get('csrftoken') ?? '',
      'Content-Type': 'application/json',
      'Content-Length': body.length,
    },
  })
  sent.write(body.slice(0, 5))
  await new Promise((resolve) => setTimeout(resolve, 1500))
  sent.end(body.slice(5))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  expect(answer.statusCode).toBe(201)
  expect(lines).toEqual([])
}, 30_000)
