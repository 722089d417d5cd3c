/** Every failure is a problem (RFC 9457) that names its request, reveals no internals, and is not cached. */
import { beforeAll, describe, expect, it } from 'vitest'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestAnswer, TestClient } from '#test/test-client.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }

const app = useTestApp()
let agent: TestClient

beforeAll(async () => {
  await createPeople('north')
  agent = await app.signIn('agent@north.test')
})

type Body = { type: string; title: string; status: number; request_id: string; errors?: { field: string }[] }

async function expectProblem(answered: Promise<TestAnswer>, status: number): Promise<Body> {
  const answer = (await answered) as TestAnswer<Body>
  expect(answer.status, JSON.stringify(answer.body)).toBe(status)
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/problem\+json/)
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(answer.body).toMatchObject({ type: 'about:blank', status })
  expect(answer.body.request_id).toBe(answer.headers.get('X-Request-Id'))
  return answer.body
}

const sent = (text: string, headers: Record<string, string> = JSON_TYPE) =>
  agent.post('/contacts/', undefined, { text, headers })

describe('addresses', () => {
  it.each(['/nothing/', '/Deals/', '/deals/a%2Fb/', '/deals/%00/', '/deals/%E0%A4%A/', `/deals/${'0'.repeat(24)}/`])(
    '%s is not found, or not valid',
    async (path) => {
      const { status } = await agent.sendUnchecked('GET', path)
      expect([400, 404]).toContain(status)
      await expectProblem(agent.sendUnchecked('GET', path), status)
    },
  )

  it('a method that a path does not have is refused, naming those that it has', async () => {
    await expectProblem(agent.sendUnchecked('PUT', '/deals/'), 405)
    const refused = agent.sendUnchecked('DELETE', '/deals/')
    expect(await expectProblem(refused, 405)).toMatchObject({ title: 'Method not allowed' })
    expect((await refused).headers.get('Allow')).toMatch(/GET/)
    await expectProblem(agent.sendUnchecked('GET', `/deals/${'0'.repeat(24)}/move/`), 405)
  })
})

it('a call with an unknown path or method is refused before the CSRF check', async () => {
  const visitor = app.visitor()
  await expectProblem(visitor.sendUnchecked('DELETE', '/deals/'), 405)
  await expectProblem(visitor.sendUnchecked('PUT', '/contacts/'), 405)
  await expectProblem(visitor.sendUnchecked('PROPFIND', '/contacts/'), 405)
  await expectProblem(visitor.sendUnchecked('POST', '/nothing/'), 404)
})

it('headers are validated against the contract too', async () => {
  for (const key of ['', 'x'.repeat(256)]) {
    const headers = { 'Idempotency-Key': key }
    const { errors } = await expectProblem(agent.post('/contacts/', { last_name: 'x' }, { headers }), 400)
    expect(errors?.map(({ field }) => field)).toEqual(['Idempotency-Key'])
  }
})

describe('bodies', () => {
  it.each([
    ['half an object', '{'],
    ['no object', '[]'],
    ['nothing', 'null'],
    ['a byte order mark', `${String.fromCodePoint(0xfe_ff)}{}`],
    ['half a million levels', '['.repeat(500_000) + ']'.repeat(500_000)],
    ['an operator', '{"last_name":{"$ne":null}}'],
    ['a prototype', '{"last_name":"x","__proto__":{"owner":"x"}}'],
    ['a prototype further down', '{"last_name":"x","address":{"__proto__":{"street":"x"}}}'],
    ['a constructor', '{"last_name":"x","constructor":{"prototype":{}}}'],
    ['an account', '{"last_name":"x","account":"0123456789abcdef01234567"}'],
    ['a version', '{"last_name":"x","version":7}'],
  ])('%s are not valid', async (_case, text) => {
    await expectProblem(sent(text), 400)
  })

  it('not in plain UTF-8 are refused, not misread', async () => {
    const utf16 = new Uint8Array(Buffer.from('{"last_name":"x"}', 'utf16le'))
    const marked = new Uint8Array([0xff, 0xfe, ...utf16])
    const latin1 = new Uint8Array(Buffer.from('{"last_name":"é"}', 'latin1'))
    for (const text of [utf16, marked, latin1])
      await expectProblem(agent.post('/contacts/', undefined, { text, headers: JSON_TYPE }), 400)
    for (const charset of ['utf-16', 'UTF-16LE', '"utf-32"', 'iso-8859-1', 'x'])
      await expectProblem(sent('{}', { 'Content-Type': `application/json; charset=${charset}` }), 415)
    await expectProblem(sent('{}', { ...JSON_TYPE, 'Content-Encoding': 'gzip' }), 415)
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    await expectProblem(agent.post('/auth/login/', undefined, { text: 'username=%E9&password=b', headers: form }), 400)
    const written = await sent('{"last_name":"é"}', { 'Content-Type': 'application/json; charset=UTF-8' })
    expect(written.body).toMatchObject({ last_name: 'é' })
  })

  it('of another media type are refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      await expectProblem(sent('last_name=x', { 'Content-Type': type }), 415)
    }
  })

  it('that are too large are refused', async () => {
    const problem = await expectProblem(sent(`"${'a'.repeat(1024 * 1024)}"`), 413)
    expect(problem).toMatchObject({ detail: 'Requests can be up to 1 MB.' })
  })

  it('with a thousand errors get fifty of them', async () => {
    const text = `{${Array.from({ length: 1000 }, (_, i) => `"field${i}":1`).join()}}`
    expect((await expectProblem(sent(text), 400)).errors).toHaveLength(50)
  })

  it('as forms cannot reach a prototype, and name a field once', async () => {
    for (const text of [
      '__proto__[a]=1&username=a&password=b',
      'username=a&username=b',
      'username[$ne]=a&password=b',
    ]) {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
      await expectProblem(agent.post('/auth/login/', undefined, { text, headers }), 400)
    }
  })
})

describe('queries', () => {
  it.each(['page=0', 'page_size=101', 'sort=commission.gross', 'status[$ne]=1', '__proto__=1', 'cursor=x', 'team=A'])(
    '?%s isn’t valid',
    async (query) => {
      await expectProblem(agent.get(`/deals/?${query}`), 400)
    },
  )

  it('without a word find nothing', async () => {
    for (const path of ['/deals/', '/contacts/', '/tasks/'] as const) {
      expect((await agent.get(`${path}?q=%25`)).body.count).toBe(0)
    }
    expect((await agent.get('/search/?q=---')).body).toEqual({ deals: [], contacts: [], tasks: [] })
  })
})
