/** Bodies with errors in very many places. Listing all of them would block the process for seconds. */
import type { Problem } from 'openapi'
import { beforeAll, expect, it } from 'vitest'
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
