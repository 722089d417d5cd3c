/** A token gets through where the contract names its scope, and nowhere else: every operation with every single scope. */
import type { TokenScope as Scope } from 'openapi'
import { TokenScope } from 'openapi/codes'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ContractOperation, contract, contractOperations } from '#platform/http/contract.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import { TestClient } from '#test/test-client.ts'

const app = useTestApp({ tokenCallsAMinute: 100_000 })
const scopes = Object.values(TokenScope)
const operations = [...contractOperations.values()]
/** A few at a time, since they all count against the limit of one token. */
const batches = [...Map.groupBy(operations, (_, i) => i % 30).values()]
const LACKING = 'urn:protracker:problem:insufficient-scope'
let owner: TestClient

beforeAll(async () => {
  await createPeople('north')
  owner = await app.signIn('owner@north.test')
})

async function program(held: Scope[]): Promise<TestClient> {
  const expires_at = new Date(Date.now() + 60 * 60_000).toISOString()
  const { body } = await owner.post('/tokens/', { name: held.join(), scopes: held, expires_at })
  return new TestClient(app.url, body.token)
}

/** What the published contract says of tokens: none, any, or the one scope. */
function namedScope({ security = contract.security }: ContractOperation): Scope | 'none' | 'any' {
  const requirements = security as { token?: Scope[] }[]
  if (requirements.length === 0) return 'any'
  return requirements.find(({ token }) => token)?.token?.[0] ?? 'none'
}

const covers = (held: Scope, needed: Scope) => held === needed || held === needed.split(':')[1]

/** A call of records that do not exist: what is asked is whether it is refused for the token. */
async function call(client: TestClient, { method, path }: ContractOperation) {
  const answer = await client.sendUnchecked(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '0'.repeat(24)))
  return { ...answer, body: (answer.body ?? {}) as { type?: string; title?: string } }
}

describe.each(scopes)('a token of the scope %s', (held) => {
  it('gets through exactly where the contract names it', async () => {
    const client = await program([held])
    const wrong: string[] = []
    const check = async (operation: ContractOperation) => {
      const named = namedScope(operation)
      const { status, body, headers } = await call(client, operation)
      const isLacking = named !== 'any' && named !== 'none' && !covers(held, named)
      const asks = `Bearer error="insufficient_scope", scope="${named}"`
      const isRefused = status === 403 && body.type === LACKING && headers.get('WWW-Authenticate') === asks
      const isRight = named === 'none' ? status === 403 && body.type !== LACKING : isRefused === isLacking
      if (!isRight) wrong.push(`${operation.operationId}, which needs ${named}: ${status} ${body.title ?? ''}`)
    }
    for (const some of batches) await Promise.all(some.map(check))
    expect(wrong).toEqual([])
  })
})

it('every scope but the wide ones is named by an operation, and they stand for all of their kind', () => {
  const named = new Set(operations.map(namedScope))
  expect(scopes.filter((scope) => !named.has(scope))).toEqual(['read', 'write'])
  for (const operation of operations) {
    const scope = namedScope(operation)
    if (scope !== 'any' && scope !== 'none') expect(scope).toMatch(operation.method === 'get' ? /:read$/ : /:write$/)
  }
})
