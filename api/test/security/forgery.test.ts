/** Every unsafe operation of the contract × the ways to forge a request: refused, and nothing is written. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { ContractOperation } from '../../src/http/contract.ts'
import { World } from '../authorisation/world.ts'
import { useTestApp } from '../test-app.ts'
import { callerOf, genuineCall, unsafeOperations } from './calls.ts'
import { fingerprint } from './fingerprint.ts'

const app = useTestApp({ loginAttemptsPerAddress: 100_000 })
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

/** Someone who may make the call, freshly signed in, with the tokens that a forger may hold. */
async function victim(operation: ContractOperation): Promise<{ session: string; tokens: Tokens }> {
  const client = app.visitor()
  await client.get('/auth/login/')
  const beforeLogin = client.cookies.get('csrftoken') ?? ''
  await client.signIn(callerOf(operation))
  const another = world.as('agent2').cookies.get('csrftoken') ?? ''
  return {
    session: client.cookies.get('protracker.sid') ?? '',
    tokens: { own: client.cookies.get('csrftoken') ?? '', another, beforeLogin },
  }
}

describe.each(unsafeOperations.map((operation) => [operation.operationId, operation] as const))(
  '%s',
  (_id, operation) => {
    it('is refused where it is forged, and done where it is not', async () => {
      const { path, body } = await genuineCall(operation, world)
      const { session, tokens } = await victim(operation)
      const send = async ({ cookie, header, headers }: Request): Promise<number> => {
        const cookies = [`protracker.sid=${session}`, ...(cookie ? [`csrftoken=${cookie}`] : [])].join('; ')
        const answer = await fetch(app.url + path, {
          method: operation.method.toUpperCase(),
          headers: {
            Cookie: cookies,
            ...(header && { 'X-CSRFToken': header }),
            ...(body && { 'Content-Type': 'application/json' }),
            ...headers,
          },
          ...(body && { body: JSON.stringify(body) }),
        })
        await answer.arrayBuffer()
        return answer.status
      }
      const before = await fingerprint()
      const answers: Record<string, number> = {}
      for (const [name, forge] of FORGERIES) answers[name] = await send(forge(tokens))
      expect(answers).toEqual(Object.fromEntries(FORGERIES.map(([name]) => [name, 403])))
      expect(await fingerprint()).toEqual(before)
      expect(await send({ cookie: tokens.own, header: tokens.own })).toBeLessThan(300)
    })
  },
)
