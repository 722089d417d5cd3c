/** Responses must not reveal whether someone has an account: they are the same for known and unknown addresses. */
import { UserStatus } from 'openapi/codes'
import { beforeAll, expect, it } from 'vitest'
import { UserModel } from '#entities/users/user.model.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import { TEST_PASSWORD } from '#test/test-client.ts'

const app = useTestApp({ loginAttempts: 3, loginAttemptsPerAddress: 1000 })
let people: People

beforeAll(async () => {
  people = await createPeople('north')
  await UserModel.updateOne({ _id: people.agent2.id }, { status: UserStatus.Disabled })
  await UserModel.updateOne({ _id: people.assistant.id }, { status: UserStatus.Invited, password_hash: null })
})

/** A response without the parts that differ between any two requests. */
async function asked(path: '/auth/login/' | '/account/signup' | '/auth/forget_password', body: object) {
  const visitor = app.visitor()
  await visitor.get('/auth/login/')
  const { status, headers, body: answer } = await visitor.post(path, body)
  const passing = new Set(['date', 'x-request-id', 'set-cookie', 'ratelimit', 'retry-after'])
  return {
    status,
    answer: { ...answer, request_id: '' },
    headers: [...headers].filter(([name]) => !passing.has(name)),
    cookies: headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '')),
  }
}

const signIn = (username: string, password: string) => asked('/auth/login/', { username, password })

it('signing in', async () => {
  const unknown = await signIn('no-one@north.test', TEST_PASSWORD)
  expect(unknown.status).toBe(400)
  expect(await signIn(people.owner.email, 'wrong')).toEqual(unknown)
  // A disabled user with the right password, and an invited one without any.
  expect(await signIn(people.agent2.email, TEST_PASSWORD)).toEqual(unknown)
  expect(await signIn(people.assistant.email, TEST_PASSWORD)).toEqual(unknown)
})

it('signing in too often', async () => {
  const often = async (username: string) => {
    const statuses = []
    for (let attempt = 0; attempt < 5; attempt++) statuses.push((await signIn(username, 'wrong')).status)
    return { statuses, last: await signIn(username, 'wrong') }
  }
  const unknown = await often('unknown@north.test')
  expect(unknown.statuses).toEqual([400, 400, 400, 429, 429])
  expect(await often(people.admin.email)).toEqual(unknown)
})

it('signing up', async () => {
  const person = { first_name: 'A', last_name: 'B', phone_number: '(860) 555-0100', name: 'C', team_size: '2-5' }
  const unknown = await asked('/account/signup', { ...person, email: 'new@example.com' })
  expect(unknown.status).toBe(202)
  expect(await asked('/account/signup', { ...person, email: people.owner.email })).toEqual(unknown)
  expect(await asked('/account/signup', { ...person, email: 'NEW@example.com' })).toEqual(unknown)
})

it('forgetting a password', async () => {
  const forget = (username: string) => asked('/auth/forget_password', { username })
  const unknown = await forget('no-one@north.test')
  expect(unknown.status).toBe(202)
  // Active, disabled, and invited users.
  for (const { email } of [people.owner, people.agent2, people.assistant]) expect(await forget(email)).toEqual(unknown)
  const [first, ...rest] = await Promise.all([...Array(8)].map(() => forget('often@north.test')))
  expect([first, ...rest].filter((one) => one?.status === 202)).toHaveLength(5)
})

it('inviting someone whose address belongs to another account', async () => {
  const south = await createPeople('south')
  const owner = await app.signIn(people.owner.email)
  const invite = async (email: string) => {
    const member = { email, first_name: 'Theo', last_name: 'Lindqvist', role: 'agent' }
    const path = `/teams/${String(people.team)}/members/` as const
    const { status, body } = await owner.post(path, member)
    const { email: _, ...shown } = body.members.find((one) => one.email === email) ?? { email: '' }
    return {
      status,
      shown: JSON.parse(JSON.stringify(shown).replaceAll(/"[0-9a-f]{24}"|"[\d-]+T[\d:.]+Z"/g, '""')) as object,
    }
  }
  const unknown = await invite('stranger@example.com')
  expect(unknown.status).toBe(201)
  expect(await invite(south.agent.email)).toEqual(unknown)
})
