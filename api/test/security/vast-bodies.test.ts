/**
 * Bodies that are vast, or have errors in very many places. Reading them, or listing all of the errors, would block the
 * process for seconds. `event-loop` (audit) measures that nothing of this kind does.
 */
import type { Problem } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { contractOperations } from '#platform/contract/contract.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let agent: TestClient

beforeAll(async () => {
  ;({ agent } = await openTeam(app, ['agent']))
})

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)
const noteOf = (blocks: number, part: unknown) => ({
  deal: '6560a1f2c3d4e5f60718aa01',
  body: times(blocks, { type: 'bullet', content: times(500, part) }),
})
const fieldsOf = ({ errors = [] }: Problem) => [
  ...new Set(errors.map(({ field }) => field.replace(/^(body\.\d+\.content\.\d+).*$/, '$1'))),
]

it('a body gets more than one of its errors', async () => {
  const problem = await agent.refused('POST', '/notes/', noteOf(1, { type: 'text', text: '' }))
  expect(problem.status).toBe(400)
  expect(fieldsOf(problem).length).toBeGreaterThan(10)
})

it.each([
  ['empty', {}],
  ['of no kind', 0],
  ['half there', { type: 'text' }],
])('a vast one with invalid parts (%s) gets only the first', async (_case, part) => {
  const problem = await agent.refused('POST', '/notes/', noteOf(100, part))
  expect(problem.status).toBe(400)
  expect(fieldsOf(problem)).toEqual(['body.0.content.0'])
})

it('a very deep one gets a normal response', async () => {
  const text = `{"deal":"6560a1f2c3d4e5f60718aa01","body":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  const headers = { 'Content-Type': 'application/json' }
  const { status } = await agent.post('/notes/', undefined, { text, headers })
  expect(status).toBe(400)
})

describe('a form', () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const sent = (text: string) => agent.refused('POST', '/auth/login/', undefined, { text, headers })

  it('with more fields than any form has is not parsed', async () => {
    expect(fieldsOf(await sent('a&'.repeat(99)))).toContain('a')
    expect(await sent('a&'.repeat(100))).toMatchObject({
      status: 400,
      errors: [{ field: '', reason: 'has too many fields' }],
    })
  })

  it('has a part with very many errors, of which only the first is reported', async () => {
    const { id } = (await agent.get('/auth/login/')).body
    const form = new FormData()
    const person = Object.fromEntries(times(5001, 0).map((_, i) => [`f${i}`, 0]))
    form.set('person', new Blob([JSON.stringify(person)], { type: 'application/json' }))
    expect((await agent.refused('PATCH', `/user/${id}/` as const, form)).errors).toHaveLength(1)
  })
})

describe('at most 16 kB are read of what visitors may send', () => {
  const forVisitors = [...contractOperations.values()].flatMap(
    ({ operationId, takesVisitors, method, path, requestBody }) =>
      takesVisitors ? Object.keys(requestBody?.content ?? {}).map((type) => ({ operationId, method, path, type })) : [],
  )

  it('the contract has such operations', () => {
    expect(forVisitors.map(({ operationId }) => operationId)).toContain('login')
  })

  it.each(forVisitors)('$operationId as $type', async ({ method, path, type }) => {
    const visitor = app.visitor()
    await visitor.get('/auth/login/')
    const filled = path.replaceAll(/\{\w+\}/g, 'x'.repeat(16))
    const sent = (text: string) =>
      visitor.sendUnchecked(method.toUpperCase(), filled, undefined, { text, headers: { 'Content-Type': type } })
    expect((await sent('a'.repeat(16 * 1024))).status).toBe(400)
    expect((await sent('a'.repeat(16 * 1024 + 1))).status).toBe(413)
  })
})

it('the longest ticket fits into a form, whatever its language', async () => {
  const form = { subject: '語'.repeat(200), description: '語'.repeat(10_000), priority: '1', type: '1' }
  expect((await agent.post('/ticket/', undefined, { form })).status).toBe(201)
})
