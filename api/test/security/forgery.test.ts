/** Forges requests for every unsafe operation of the contract: all are refused, and nothing is written. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { ContractOperation } from '#platform/contract/contract.ts'
import type { Caller } from '#test/authorization/matrix.ts'
import { World } from '#test/authorization/world.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { callerOf, genuineCall, unsafeOperations } from './calls.ts'
import { fingerprint } from './fingerprint.ts'

const app = useTestApp()
let world: World

beforeAll(async () => {
  world = await World.create(app)
})

type Tokens = { own: string; another: string; beforeLogin: string }
type Request = { cookie?: string; header?: string; headers?: Record<string, string> }

const FORGERIES: [name: string, forge: (tokens: Tokens) => Request][] = [
  ['without the header', ({ own }) => ({ cookie: own })],
  ['without the cookie', ({ own }) => ({ header: own })],
  ['with a header that is not the cookie', ({ own, another }) => ({ cookie: own, header: another })],
  ['with the token of another session', ({ another }) => ({ cookie: another, header: another })],
  ['with a token from before the sign-in', ({ beforeLogin }) => ({ cookie: beforeLogin, header: beforeLogin })],
  [
    'from a foreign origin',
    ({ own }) => ({ cookie: own, header: own, headers: { Origin: 'https://evil.example.com' } }),
  ],
  ['from another site', ({ own }) => ({ cookie: own, header: own, headers: { 'Sec-Fetch-Site': 'cross-site' } })],
]

/** Signing in or out ends the session that other calls need. */
const callerFor = async ({ operationId }: ContractOperation, role: Caller) =>
  operationId === 'login' || operationId === 'logout' ? world.anew(role) : world.as(role)

const tokenOf = ({ cookies }: TestClient) => cookies.get('csrftoken') ?? ''

type Sent = { method: string; path: string; body: object | undefined; session: string | undefined }

async function send({ method, path, body, session }: Sent, { cookie, header, headers }: Request): Promise<number> {
  const answer = await fetch(app.url + path, {
    method: method.toUpperCase(),
    headers: {
      Cookie: [`protracker.sid=${session}`, ...(cookie ? [`csrftoken=${cookie}`] : [])].join('; '),
      ...(header && { 'X-CSRFToken': header }),
      ...(body && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** What is done in no one's name can't be forged. */
const forgeable = unsafeOperations.filter(({ isInNoName }) => !isInNoName)

describe.each(forgeable.map((operation) => [operation.operationId, operation] as const))('%s', (_id, operation) => {
  it('is refused if forged, and works if not', async () => {
    const { after, ...call } = await genuineCall(operation, world)
    const { role, status } = callerOf(operation)
    const victim = await callerFor(operation, role)
    const [own, another, beforeLogin] = [victim, world.as('agent2'), world.as('anonymous')].map(tokenOf)
    if (!own || !another || !beforeLogin) throw new Error('unreachable: everyone has a token')
    const sent = { ...call, method: operation.method, session: victim.cookies.get('protracker.sid') }

    const before = await fingerprint()
    const answers: Record<string, number> = {}
    for (const [name, forge] of FORGERIES) answers[name] = await send(sent, forge({ own, another, beforeLogin }))
    expect(answers).toEqual(Object.fromEntries(FORGERIES.map(([name]) => [name, 403])))
    expect(await fingerprint()).toEqual(before)
    expect(await send(sent, { cookie: own, header: own })).toBe(status)
    await after?.()
  })
})
