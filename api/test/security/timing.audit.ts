/**
 * Response times must not reveal known addresses, nor links that were valid once: medians over several hundred attempts of each kind, alternating, are
 * within 10 % of each other. Only run by `pnpm audit:security`: no test asserts a time.
 */
import { beforeAll, expect, it } from 'vitest'
import { UserModel } from '#entities/users/user.model.ts'
import { hashPassword } from '#platform/records/passwords.ts'
import { createDeal } from '#test/factories/deals.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import { TEST_PASSWORD } from '#test/test-client.ts'

const TRIES = 300
const WARM_UP = 20

const app = useTestApp({ loginAttempts: 1_000_000, loginAttemptsPerAddress: 1_000_000, trustedProxies: 1 })

beforeAll(async () => {
  const { owner } = await createPeople('north')
  // With the product's cost, which differs from the factory's.
  await UserModel.updateOne({ _id: owner.id }, { password_hash: await hashPassword(TEST_PASSWORD) })
})

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The ratio of the slower kind of request to the faster, by their medians. */
async function slower(ask: (isKnown: boolean, i: number) => Promise<unknown>): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let i = 0; i < TRIES + WARM_UP; i++) {
    // Alternating, with each kind first equally often, so that neither has an advantage.
    const order = i % 2 ? ([true, false] as const) : ([false, true] as const)
    for (const isKnown of order) {
      const begin = performance.now()
      await ask(isKnown, i)
      if (i >= WARM_UP) times[isKnown ? 'known' : 'unknown'].push(performance.now() - begin)
    }
  }
  const [less = 1, more = 1] = [median(times.known), median(times.unknown)].toSorted((a, b) => a - b)
  console.log(`known ${median(times.known).toFixed(2)} ms, unknown ${median(times.unknown).toFixed(2)} ms`)
  return more / less
}

/** Always a new address, so that no rate limit applies. */
const from = (i: number) => ({ 'X-Forwarded-For': `10.${i % 200}.${Math.floor(i / 200)}.7` })

it('signing in', async () => {
  const visitor = app.visitor()
  await visitor.get('/auth/login/')
  const ratio = await slower((isKnown, i) => {
    const form = { username: isKnown ? 'owner@north.test' : 'no-one@north.test', password: 'wrong' }
    return visitor.post('/auth/login/', undefined, { form, headers: from(i) })
  })
  expect(ratio).toBeLessThan(1.1)
}, 120_000)

it('forgetting a password', async () => {
  const people = await Promise.all(Array.from({ length: 60 }, (_, i) => createPeople(`known${i}`)))
  const known = people.flatMap(({ owner, admin, agent, agent2, assistant, client }) =>
    [owner, admin, agent, agent2, assistant, client].map(({ email }) => email),
  )
  const visitor = app.visitor()
  await visitor.get('/auth/login/')
  const ratio = await slower((isKnown, i) => {
    const username = isKnown ? known[i] : known[i]?.replace('known', 'no-one')
    return visitor.post('/auth/forget_password', { username }, { headers: from(i) })
  })
  expect(ratio).toBeLessThan(1.1)
}, 120_000)

it('signing up', async () => {
  const people = await Promise.all(Array.from({ length: 60 }, (_, i) => createPeople(`taken${i}`)))
  const known = people.flatMap(({ owner, admin, agent, agent2, assistant, client }) =>
    [owner, admin, agent, agent2, assistant, client].map(({ email }) => email),
  )
  const visitor = app.visitor()
  await visitor.get('/auth/login/')
  const person = { first_name: 'A', last_name: 'B', phone_number: '(860) 555-0100', name: 'C', team_size: '2-5' }
  const ratio = await slower((isKnown, i) => {
    const email = isKnown ? known[i] : known[i]?.replace('taken', 'no-one')
    return visitor.post('/account/signup', { ...person, email }, { headers: from(i) })
  })
  expect(ratio).toBeLessThan(1.1)
}, 120_000)

it('opening a private link that has ended', async () => {
  const people = await createPeople('shares')
  const agent = await app.signIn(people.agent.email)
  const contact = (await agent.post('/contacts/', { last_name: 'Brooks' })).body.id
  const deal = await createDeal(people, { parties: [{ contact, role: 'buyer' }] })
  const { portal, token } = (await agent.post('/portals/', { deal: String(deal._id), contact, mode: 'link' })).body
  await agent.post(`/portals/${portal.id}/revoke/`)
  const visitor = app.visitor()
  const ratio = await slower((isKnown, i) =>
    visitor.get(`/portal/${isKnown ? token : String(i).padStart(43, 'A')}/`, { headers: from(i) }),
  )
  expect(ratio).toBeLessThan(1.1)
}, 120_000)
