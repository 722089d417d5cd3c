/** A token gets through where the contract names its scope, and nowhere else. */
import type { TokenScope as Scope } from 'openapi'
import { TokenScope } from 'openapi/codes'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ContractOperation, contract, contractOperations } from '#platform/contract/contract.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import { TestClient } from '#test/test-client.ts'

const app = useTestApp({ tokenCallsAMinute: 100_000 })
const scopes = Object.values(TokenScope)
const operations = [...contractOperations.values()]
const LACKING = 'urn:protracker:problem:insufficient-scope'
let owner: TestClient
let made: string[] = []

beforeAll(async () => {
  await createPeople('north')
  owner = await app.signIn('owner@north.test')
})

// A person has at most fifty.
afterEach(async () => {
  for (const id of made) await owner.delete(`/tokens/${id}/`)
  made = []
})

async function program(held: Scope[]): Promise<TestClient> {
  const expires_at = new Date(Date.now() + 60 * 60_000).toISOString()
  const { body } = await owner.post('/tokens/', { name: 'A program', scopes: held, expires_at })
  made.push(body.access_token.id)
  return new TestClient(app.url, body.token)
}

/** What the published contract says of tokens: none, any, or the one scope. */
function namedScope({ security = contract.security }: ContractOperation): Scope | 'none' | 'any' {
  const requirements = security as { token?: Scope[] }[]
  if (requirements.length === 0) return 'any'
  return requirements.find(({ token }) => token)?.token?.[0] ?? 'none'
}

/** A call of records that do not exist: what is asked is whether it is refused for the token. */
async function call(client: TestClient, { method, path }: ContractOperation) {
  const answer = await client.sendUnchecked(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '0'.repeat(24)))
  return { ...answer, body: (answer.body ?? {}) as { type?: string; title?: string } }
}

/** The scope that stands for all scopes of its kind. */
const wideScope = (scope: Scope): Scope => (scope.endsWith(':read') ? TokenScope.read : TokenScope.write)

const isRefusedFor = (scope: Scope, { status, body, headers }: Awaited<ReturnType<typeof call>>) =>
  status === 403 &&
  body.type === LACKING &&
  headers.get('WWW-Authenticate') === `Bearer error="insufficient_scope", scope="${scope}"`

/** The operations of which `isRight` is false, called by `client`. */
async function wrongOnes(
  client: TestClient,
  called: readonly ContractOperation[],
  isRight: (answer: Awaited<ReturnType<typeof call>>) => boolean,
): Promise<string[]> {
  const wrong: string[] = []
  const check = async (operation: ContractOperation) => {
    const answer = await call(client, operation)
    if (!isRight(answer)) wrong.push(`${operation.operationId}: ${answer.status} ${answer.body.title ?? ''}`)
  }
  // A few at a time, since they all count against the limit of one token.
  for (const some of Map.groupBy(called, (_, i) => i % 30).values()) await Promise.all(some.map(check))
  return wrong
}

/** The operations by the scope that they need. */
const named = new Map<Scope, ContractOperation[]>()
for (const operation of operations) {
  const scope = namedScope(operation)
  if (scope !== 'any' && scope !== 'none') named.set(scope, [...(named.get(scope) ?? []), operation])
}

// A token of every other scope stands for all tokens of one other scope, in a thirtieth of the calls.
describe.each([...named.keys()])('an operation that needs %s', (scope) => {
  const called = named.get(scope) ?? []

  it('lets through tokens of this scope, and of all scopes of its kind', async () => {
    for (const held of [scope, wideScope(scope)])
      expect(await wrongOnes(await program([held]), called, (answer) => !isRefusedFor(scope, answer))).toEqual([])
  })

  it('refuses a token of every other scope', async () => {
    const others = scopes.filter((other) => other !== scope && other !== wideScope(scope))
    expect(await wrongOnes(await program(others), called, (answer) => isRefusedFor(scope, answer))).toEqual([])
  })
})

it('an operation that the contract opens to no token refuses one of every scope', async () => {
  const isRefused = ({ status, body }: Awaited<ReturnType<typeof call>>) => status === 403 && body.type !== LACKING
  const called = operations.filter((operation) => namedScope(operation) === 'none')
  expect(await wrongOnes(await program([...scopes]), called, isRefused)).toEqual([])
})

it('an operation that is open to everyone is open to every token', async () => {
  const called = operations.filter((operation) => namedScope(operation) === 'any')
  for (const scope of [TokenScope.read, TokenScope.write])
    expect(await wrongOnes(await program([scope]), called, ({ body }) => body.type !== LACKING)).toEqual([])
})

it('every scope but the wide ones is named by an operation, and they stand for all of their kind', () => {
  expect(scopes.filter((scope) => !named.has(scope))).toEqual(['read', 'write'])
  for (const [scope, called] of named)
    for (const { method } of called) expect(scope).toMatch(method === 'get' ? /:read$/ : /:write$/)
})
